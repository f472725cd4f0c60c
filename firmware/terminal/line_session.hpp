// The game as lines of text, for scripts, pipes and terminals without a screen: a command a line in, what
// happened out. And the playing of a list of moves given on the command line.
#pragma once

#include <string>
#include <string_view>

#include "canvas.hpp"
#include "ricochet/classic_game.hpp"
#include "save_file.hpp"

namespace ricochet::terminal {

class LineSession {
  public:
    LineSession(const ClassicGame& game, SaveFile& save_file, const Paint& paint)
        : game_(game), save_file_(save_file), paint_(paint) {}

    // Plays the lines of standard input, with a prompt if asked; returns the exit status.
    int run(bool prompt);

    // Plays these moves and judges them as a solution; returns the exit status.
    int play(std::string_view moves);

    void print_board() const;
    void print_goal() const;

  private:
    // False if the player leaves.
    bool obey(std::string_view line);
    void play_line(std::string_view line);
    void undo();
    void redo();
    void skip();
    void go_on();
    void refuse(const std::string& why);
    void print_move(Move move, Cell from) const;
    void print_victory() const;
    void save();

    ClassicGame game_;
    SaveFile& save_file_;
    Paint paint_;
    bool all_well_ = true;
};

}  // namespace ricochet::terminal
