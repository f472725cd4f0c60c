#include "camera.hpp"

#include <filesystem>
#include <system_error>

#include "host/png.hpp"

namespace hal::desktop {

namespace {

std::string with_digits(unsigned number, std::size_t digits) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

// The first of the numbered names that nothing has yet.
std::string free_name(const std::string& start, const std::string& ending) {
    std::error_code ignored;
    std::string name;
    unsigned number = 0;
    do {
        name = start + with_digits(++number, 3) + ending;
    } while (std::filesystem::exists(name, ignored));
    return name;
}

}  // namespace

std::string Camera::take_picture() {
    const std::string name = free_name(folder_ + "/pocket-ricochet-", ".png");
    return (write_png(name, display_->size(), display_->pixels()) ? "saved " : "cannot write ") + name;
}

std::string Camera::start_or_stop(std::uint32_t now) {
    if (recording()) {
        end_last_picture(now);
        list_.close();
        return "recorded " + std::to_string(count_) + " pictures in " + recording_;
    }
    recording_ = free_name(folder_ + "/pocket-ricochet-recording-", "");
    std::error_code problem;
    std::filesystem::create_directory(recording_, problem);
    list_.open(recording_ + "/pictures.txt");
    if (problem || !list_) {
        list_.close();
        return "cannot write " + recording_;
    }
    list_ << "ffconcat version 1.0\n";
    count_ = 0;
    changed(now);
    return "recording into " + recording_;
}

void Camera::changed(std::uint32_t now) {
    if (!recording()) {
        return;
    }
    end_last_picture(now);
    count_ += 1;
    last_ = now;
    const std::string name = with_digits(count_, 6) + ".png";
    write_png(recording_ + "/" + name, display_->size(), display_->pixels());
    list_ << "file " << name << "\n";
}

void Camera::end_last_picture(std::uint32_t now) {
    if (count_ > 0) {
        const std::uint32_t duration = now - last_;
        list_ << "duration " << duration / 1000U << "." << with_digits(duration % 1000U, 3) << "\n";
    }
}

}  // namespace hal::desktop
