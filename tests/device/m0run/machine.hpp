// An RP2040's memory and one Cortex-M0+ core (emulated by libunicorn), with a count of the cycles it would take.
#pragma once

#include "program.hpp"
#include "timing.hpp"

#include <unicorn/unicorn.h>

#include <cstdint>
#include <string>
#include <vector>

namespace m0run {

enum class Counting {
    blocks,  // each basic block is timed once and added up: fast
    instructions,  // each instruction is looked at, and memory accesses are checked for alignment: slow, to check the other
};

class Machine {
  public:
    Machine(const Program& program, Counting counting, std::uint64_t cycle_limit);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    // Runs to the end. The program's own status, or one of the two below with `error` set.
    int run();
    static constexpr int limit_status = 124;
    static constexpr int fault_status = 125;

    [[nodiscard]] const std::string& error() const { return error_; }
    [[nodiscard]] std::uint64_t cycles() const { return cycles_; }
    [[nodiscard]] std::uint64_t instructions() const { return instructions_; }
    // Bytes of stack ever written, and how many there are.
    [[nodiscard]] std::uint32_t stack_used() const;
    [[nodiscard]] std::uint32_t stack_size() const { return stack_top_ - stack_bottom_; }

  private:
    struct Region {
        std::uint32_t base;
        std::vector<std::uint16_t> memory;
        std::vector<Block> blocks;  // by the half-word they start at
        std::vector<std::uint8_t>::size_type bytes() const { return memory.size() * 2; }
    };

    void load(const Program& program);
    void map(std::uint32_t begin, std::uint32_t end, std::uint32_t rights);
    void fault(const std::string& what);
    Region* region_of(std::uint64_t address);
    void count(std::uint64_t address, std::uint32_t size);
    void answer_call();
    void stop();

    static void on_code(uc_engine* engine, std::uint64_t address, std::uint32_t size, void* self);
    static void on_call(uc_engine* engine, std::uint32_t number, void* self);
    static void on_access(uc_engine* engine, uc_mem_type type, std::uint64_t address, int size,
                          std::int64_t value, void* self);
    static bool on_bad_access(uc_engine* engine, uc_mem_type type, std::uint64_t address, int size,
                              std::int64_t value, void* self);

    uc_engine* engine_ = nullptr;
    Region ram_;
    Region flash_;
    std::uint32_t entry_;
    std::uint32_t stack_bottom_;
    std::uint32_t stack_top_;
    std::uint64_t limit_;
    std::uint64_t cycles_ = 0;
    std::uint64_t instructions_ = 0;
    std::uint64_t fall_through_ = 0;  // where the last block would go on if its branch is not taken
    bool conditional_ = false;        // the last block ended in a conditional branch
    bool finished_ = false;
    int status_ = 0;
    std::string error_;
};

}  // namespace m0run
