#include "ricochet/storage/last_choices.hpp"

#include "ricochet/choice_bytes.hpp"
#include "ricochet/storage/field_reader.hpp"
#include "ricochet/storage/party_names.hpp"

namespace ricochet::storage {

LastChoices::Stored LastChoices::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    put_choice(writer, classic_board);
    writer.put(mode);
    writer.put(carom_number);
    writer.put(static_cast<std::uint8_t>(crystals));
    writer.put(party_players);
    writer.put(leaderboard);
    return bytes;
}

Complaint LastChoices::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the choices are of another version";
    }
    if (bytes.size() != Stored().size()) {
        return "the choices have another length";
    }
    ByteReader front(bytes);
    const auto board = take_choice(front);
    FieldReader reader(bytes.subspan(stored_choice_size));
    LastChoices loaded;
    loaded.mode = reader.take_between(0, statistics_count - 1);
    loaded.carom_number = reader.take<std::uint32_t>();
    loaded.crystals =
        static_cast<Difficulty>(reader.take_between(0, static_cast<unsigned>(Difficulty::hard)));
    loaded.party_players = reader.take_between(2, PartyNames::most_players);
    loaded.leaderboard = reader.take_between(0, leaderboard_count - 1);
    if (!reader.ends_well() || !board) {
        return "the choices make no sense";
    }
    loaded.classic_board = *board;
    *this = loaded;
    return {};
}

}  // namespace ricochet::storage
