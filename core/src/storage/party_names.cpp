#include "ricochet/storage/party_names.hpp"

namespace ricochet::storage {

PartyNames::Stored PartyNames::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    for (const PlayerName& name : names) {
        name.put(writer);
    }
    return bytes;
}

Complaint PartyNames::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the names are of another version";
    }
    FieldReader reader(bytes);
    PartyNames loaded;
    for (PlayerName& name : loaded.names) {
        name = PlayerName::take(reader);
    }
    if (!reader.ends_well()) {
        return "the names make no sense";
    }
    *this = loaded;
    return {};
}

}  // namespace ricochet::storage
