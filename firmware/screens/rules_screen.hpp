// Rules and help, page by page: what all modes share, and a page for each mode.
#pragma once

#include "app/screen.hpp"

namespace handheld {

class RulesScreen final : public Screen {
  public:
    using Screen::Screen;
    // At the page of the mode being played.
    void enter() override;
    void turn_to(unsigned page) { page_ = page; }
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

    [[nodiscard]] unsigned page_count() const;
    [[nodiscard]] std::string_view title(unsigned page) const;

  private:
    [[nodiscard]] std::string_view text(unsigned page) const;
    // Which mode's page it is; nothing if it is for all.
    [[nodiscard]] const Mode* mode_of(unsigned page) const;

    unsigned page_ = 0;
};

}  // namespace handheld
