// A device program: the loadable parts of an ELF file, and its few symbols the machine needs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace m0run {

struct Segment {
    std::uint32_t address;
    std::vector<std::uint8_t> bytes;
};

struct Program {
    std::string error;  // in words; empty when the program was read
    std::uint32_t entry = 0;
    std::uint32_t code_end = 0;  // where RAM that changes begins
    std::uint32_t stack_bottom = 0;
    std::uint32_t stack_top = 0;
    std::vector<Segment> segments;
};

Program read_program(const std::string& path);

}  // namespace m0run
