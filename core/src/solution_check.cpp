#include "ricochet/solution_check.hpp"

#include "ricochet/move_reader.hpp"

namespace ricochet {

namespace {

// What is wrong with a solution that ran out of moves without a win.
Complaint describe_ending(const Contest& contest, const Play& play, std::optional<Robot> last_moved) {
    const Goal& goal = contest.goal;
    if (!last_moved) {
        return "there are no moves";
    }
    const Robot robot = goal.claimant.is_any() ? *last_moved : goal.claimant.robot();
    if (!play.robots.has(robot)) {
        return Complaint("there is no ").append(name(robot)).append(" robot to claim the goal");
    }
    const Cell cell = play.robots.of(robot);
    const Trail& trail = play.trails[index(robot)];
    if (cell != goal.cell) {
        return Complaint(name(robot))
            .append(" stopped at ")
            .append_cell(cell)
            .append(", the goal is ")
            .append_cell(goal.cell);
    }
    if (!trail.moved) {
        return Complaint(name(robot)).append(" stands on the goal but has not arrived there by a move");
    }
    if (contest.rules.ricochet == Ricochet::no_one_move) {
        return Complaint(name(robot)).append(" reached the goal in a single move, which does not count");
    }
    return Complaint(name(robot)).append(" reached the goal without turning at a right angle on the way");
}

// Judges moves as they come, whoever supplies them.
class Judge {
  public:
    Judge(const SlideTable& table, const Contest& contest, const Position& start)
        : table_(table), contest_(contest), play_(starting_play(start)) {}

    // False once a move was refused.
    bool accept(Move move) {
        ++count_;
        const Refusal why = make_move(table_, contest_, play_, move);
        if (why == Refusal::none) {
            last_moved_ = move.robot;
            return true;
        }
        reject(Complaint("move ").append_number(count_).append(": ").append(describe(why, move).view()));
        return false;
    }

    void reject(const Complaint& complaint) {
        check_.offending_move = count_;
        check_.complaint = complaint;
    }
    void reject_next(const Complaint& complaint) {
        ++count_;
        reject(complaint);
    }

    // The verdict when there are no more moves.
    SolutionCheck finish() {
        if (check_.right()) {
            if (play_.won) {
                check_.moves = play_.moves;
                check_.winner = play_.winner;
            } else {
                check_.complaint = describe_ending(contest_, play_, last_moved_);
            }
        }
        return check_;
    }

  private:
    const SlideTable& table_;
    const Contest& contest_;
    Play play_;
    std::uint32_t count_ = 0;
    std::optional<Robot> last_moved_;
    SolutionCheck check_;
};

}  // namespace

SolutionCheck check_solution(const SlideTable& table, const Contest& contest, const Position& start,
                             std::span<const Move> moves) {
    Judge judge(table, contest, start);
    for (const Move move : moves) {
        if (!judge.accept(move)) {
            break;
        }
    }
    return judge.finish();
}

SolutionCheck check_solution(const SlideTable& table, const Contest& contest, const Position& start,
                             std::string_view moves) {
    Judge judge(table, contest, start);
    MoveReader reader(moves);
    while (const auto move = reader.next()) {
        if (!judge.accept(*move)) {
            return judge.finish();
        }
    }
    if (!reader.complaint().empty()) {
        judge.reject_next(reader.complaint());
    }
    return judge.finish();
}

Complaint describe(Refusal why, Move move) {
    const auto robot = name(move.robot);
    switch (why) {
        case Refusal::none:
            return {};
        case Refusal::no_such_robot:
            return Complaint("there is no ").append(robot).append(" robot in this game");
        case Refusal::blocked:
            return Complaint(robot).append(" cannot move ").append(name(move.direction));
        case Refusal::rebound:
            return Complaint(robot).append(" may not go straight back ").append(name(move.direction));
        case Refusal::over:
            return "the goal has been reached already";
    }
    return {};
}

}  // namespace ricochet
