#include "machine.hpp"

#include "../calls.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <span>

namespace m0run {

namespace {

constexpr std::uint32_t ram_base = 0x20000000;
constexpr std::uint32_t ram_size = 264 * 1024;
constexpr std::uint32_t flash_base = 0x10000000;
constexpr std::uint32_t flash_size = 2 * 1024 * 1024;
constexpr std::uint16_t untouched = 0xa5a5;   // what unused stack is painted with
constexpr std::uint32_t supervisor_call = 2;  // libunicorn's exception number

std::string at_address(const char* what, std::uint64_t address) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%s at 0x%08llx", what, static_cast<unsigned long long>(address));
    return text.data();
}

}  // namespace

Machine::Machine(const Program& program, Counting counting, std::uint64_t cycle_limit)
    : ram_{ram_base, std::vector<std::uint16_t>(ram_size / 2), std::vector<Block>(ram_size / 2)},
      flash_{flash_base, std::vector<std::uint16_t>(flash_size / 2, 0xffff),
             std::vector<Block>(flash_size / 2)},
      entry_(program.entry), stack_bottom_(program.stack_bottom), stack_top_(program.stack_top),
      limit_(cycle_limit) {
    load(program);
    const auto mode = static_cast<uc_mode>(UC_MODE_THUMB | UC_MODE_MCLASS);
    if (uc_open(UC_ARCH_ARM, mode, &engine_) != UC_ERR_OK) {
        fault("libunicorn does not start");
        return;
    }
    uc_ctl_set_cpu_model(engine_, UC_CPU_ARM_CORTEX_M0);
    map(ram_.base, program.code_end, UC_PROT_READ | UC_PROT_EXEC);
    // Not executable: nothing should run there, and libunicorn from 2.1 on need not look for changed code at every store.
    map(program.code_end, ram_.base + ram_size, UC_PROT_READ | UC_PROT_WRITE);
    map(flash_.base, flash_.base + flash_size, UC_PROT_READ | UC_PROT_EXEC);

    // libunicorn takes every kind of callback as a void pointer.
    const auto hook = [this](int type, auto* callback) {
        uc_hook handle = 0;
        uc_hook_add(engine_, &handle, type, reinterpret_cast<void*>(callback), this, 1, 0);
    };
    hook(UC_HOOK_INTR, &on_call);
    hook(UC_HOOK_MEM_INVALID, &on_bad_access);
    if (counting == Counting::blocks) {
        hook(UC_HOOK_BLOCK, &on_code);
    } else {
        hook(UC_HOOK_CODE, &on_code);
        hook(UC_HOOK_MEM_READ | UC_HOOK_MEM_WRITE, &on_access);
    }
}

Machine::~Machine() {
    if (engine_ != nullptr) {
        uc_close(engine_);
    }
}

void Machine::map(std::uint32_t begin, std::uint32_t end, std::uint32_t rights) {
    Region* region = region_of(begin);
    if (begin == end) {
        return;
    }
    if (region == nullptr ||
        uc_mem_map_ptr(engine_, begin, end - begin, rights,
                       region->memory.data() + (begin - region->base) / 2) != UC_ERR_OK) {
        fault(at_address("memory cannot be laid out", begin));
    }
}

void Machine::load(const Program& program) {
    for (const Segment& segment : program.segments) {
        Region* region = region_of(segment.address);
        const std::size_t offset = region == nullptr ? 0 : segment.address - region->base;
        if (region == nullptr || region->bytes() - offset < segment.bytes.size()) {
            fault(at_address("no memory for the segment", segment.address));
            return;
        }
        std::memcpy(reinterpret_cast<char*>(region->memory.data()) + offset, segment.bytes.data(),
                    segment.bytes.size());
    }
    if (region_of(stack_bottom_) != &ram_ || stack_top_ > ram_base + ram_size) {
        fault(at_address("the stack is not in RAM: it is", stack_bottom_));
        return;
    }
    std::fill(ram_.memory.begin() + (stack_bottom_ - ram_base) / 2,
              ram_.memory.begin() + (stack_top_ - ram_base) / 2, untouched);
}

Machine::Region* Machine::region_of(std::uint64_t address) {
    if (address - ram_base < ram_size) {
        return &ram_;
    }
    return address - flash_base < flash_size ? &flash_ : nullptr;
}

