#include "timing.hpp"

#include <bit>

namespace m0run {

namespace {

constexpr std::uint32_t access = 2;  // a load or store
constexpr std::uint32_t jump = 2;    // an unconditional change of the program counter

std::uint32_t registers(std::uint16_t list) { return static_cast<std::uint32_t>(std::popcount(list)); }

// BL, and the system instructions: all that is 32 bits wide in ARMv6-M.
Instruction decode_wide(std::uint16_t second) {
    const bool is_call = (second & 0xd000U) == 0xd000U;
    return {.size = 4, .cycles = 3, .conditional = false, .leaves = is_call};
}

// 0x4400 to 0x47ff: ADD, CMP, MOV of any register, BX and BLX.
Instruction decode_high_register(std::uint16_t code) {
    const bool is_exchange = code >= 0x4700;
    const bool is_compare = (code & 0xff00U) == 0x4500U;
    const bool writes_pc = !is_compare && (code & 0x87U) == 0x87U;
    const bool leaves = is_exchange || writes_pc;
    return {.size = 2, .cycles = leaves ? jump : 1, .conditional = false, .leaves = leaves};
}

Instruction simple(std::uint32_t cycles) {
    return {.size = 2, .cycles = cycles, .conditional = false, .leaves = false};
}

Instruction leaving(std::uint32_t cycles) {
    return {.size = 2, .cycles = cycles, .conditional = false, .leaves = true};
}

}  // namespace

Instruction decode(std::uint16_t first, std::uint16_t second) {
    const auto list = static_cast<std::uint16_t>(first & 0xffU);
    const std::uint32_t extra = (first >> 8U) & 1U;  // LR of a PUSH, PC of a POP
    if (first < 0x4400) {
        return simple(1);  // arithmetic on low registers, MULS included
    }
    if (first < 0x4800) {
        return decode_high_register(first);
    }
    if (first < 0xa000) {
        return simple(access);  // every single load and store
    }
    if (first < 0xb000) {
        return simple(1);  // ADR, ADD Rd, SP
    }
    if ((first & 0xfe00U) == 0xb400U) {
        return simple(1 + registers(list) + extra);  // PUSH
    }
    if ((first & 0xff00U) == 0xbc00U) {
        return simple(1 + registers(list));  // POP
    }
    if ((first & 0xff00U) == 0xbd00U) {
        return leaving(3 + registers(list) + extra);  // POP with PC, which counts among the registers
    }
    if (first < 0xc000) {
        const bool waits = (first & 0xffefU) == 0xbf20U;  // WFE, WFI
        return simple(waits ? 2 : 1);
    }
    if (first < 0xd000) {
        return simple(1 + registers(list));  // LDM, STM
    }
    if (first < 0xde00) {
        return {.size = 2, .cycles = 1, .conditional = true, .leaves = true};
    }
    if (first < 0xe000) {
        return leaving(0);  // UDF, and SVC: a call of the host, outside the program's time
    }
    if (first < 0xe800) {
        return leaving(jump);  // B
    }
    return decode_wide(second);
}

Block decode_block(std::span<const std::uint16_t> code) {
    Block block{};
    std::size_t at = 0;
    bool left = false;
    block.sound = !code.empty();
    while (at < code.size()) {
        const bool wide = code[at] >= 0xe800;
        if (left || (wide && at + 1 >= code.size())) {
            block.sound = false;
            break;
        }
        const Instruction instruction = decode(code[at], wide ? code[at + 1] : std::uint16_t{0});
        block.cycles += instruction.cycles;
        ++block.instructions;
        block.conditional = instruction.conditional;
        left = instruction.leaves;
        at += instruction.size / 2;
    }
    block.size = static_cast<std::uint32_t>(code.size() * 2);
    return block;
}

}  // namespace m0run
