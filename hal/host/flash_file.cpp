#include "flash_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace hal {

namespace {

std::string because_of_errno(const std::string& path) {
    return path + ": " + std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
}

void make_folders(const std::string& path) {
    for (auto slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        mkdir(path.substr(0, slash).c_str(), 0700);
    }
}

std::string folder_named_by(const char* variable) {
    const char* const value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
    return value != nullptr && value[0] == '/' ? value : "";
}

}  // namespace

FlashFile::~FlashFile() { close(); }

std::string FlashFile::usual_path() {
    if (const auto state = folder_named_by("XDG_STATE_HOME"); !state.empty()) {
        return state + "/pocket-ricochet/flash.bin";
    }
    if (const auto home = folder_named_by("HOME"); !home.empty()) {
        return home + "/.local/state/pocket-ricochet/flash.bin";
    }
    return {};
}

std::string FlashFile::open(const std::string& path) {
    if (path.empty()) {
        return "there is no home folder";
    }
    make_folders(path);
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0) {
        return because_of_errno(path);
    }
    // Two programs writing into one flash would destroy it.
    if (flock(file_, LOCK_EX | LOCK_NB) != 0) {
        close();
        return path + " is in use by another game";
    }
    std::size_t filled = 0;
    while (filled < bytes_.size()) {
        const auto count = ::read(file_, bytes_.data() + filled, bytes_.size() - filled);
        if (count < 0) {
            std::string reason = because_of_errno(path);
            close();
            return reason;
        }
        if (count == 0) {
            break;  // a new file, or a cut one: the rest counts as erased
        }
        filled += static_cast<std::size_t>(count);
    }
    write(filled, bytes_.size() - filled);
    return file_ < 0 ? path + " cannot be written" : "";
}

void FlashFile::read(std::size_t offset, std::span<std::uint8_t> into) {
    const auto from = std::span(bytes_).subspan(offset, into.size());
    std::copy(from.begin(), from.end(), into.begin());
}

void FlashFile::program(std::size_t offset,
                        std::span<const std::uint8_t, ricochet::storage::page_size> page) {
    for (std::size_t i = 0; i < page.size(); ++i) {
        bytes_.at(offset + i) &= page[i];
    }
    write(offset, page.size());
}

void FlashFile::erase(std::size_t offset) {
    const auto sector = std::span(bytes_).subspan(offset, ricochet::storage::sector_size);
    std::fill(sector.begin(), sector.end(), std::uint8_t{0xff});
    write(offset, sector.size());
}

// A file that cannot be written any more (a full disk) is left as it is: the log finds its last whole state there.
void FlashFile::write(std::size_t offset, std::size_t count) {
    while (file_ >= 0 && count > 0) {
        const auto written = pwrite(file_, bytes_.data() + offset, count, static_cast<off_t>(offset));
        if (written <= 0) {
            close();
            return;
        }
        offset += static_cast<std::size_t>(written);
        count -= static_cast<std::size_t>(written);
    }
}

void FlashFile::close() {
    if (file_ >= 0) {
        ::close(file_);
        file_ = -1;
    }
}

}  // namespace hal
