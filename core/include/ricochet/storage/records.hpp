// Records in the log: reading one with whatever version it was written in, and writing it in this program's.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ricochet/storage/record_log.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

enum class Loaded : std::uint8_t {
    yes,
    absent,   // there is none
    newer,    // a later program wrote it: left alone
    refused,  // its fields make no sense
};

// A record is a value with `version`, `load(version, bytes)` and `store()`. Its load() is handed the version the bytes were written
// in, and is where older ones are brought up to date; the next save writes the present one. What cannot be read leaves the value as it was.
// Never a part of its caller, whose stack would hold the buffer for longer.
template <typename Record>
[[gnu::noinline]] Loaded load_record(RecordLog& log, Key key, Record& record) {
    std::array<std::uint8_t, max_payload> bytes{};
    const auto found = log.read(key, bytes);
    if (!found) {
        return Loaded::absent;
    }
    if (found->version > Record::version) {
        return Loaded::newer;
    }
    return record.load(found->version, std::span(bytes).first(found->length)).empty() ? Loaded::yes
                                                                                      : Loaded::refused;
}

template <typename Record>
Loaded load_record(RecordLog& log, Record& record) {
    return load_record(log, Record::key, record);
}

// May be busy, like every write.
template <typename Record>
Write save_record(RecordLog& log, Key key, const Record& record) {
    return log.write(key, Record::version, record.store());
}

template <typename Record>
Write save_record(RecordLog& log, const Record& record) {
    return save_record(log, Record::key, record);
}

}  // namespace ricochet::storage
