// A game at the keyboard: keys in, the board out, saved after every move.
#pragma once

#include <string>

#include "page.hpp"
#include "save_file.hpp"
#include "screen.hpp"

namespace ricochet::terminal {

class ScreenSession {
  public:
    // The message is shown first, such as what became of the saved game.
    ScreenSession(const ClassicGame& game, SaveFile& save_file, const Paint& paint, std::string message);

    // Plays until the player leaves; returns the signal that ended it, or 0.
    int run(Screen& screen);

    [[nodiscard]] const ClassicGame& game() const { return game_; }
    // Why the game as it stands is not saved; empty if it is.
    [[nodiscard]] const std::string& save_problem() const { return save_problem_; }

  private:
    enum class Page : std::uint8_t { board, help, summary };

    void draw(Screen& screen) const;
    // Each returns false if the player leaves.
    bool press(const Key& key);
    bool press_on_summary(const Key& key);
    bool press_character(char character);

    void move(Direction direction);
    void choose(unsigned robot);
    void choose_next(unsigned step);
    void undo();
    void redo();
    void restart();
    void skip(char key);
    void go_on();
    void start_another(char key);
    void begin_round();
    void changed(std::string message);
    // Asks to press the key again, the first time.
    bool sure(char key, const std::string& question);

    ClassicGame game_;
    SaveFile& save_file_;
    Paint paint_;
    Desk desk_;
    Page page_ = Page::board;
    char asked_ = '\0';  // the key that was asked to be pressed again
    std::string save_problem_;
};

}  // namespace ricochet::terminal
