#include "option_words.hpp"

#include <charconv>

namespace handheld {

bool OptionWords::next() {
    if (attached_) {
        complain("'" + std::string(name_) + "' takes no value");
    }
    if (!complaint_.empty() || at_ >= words_.size()) {
        return false;
    }
    name_ = words_[at_++];
    if (const auto equals = name_.find('='); equals != std::string_view::npos) {
        attached_ = name_.substr(equals + 1);
        name_ = name_.substr(0, equals);
    }
    return true;
}

std::string_view OptionWords::value() {
    if (attached_) {
        const std::string_view value = *attached_;
        attached_.reset();
        return value;
    }
    if (at_ < words_.size()) {
        return words_[at_++];
    }
    complain("'" + std::string(name_) + "' needs a value");
    return {};
}

void OptionWords::complain(const std::string& complaint) {
    attached_.reset();
    if (complaint_.empty()) {
        complaint_ = complaint;
    }
}

std::optional<std::uint32_t> number_from(std::string_view text) {
    std::uint32_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

std::uint32_t read_number(OptionWords& words, std::uint32_t highest) {
    const auto number = number_from(words.value());
    if (!number || *number < 1 || *number > highest) {
        words.complain("'" + std::string(words.name()) + "' is a number from 1 to " +
                       std::to_string(highest));
    }
    return number.value_or(1);
}

hal::Size read_size(OptionWords& words) {
    const std::string_view value = words.value();
    if (value != "320x240" && value != "240x240") {
        words.complain("the size can be 320x240 or 240x240");
    }
    return {static_cast<std::uint16_t>(value == "240x240" ? 240 : 320), 240};
}

bool CommonOptions::take(OptionWords& words) {
    if (words.name() == "--seed") {
        seed = number_from(words.value());
        if (!seed) {
            words.complain("the seed is a number up to 4294967295");
        }
    } else if (words.name() == "--date") {
        date = ricochet::date_from(words.value());
        if (!date) {
            words.complain("the date is one such as 2026-01-31");
        }
    } else if (words.name() == "--flash") {
        flash = words.value();
        if (flash->empty()) {
            words.complain("the flash is the name of a file");
        }
    } else if (words.name() == "--help" || words.name() == "-h") {
        help = true;
    } else if (words.name() == "--version") {
        version = true;
    } else {
        return false;
    }
    return true;
}

}  // namespace handheld
