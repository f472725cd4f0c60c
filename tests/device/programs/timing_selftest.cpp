// Checks m0run's cycle counts against sums made by hand, instruction kind by instruction kind.
#include "device.hpp"

#include <cstdint>

namespace {

int failures = 0;

void expect(const char* what, std::uint32_t expected, std::uint32_t counted) {
    if (expected != counted) {
        ++failures;
        device::put("FAIL ");
        device::put(what);
        device::put(": expected ");
        device::put_number(expected);
        device::put(", counted ");
        device::put_number(counted);
        device::put('\n');
    }
}

}  // namespace

// The cycles of a piece of assembly, which may use r0 to r5. One cycle goes to keeping the first reading.
#define CYCLES_OF(code)                                                                                      \
    ([]() __attribute__((noinline)) {                                                                        \
        std::uint32_t counted;                                                                               \
        asm volatile(".syntax unified\n svc 1\n mov r6, r0\n" code "\n svc 1\n subs %0, r0, r6"              \
                     : "=l"(counted)                                                                         \
                     :                                                                                       \
                     : "r0", "r1", "r2", "r3", "r4", "r5", "r6", "lr", "cc", "memory");                      \
        return counted - 1;                                                                                  \
    }())

int main() {
    expect("nothing", 0, CYCLES_OF(""));
    expect("ten nops", 10, CYCLES_OF(".rept 10\n nop\n .endr"));
    expect("arithmetic and multiply", 5,
           CYCLES_OF("movs r2, #3\n adds r2, r2, #4\n muls r2, r2, r2\n lsls r2, r2, #2\n mov r8, r2"));
    // 1 to set up, 100 subtractions, 99 branches taken at 2 and the last one not taken at 1
    expect("counted loop", 1 + 100 + 99 * 2 + 1, CYCLES_OF("movs r2, #100\n 1: subs r2, #1\n bne 1b"));
    // inner loop as above with 10 rounds: 1 + 10 + 9 * 2 + 1 = 30; around it 1 and 1 + 2, 20 times, the last branch not taken
    expect("loop in a loop", 1 + 20 * (30 + 1 + 2) - 1,
           CYCLES_OF("movs r3, #20\n 1: movs r2, #10\n 2: subs r2, #1\n bne 2b\n subs r3, #1\n bne 1b"));
    expect("branch taken forwards", 1 + 2, CYCLES_OF("cmp r0, r0\n beq 1f\n nop\n 1:"));
    expect("branch not taken", 1 + 1 + 1, CYCLES_OF("cmp r0, r0\n bne 1f\n nop\n 1:"));
    expect("branch", 2, CYCLES_OF("b 1f\n nop\n 1:"));
    expect(
        "loads and stores", 4 + 6 * 2,
        CYCLES_OF("sub sp, #8\n mov r2, sp\n movs r4, #0\n str r3, [sp]\n ldr r3, [sp, #4]\n strb r3, [r2]\n"
                  "ldrb r3, [r2]\n ldrh r3, [r2]\n ldrsh r3, [r2, r4]\n add sp, #8"));
    expect("literal", 2 + 2, CYCLES_OF("ldr r2, 1f\n b 2f\n .balign 4\n 1: .word 1\n 2:"));
    expect("push and pop", (1 + 3) + (1 + 3), CYCLES_OF("push {r2, r3, lr}\n pop {r2, r3, r4}"));
    expect(
        "multiple load and store", 1 + 1 + (1 + 2) + (1 + 3) + 1,
        CYCLES_OF("sub sp, #16\n mov r2, sp\n stmia r2!, {r3, r4}\n ldmia r2, {r2, r3, r4}\n add sp, #16"));
    expect("call and return", 3 + 1 + 2 + 2, CYCLES_OF("bl 1f\n b 2f\n 1: nop\n bx lr\n 2:"));
    expect("call, push, return by pop", 3 + (1 + 2) + (3 + 2) + 2,
           CYCLES_OF("bl 1f\n b 2f\n 1: push {r4, lr}\n pop {r4, pc}\n 2:"));
    expect("call through a register", 1 + 1 + 2 + 2 + 2,
           CYCLES_OF("adr r2, 1f\n adds r2, #1\n blx r2\n b 2f\n .balign 4\n 1: bx lr\n 2:"));
    expect("jump by writing the program counter", 1 + 2 + 1,
           CYCLES_OF("adr r2, 1f\n mov pc, r2\n nop\n .balign 4\n 1: nop"));
    expect("system register and barriers", 4 * 3, CYCLES_OF("mrs r2, primask\n msr primask, r2\n dmb\n isb"));
    // longer than the emulator's own blocks and memory pages
    expect("five thousand nops", 5000, CYCLES_OF(".rept 5000\n nop\n .endr"));
    expect("a loop across pages", 1 + 3 * (3000 + 1) + 2 * (1 + 3) + 2,
           CYCLES_OF("movs r2, #3\n 1: .rept 3000\n nop\n .endr\n subs r2, #1\n beq 2f\n bl 1b\n 2:"));
    if (failures == 0) {
        device::put("cycle counts are as counted by hand\n");
    }
    return failures == 0 ? 0 : 1;
}