int Machine::run() {
    if (!error_.empty()) {
        return fault_status;
    }
    std::uint32_t stack = stack_top_;
    uc_reg_write(engine_, UC_ARM_REG_SP, &stack);
    const uc_err result = uc_emu_start(engine_, entry_ | 1U, 0, 0, 0);
    if (result != UC_ERR_OK && error_.empty()) {
        fault(uc_strerror(result));
    }
    if (!error_.empty()) {
        return fault_status;
    }
    if (cycles_ > limit_) {
        error_ = "stopped: over the limit of cycles";
        return limit_status;
    }
    if (!finished_) {
        fault("stopped without finishing");
        return fault_status;
    }
    if (stack_used() == stack_size()) {
        fault("the stack overflowed");
        return fault_status;
    }
    return status_;
}

// Called at the start of each block (or instruction), whichever is counted: both are runs of code to this function.
void Machine::count(std::uint64_t address, std::uint32_t size) {
    if (conditional_ && address != fall_through_) {
        ++cycles_;  // the branch before this block was taken
    }
    Region* region = region_of(address);
    if (region == nullptr) {
        fault(at_address("execution outside memory", address));
        return;
    }
    const std::size_t start = (address - region->base) / 2;
    Block& block = region->blocks[start];
    if (block.size != size) {
        block = decode_block(std::span(region->memory).subspan(start, size / 2));
        if (!block.sound) {
            fault(at_address("a block that is no whole run of instructions", address));
            return;
        }
    }
    cycles_ += block.cycles;
    instructions_ += block.instructions;
    conditional_ = block.conditional;
    fall_through_ = address + size;
    if (cycles_ > limit_) {
        stop();
    }
}

void Machine::answer_call() {
    std::uint32_t pc = 0;
    std::uint32_t value = 0;
    uc_reg_read(engine_, UC_ARM_REG_PC, &pc);
    uc_reg_read(engine_, UC_ARM_REG_R0, &value);
    const Region* region = region_of(pc - 2);
    if (region == nullptr) {
        fault(at_address("a call from outside memory", pc));
        return;
    }
    switch (static_cast<device::Call>(region->memory[(pc - 2 - region->base) / 2] & 0xffU)) {
        case device::Call::put:
            std::putchar(static_cast<int>(value));
            return;
        case device::Call::cycles: {
            auto low = static_cast<std::uint32_t>(cycles_);
            auto high = static_cast<std::uint32_t>(cycles_ >> 32U);
            uc_reg_write(engine_, UC_ARM_REG_R0, &low);
            uc_reg_write(engine_, UC_ARM_REG_R1, &high);
            return;
        }
        case device::Call::finish:
            status_ = static_cast<int>(value);
            finished_ = true;
            stop();
            return;
    }
    fault(at_address("an unknown call", pc - 2));
}

void Machine::stop() { uc_emu_stop(engine_); }

void Machine::fault(const std::string& what) {
    if (error_.empty()) {
        error_ = what;
    }
    if (engine_ != nullptr) {
        uc_emu_stop(engine_);
    }
}

std::uint32_t Machine::stack_used() const {
    const auto top = ram_.memory.begin() + (stack_top_ - ram_base) / 2;
    const auto bottom = ram_.memory.begin() + (stack_bottom_ - ram_base) / 2;
    const auto touched = std::find_if(bottom, top, [](std::uint16_t half) { return half != untouched; });
    return static_cast<std::uint32_t>((top - touched) * 2);
}

void Machine::on_code(uc_engine* /*engine*/, std::uint64_t address, std::uint32_t size, void* self) {
    static_cast<Machine*>(self)->count(address, size);
}

void Machine::on_call(uc_engine* /*engine*/, std::uint32_t number, void* self) {
    auto* machine = static_cast<Machine*>(self);
    if (number == supervisor_call) {
        machine->answer_call();
        return;
    }
    std::uint32_t pc = 0;
    uc_reg_read(machine->engine_, UC_ARM_REG_PC, &pc);
    machine->fault(at_address("processor exception", pc));
}

void Machine::on_access(uc_engine* /*engine*/, uc_mem_type /*type*/, std::uint64_t address, int size,
                        std::int64_t /*value*/, void* self) {
    if (address % static_cast<std::uint64_t>(size) != 0) {
        static_cast<Machine*>(self)->fault(at_address("access not aligned", address));
    }
}

bool Machine::on_bad_access(uc_engine* /*engine*/, uc_mem_type /*type*/, std::uint64_t address, int /*size*/,
                            std::int64_t /*value*/, void* self) {
    static_cast<Machine*>(self)->fault(at_address("no memory", address));
    return false;
}

}  // namespace m0run
