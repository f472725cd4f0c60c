#include "ricochet/storage/leaderboard.hpp"

#include <algorithm>

#include "ricochet/solution_check.hpp"
#include "ricochet/storage/field_reader.hpp"

namespace ricochet::storage {

unsigned Leaderboard::rank(std::size_t entry) const {
    unsigned better = 0;
    while (entries_[better].move_count < entries_[entry].move_count) {
        ++better;
    }
    return better + 1;
}

Complaint Leaderboard::enter(const PlayerName& name, std::uint16_t day, std::span<const Move> solution) {
    if (solution.size() > most_moves) {
        return Complaint("a solution of more than ").append_number(most_moves).append(" moves is not kept");
    }
    const auto check = check_solution(SlideTable(puzzle_.board), puzzle_.contest, puzzle_.start, solution);
    if (!check.right()) {
        return check.complaint;
    }
    std::size_t place = 0;
    while (place < count_ && entries_[place].move_count <= solution.size()) {
        ++place;
    }
    if (place == capacity) {
        return "the list is full of better ones";
    }
    count_ = std::min(count_ + 1, capacity);
    std::move_backward(entries_.begin() + static_cast<std::ptrdiff_t>(place),
                       entries_.begin() + static_cast<std::ptrdiff_t>(count_ - 1),
                       entries_.begin() + static_cast<std::ptrdiff_t>(count_));
    Entry& entry = entries_[place];
    entry = {name, day, static_cast<std::uint8_t>(solution.size()), {}};
    std::copy(solution.begin(), solution.end(), entry.moves.begin());
    return {};
}

std::size_t Leaderboard::store(std::span<std::uint8_t> bytes) const {
    ByteWriter writer(bytes);
    put_puzzle(writer, puzzle_);
    writer.put(static_cast<std::uint8_t>(count_));
    for (const Entry& entry : entries()) {
        entry.name.put(writer);
        writer.put(entry.day);
        writer.put(entry.move_count);
        for (const Move move : entry.solution()) {
            writer.put(to_byte(move));
        }
    }
    return writer.used();
}

Complaint Leaderboard::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the leaderboard is of another version";
    }
    if (bytes.size() <= stored_puzzle_size) {
        return "the leaderboard has another length";
    }
    ByteReader front(bytes);
    const auto puzzle = take_puzzle(front);
    if (!puzzle) {
        return "the leaderboard's puzzle makes no sense";
    }
    Leaderboard loaded(*puzzle);
    FieldReader reader(bytes.subspan(stored_puzzle_size));
    Complaint complaint = loaded.load_entries(reader);
    if (complaint.empty()) {
        *this = loaded;
    }
    return complaint;
}

Complaint Leaderboard::load_entries(FieldReader& reader) {
    const unsigned count = reader.take_between(0, capacity);
    const SlideTable table(puzzle_.board);
    for (; reader.good() && count_ < count; ++count_) {
        Entry& entry = entries_[count_];
        entry.name = PlayerName::take(reader);
        entry.day = reader.take<std::uint16_t>();
        entry.move_count = reader.take_between(1, most_moves);
        for (unsigned i = 0; reader.good() && i < entry.move_count; ++i) {
            const auto move = move_from_byte(reader.take<std::uint8_t>());
            reader.expect(move.has_value());
            entry.moves[i] = move.value_or(Move{});
        }
        reader.expect(count_ == 0 || entries_[count_ - 1].move_count <= entry.move_count);
        if (reader.good() &&
            !check_solution(table, puzzle_.contest, puzzle_.start, entry.solution()).right()) {
            return "the leaderboard has a solution that does not solve it";
        }
    }
    return reader.ends_well() ? Complaint{} : Complaint("the leaderboard makes no sense");
}

}  // namespace ricochet::storage
