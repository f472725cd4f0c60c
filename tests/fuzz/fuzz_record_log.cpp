// libFuzzer: any flash image is mounted, read, written, mounted again. The first byte says whether what looks like headers gets right
// checksums, since no fuzzer would ever guess them; the rest is the image.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "ricochet/storage/record_log.hpp"
#include "support/flash_model.hpp"

namespace {

using namespace ricochet::storage;
using support::FlashModel;
using Bytes = std::vector<std::uint8_t>;

constexpr unsigned sectors = 8;

void demand(bool kept, const char* otherwise) {
    if (!kept) {
        std::fprintf(stderr, "%s\n", otherwise);
        std::abort();
    }
}

// Seals whatever could be a record, so that the log has to do with them and not only with their checksums.
void seal_records(Bytes& cells) {
    for (std::size_t at = 0; at + granule <= cells.size();) {
        const std::size_t in_sector = at % sector_size;
        const auto kind = static_cast<Kind>(cells[at]);
        RecordHeader header{kind, cells[at + 1], cells[at + 2],
                            static_cast<std::uint16_t>(cells[at + 4] | ((cells[at + 5] & 3U) << 8U)), 0};
        for (unsigned i = 0; i < 4; ++i) {
            header.sequence |= static_cast<std::uint32_t>(cells[at + 8 + i]) << (8 * i);
        }
        const bool fits = header.length <= max_payload && in_sector + header.span() <= last_mark;
        if (in_sector < first_record || (kind != Kind::whole && kind != Kind::delta) || !fits) {
            at += granule;
            continue;
        }
        header.seal(std::span(cells).subspan(at, record_header_size + header.length), at);
        at += header.span();
    }
}

void seal_sectors(Bytes& cells) {
    for (std::size_t at = 0; at < cells.size(); at += sector_size) {
        if (cells[at] == 'P') {
            SectorHeader header;
            header.format = cells[at + 4];
            header.opening = cells[at + 8];
            const auto bytes = header.bytes();
            std::copy(bytes.begin(), bytes.end(), cells.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
}

struct Content {
    std::array<Bytes, key_count> whole;
    std::array<Bytes, delta_key_count> delta;
    bool operator==(const Content&) const = default;
};

Content read_everything(RecordLog& log) {
    Content content;
    Bytes bytes(max_payload);
    for (unsigned key = 0; key < key_count; ++key) {
        if (const auto found = log.read(static_cast<Key>(key), bytes)) {
            content.whole[key].assign(bytes.begin(), bytes.begin() + found->length);
            content.whole[key].push_back(found->version);
        }
        if (key >= delta_key_count) {
            continue;
        }
        if (const auto found = log.read_delta(static_cast<Key>(key), bytes)) {
            content.delta[key].assign(bytes.begin(), bytes.begin() + found->length);
            content.delta[key].push_back(found->version);
        }
    }
    return content;
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    FlashModel flash(sectors);
    const std::size_t length = std::min(size - 1, flash.size());
    std::copy_n(data + 1, length, flash.cells().begin());
    if ((data[0] & 1U) != 0) {
        seal_records(flash.cells());
    }
    if ((data[0] & 2U) != 0) {
        seal_sectors(flash.cells());
    }
    RecordLog log(flash);
    const auto report = log.mount();
    Content content = read_everything(log);
    demand(log.lost() == 0, "what mount found can be read");
    {
        RecordLog again(flash);
        again.mount();
        demand(read_everything(again) == content, "another start finds the same");
    }
    log.mount();
    for (unsigned i = 0; i < 12; ++i) {
        const unsigned key = (data[0] >> 3U) + i % 5;
        const Bytes bytes(40 + i * 60, static_cast<std::uint8_t>(i));
        const auto free = log.free_sectors();
        const Write result =
            write_patiently(log, [&] { return log.write(static_cast<Key>(key), 7, bytes, true); });
        if (result != Write::done) {
            demand(result == Write::full || (result == Write::failed && report.newer_sectors > 0 && free < 3),
                   "a log can be written");
            continue;
        }
        content.whole[key] = bytes;
        content.whole[key].push_back(7);
        if (key < delta_key_count) {
            content.delta[key].clear();
        }
    }
    const bool nothing_lost = log.lost() == 0;
    const Content written = read_everything(log);
    demand(!nothing_lost || written == content, "writing changes nothing else");
    RecordLog after(flash);
    after.mount();
    demand(read_everything(after) == written, "what was written is found again");
    return 0;
}
