#include "ricochet/carom_search.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t unreachable = 255;
constexpr unsigned move_count = carom_pieces * 4;
constexpr unsigned last_round = 15;  // of questions, after which the table is cleared
static_assert(carom_optimum.most < 16, "moves left have four bits in the table");

// Six bits name a cell of 8×8.
constexpr std::uint32_t small_index(Cell cell) { return (cell.y() * carom_side) + cell.x(); }

// The table: pairs of slots, each with 24 bits of key, 4 of the number of the question and 4 of moves that do
// not suffice. In a pair the first slot keeps what was refuted with the most moves left, the second whatever
// came last. What another question left behind counts as empty; 0 is no question's number.
class RefutedTable {
  public:
    RefutedTable(std::span<std::uint32_t> block, unsigned question) : block_(block), question_(question) {}

    [[nodiscard]] bool is_refuted(std::uint32_t key, unsigned left) const {
        if (block_.size() < 2) {
            return false;
        }
        const std::size_t first = pair_of(key);
        return says_so(block_[first], key, left) || says_so(block_[first + 1], key, left);
    }

    void refute(std::uint32_t key, unsigned left) {
        if (block_.size() < 2) {
            return;
        }
        const std::size_t first = pair_of(key);
        const std::uint32_t old = block_[first];
        const bool better = !is_ours(old) || old >> 8U == key || (old & 15U) <= left;
        block_[better ? first : first + 1] = (key << 8U) | (question_ << 4U) | left;
    }

  private:
    [[nodiscard]] bool is_ours(std::uint32_t slot) const { return ((slot >> 4U) & 15U) == question_; }
    [[nodiscard]] bool says_so(std::uint32_t slot, std::uint32_t key, unsigned left) const {
        return slot >> 8U == key && is_ours(slot) && (slot & 15U) >= left;
    }
    [[nodiscard]] std::size_t pair_of(std::uint32_t key) const {
        const auto pairs = static_cast<std::uint32_t>(block_.size() / 2);
        return std::size_t{(((key * 2654435761U) >> 16U) * pairs) >> 16U} * 2;
    }
    std::span<std::uint32_t> block_;
    std::uint32_t question_;
};

}  // namespace

void CaromSearch::start(const SlideTable& table, std::span<std::uint32_t> block, const Question& question) {
    question_ = question;
    pieces_ = question.start;
    if (question_number_ == 0 || question_number_ == last_round) {
        question_number_ = 0;
        for (auto& slot : block) {
            slot = 0;
        }
    }
    ++question_number_;
    prepare_distances(table);
    const unsigned distance = distance_left();
    depth_ = distance > question.least ? distance : question.least;
    begin_depth();
}

// For every cell the moves the target needs at least: those it would need if it could stop anywhere on a slide.
void CaromSearch::prepare_distances(const SlideTable& table) {
    distances_.fill(unreachable);
    std::array<Cell, std::size_t{carom_side} * carom_side> queue{};
    unsigned size = 0;
    distances_[question_.goal.index()] = 0;
    queue[size++] = question_.goal;
    for (unsigned done = 0; done < size; ++done) {
        const Cell from = queue[done];
        for (const auto direction : all_directions) {
            for (const Cell cell : SlidePath(from, table.wall_stop(from, direction))) {
                if (distances_[cell.index()] == unreachable) {
                    distances_[cell.index()] = static_cast<std::uint8_t>(distances_[from.index()] + 1U);
                    queue[size++] = cell;
                }
            }
        }
    }
}

void CaromSearch::begin_depth() {
    if (depth_ > question_.most) {
        status_ = Status::none;
        return;
    }
    status_ = Status::running;
    height_ = 0;
    frames_[0] = Frame{key(), Cell(), 0, 0};
}

// The position in 24 bits. Blockers are alike, so their cells are taken in order; one that may not move is always
// among them, so nothing is mixed up.
std::uint32_t CaromSearch::key() const {
    std::uint32_t a = small_index(pieces_.of(Robot::yellow));
    std::uint32_t b = small_index(pieces_.of(Robot::green));
    std::uint32_t c = small_index(pieces_.of(Robot::blue));
    const auto in_order = [](std::uint32_t& low, std::uint32_t& high) {
        if (low > high) {
            const std::uint32_t swapped = low;
            low = high;
            high = swapped;
        }
    };
    in_order(a, b);
    in_order(b, c);
    in_order(a, b);
    return (small_index(pieces_.of(carom_target)) << 18U) | (a << 12U) | (b << 6U) | c;
}

CaromSearch::Status CaromSearch::run(const SlideTable& table, std::span<std::uint32_t> block,
                                     std::uint32_t& budget) {
    while (status_ == Status::running && budget > 0) {
        --budget;
        // From one position to the next: deeper with the first move that is not hopeless, or back and on.
        for (bool stepped = false; !stepped && status_ == Status::running;) {
            const unsigned left = depth_ - height_;
            stepped = try_move(table, block, left);
            if (!stepped && status_ == Status::running) {
                step_back(block, left);
            }
        }
    }
    return status_;
}

// Makes the next move of this position that may lead to the goal with so many moves left; false if there is none
// or the goal is reached.
bool CaromSearch::try_move(const SlideTable& table, std::span<std::uint32_t> block, unsigned left) {
    Frame& frame = frames_[height_];
    // The target needs all the moves that are left: no blocker can have one of them.
    const unsigned end = distance_left() >= left ? 4U : move_count;
    while (frame.next_move < end) {
        const unsigned number = frame.next_move++;
        const auto piece = static_cast<Robot>(number / 4U);
        if (((question_.movers >> index(piece)) & 1U) == 0) {
            continue;
        }
        const Cell from = pieces_.of(piece);
        const auto direction = static_cast<Direction>(number & 3U);
        if (table.wall_stop(from, direction) == from) {
            continue;
        }
        const Cell to = table.stop(from, direction, pieces_);
        if (to == from) {
            continue;
        }
        if (piece == carom_target) {
            if (to == question_.goal) {
                status_ = Status::found;
                return false;
            }
            if (distances_[to.index()] >= left) {
                continue;
            }
        }
        pieces_.put(piece, to);
        const std::uint32_t next_key = key();
        if (RefutedTable(block, question_number_).is_refuted(next_key, left - 1)) {
            pieces_.put(piece, from);
            continue;
        }
        frames_[++height_] = Frame{next_key, from, static_cast<std::uint8_t>(number), 0};
        return true;
    }
    return false;
}

// Nothing leads on from this position: remembers that, and takes back the move that led to it.
void CaromSearch::step_back(std::span<std::uint32_t> block, unsigned left) {
    const Frame& frame = frames_[height_];
    RefutedTable(block, question_number_).refute(frame.key, left);
    if (height_ == 0) {
        ++depth_;
        begin_depth();
        return;
    }
    pieces_.put(static_cast<Robot>(frame.came_by / 4U), frame.came_from);
    --height_;
}

}  // namespace ricochet
