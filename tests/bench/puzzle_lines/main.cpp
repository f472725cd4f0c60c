// Writes puzzles of a set as lines: puzzle_lines classic|random|variants FIRST COUNT. For scripts/solve and whoever compares.
#include <charconv>
#include <cstdio>

#include "bench/sets.hpp"

namespace {

bool read(std::string_view text, std::uint32_t& number) {
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    return result.ec == std::errc{} && result.ptr == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv, argv + argc);
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    if (words.size() != 4 || !bench::is_endless(words[1]) || !read(words[2], first) ||
        !read(words[3], count)) {
        std::fputs("usage: puzzle_lines classic|random|variants FIRST COUNT\n", stderr);
        return 2;
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        std::puts(bench::line(bench::puzzle({words[1], first + i})).c_str());
    }
    return 0;
}
