// What the solving program is asked for on its command line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ricochet::solve {

struct Options {
    bool help = false;
    unsigned workers = 1;
    std::size_t table_kilobytes = 1024;
    std::uint64_t max_nodes = ~std::uint64_t{0};
    bool all = false;      // list every shortest solution,
    unsigned limit = 100;  // or so many of them
    bool simple = false;   // prefer few robots, then few cells
    bool statistics = false;

    std::string complaint{};  // empty if all was understood
};

Options parse_options(std::span<const char* const> words);

std::string_view usage();

}  // namespace ricochet::solve
