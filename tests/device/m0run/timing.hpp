// What each instruction of the Cortex-M0+ costs, with its single-cycle multiplier and memory without wait states
// (ARM's technical reference manual of the processor, instruction set summary).
#pragma once

#include <cstdint>
#include <span>

namespace m0run {

struct Instruction {
    std::uint32_t size;    // bytes: 2 or 4
    std::uint32_t cycles;  // a conditional branch: when not taken; one more when taken
    bool conditional;      // a conditional branch
    bool leaves;           // execution need not go on with the next instruction
};

// Decodes the instruction `first`; `second` is the half-word after it.
Instruction decode(std::uint16_t first, std::uint16_t second);

// A run of instructions that is always executed from its first to its last.
struct Block {
    std::uint32_t size;  // bytes; 0 when not decoded yet
    std::uint32_t instructions;
    std::uint32_t cycles;
    bool conditional;  // ends in a conditional branch
    bool sound;        // whole instructions, and only the last one leaves
};

// Sums up the block that fills `code`, which is followed by at least one more half-word.
Block decode_block(std::span<const std::uint16_t> code);

}  // namespace m0run
