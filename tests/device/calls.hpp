// The calls a device program can make of m0run: the number in its SVC instruction. Arguments and answers are in r0 and r1.
#pragma once

namespace device {

enum class Call {
    put = 0,     // r0: a character for standard output
    cycles = 1,  // answer: cycles since reset, low word in r0, high word in r1
    finish = 2,  // r0: the status to exit with
};

}  // namespace device
