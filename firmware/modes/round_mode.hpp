// What all modes have in common whose rounds are played by the rules of the boxed game: one goal, robots that slide.
#pragma once

#include "modes/mode.hpp"
#include "ricochet/round.hpp"
#include "ricochet/slide_table.hpp"

namespace handheld {

class RoundMode : public Mode {
  public:
    [[nodiscard]] unsigned moves() const override { return round().now().moves; }
    [[nodiscard]] bool won() const override { return round().won(); }
    [[nodiscard]] bool can_undo() const override { return round().can_undo(); }
    [[nodiscard]] bool can_redo() const override { return round().can_redo(); }
    [[nodiscard]] bool can_move(Move move) const override;
    [[nodiscard]] MoveCheck check(std::span<const Move> moves) const override;
    void put_line(TextWriter& writer) const override;
    [[nodiscard]] std::optional<BoardSlide> last_slide() const override;
    void show_after(std::span<const Move> moves, BoardScene& scene) const override;
    [[nodiscard]] std::optional<Question> question(bool from_start) const override;
    std::size_t answer(bool /*from_start*/, std::span<Move> /*moves*/) const override { return 0; }

  protected:
    ~RoundMode() = default;
    [[nodiscard]] virtual const ricochet::Round& round() const = 0;
    [[nodiscard]] virtual const ricochet::SlideTable& table() const = 0;
    [[nodiscard]] virtual const Board& board() const = 0;
};

}  // namespace handheld
