// m0run: runs a device program as the RP2040's Cortex-M0+ would and counts its cycles.
#include "machine.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

namespace {

constexpr const char* usage =
    "usage: m0run [--exact] [--cycles-limit N] PROGRAM.elf\n"
    "  --exact           look at every instruction and at the alignment of every access; slow, same count\n"
    "  --cycles-limit N  stop after N cycles, with status 124\n"
    "The program's output comes first, then what it took. The status is the program's own; 125 if it "
    "crashed.\n";

struct Options {
    std::string program;
    m0run::Counting counting = m0run::Counting::blocks;
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
};

bool read_options(int count, char** arguments, Options& options) {
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--exact") {
            options.counting = m0run::Counting::instructions;
        } else if (argument == "--cycles-limit" && i + 1 < count) {
            char* end = nullptr;
            options.limit = std::strtoull(arguments[++i], &end, 10);
            if (*end != '\0' || end == arguments[i]) {
                return false;
            }
        } else if (argument.starts_with("-") || !options.program.empty()) {
            return false;
        } else {
            options.program = argument;
        }
    }
    return !options.program.empty();
}

}  // namespace

int main(int count, char** arguments) {
    Options options;
    if (!read_options(count, arguments, options)) {
        std::fputs(usage, stderr);
        return 2;
    }
    const m0run::Program program = m0run::read_program(options.program);
    if (!program.error.empty()) {
        std::fprintf(stderr, "m0run: %s %s\n", options.program.c_str(), program.error.c_str());
        return m0run::Machine::fault_status;
    }
    m0run::Machine machine(program, options.counting, options.limit);
    const auto begin = std::chrono::steady_clock::now();
    const int status = machine.run();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;

    std::printf("m0run: %llu instructions, %llu cycles, stack %u of %u bytes\n",
                static_cast<unsigned long long>(machine.instructions()),
                static_cast<unsigned long long>(machine.cycles()), machine.stack_used(),
                machine.stack_size());
    std::fflush(stdout);
    std::fprintf(stderr, "m0run: %.2f s, %.0f million instructions a second\n", seconds.count(),
                 static_cast<double>(machine.instructions()) / seconds.count() / 1e6);
    if (!machine.error().empty()) {
        std::fprintf(stderr, "m0run: %s: %s\n", options.program.c_str(), machine.error().c_str());
    }
    return status;
}
