#include "save_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "ricochet/bytes.hpp"
#include "words.hpp"

namespace ricochet::terminal {

namespace {

constexpr std::string_view mark = "pocket-ricochet classic\n";
constexpr std::size_t file_size = mark.size() + ClassicGame::stored_size + 4;

using FileBytes = std::array<std::uint8_t, file_size>;

// FNV-1a: enough to notice a byte that changed.
std::uint32_t checksum(std::span<const std::uint8_t> bytes) {
    std::uint32_t sum = 2166136261U;
    for (const auto byte : bytes) {
        sum = (sum ^ byte) * 16777619U;
    }
    return sum;
}

std::string reason() {
    return std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
}

FileBytes to_bytes(const ClassicGame& game) {
    FileBytes bytes{};
    const auto stored = game.store();
    std::memcpy(bytes.data(), mark.data(), mark.size());
    std::memcpy(bytes.data() + mark.size(), stored.data(), stored.size());
    ByteWriter(std::span(bytes).last(4)).put(checksum(stored));
    return bytes;
}

// Reads a whole file that is not longer than expected; nothing, with errno set, if it cannot be read.
std::optional<std::string> read_file(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return std::nullopt;
    }
    std::string bytes(file_size + 1, '\0');
    std::size_t used = 0;
    ssize_t count = 0;
    while (used < bytes.size() && (count = read(file, bytes.data() + used, bytes.size() - used)) > 0) {
        used += static_cast<std::size_t>(count);
    }
    const int problem = errno;
    close(file);
    errno = problem;
    if (count < 0) {
        return std::nullopt;
    }
    bytes.resize(used);
    return bytes;
}

std::string load_bytes(const std::string& bytes, ClassicGame& game) {
    if (bytes.size() != file_size || !bytes.starts_with(mark)) {
        return "it is not a whole game";
    }
    std::array<std::uint8_t, ClassicGame::stored_size> stored{};
    std::memcpy(stored.data(), bytes.data() + mark.size(), stored.size());
    std::array<std::uint8_t, 4> sum{};
    std::memcpy(sum.data(), bytes.data() + mark.size() + stored.size(), sum.size());
    if (ByteReader(sum).take<std::uint32_t>() != checksum(stored)) {
        return "its checksum is wrong";
    }
    return to_string(ClassicGame::load(stored, game).view());
}

void make_folders(const std::string& path) {
    for (auto slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        mkdir(path.substr(0, slash).c_str(), 0700);
    }
}

bool write_all(int file, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const auto count = write(file, bytes.data(), bytes.size());
        if (count < 0) {
            return false;
        }
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return fsync(file) == 0;
}

}  // namespace

std::string SaveFile::usual_path() {
    const auto variable = [](const char* name) -> std::string {
        const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
        return value != nullptr && value[0] == '/' ? value : "";
    };
    if (const auto state = variable("XDG_STATE_HOME"); !state.empty()) {
        return state + "/pocket-ricochet/game";
    }
    if (const auto home = variable("HOME"); !home.empty()) {
        return home + "/.local/state/pocket-ricochet/game";
    }
    return {};
}

SaveFile::Loaded SaveFile::load() {
    if (!saves()) {
        return {};
    }
    const auto bytes = read_file(path_);
    if (!bytes) {
        if (errno == ENOENT || errno == ENOTDIR) {
            return {};
        }
        const std::string complaint =
            "The saved game " + path_ + " cannot be read (" + reason() + "). This game will not be saved.";
        path_.clear();
        return {std::nullopt, complaint};
    }
    ClassicGame game(BoardChoice::random(0), 0, Rules{});
    const std::string problem = load_bytes(*bytes, game);
    if (problem.empty()) {
        return {game, {}};
    }
    const std::string aside = path_ + ".damaged";
    std::string complaint = "The saved game is damaged: " + problem + ". ";
    if (rename(path_.c_str(), aside.c_str()) == 0) {
        complaint += "It is kept as " + aside + "; a new game begins.";
    } else {
        complaint += "It cannot be moved aside (" + reason() + "), so this game will not be saved.";
        path_.clear();
    }
    return {std::nullopt, complaint};
}

std::string SaveFile::save(const ClassicGame& game) {
    if (!saves()) {
        return {};
    }
    make_folders(path_);
    std::string beside = path_ + ".XXXXXX";
    const int file = mkstemp(beside.data());
    if (file < 0) {
        return "not saved: " + reason();
    }
    const bool written = write_all(file, to_bytes(game));
    const std::string problem = reason();
    close(file);
    if (!written || rename(beside.c_str(), path_.c_str()) != 0) {
        const std::string why = written ? reason() : problem;
        unlink(beside.c_str());
        return "not saved: " + why;
    }
    return {};
}

}  // namespace ricochet::terminal
