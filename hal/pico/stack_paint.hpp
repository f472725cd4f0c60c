// Measures how deep the stacks of both cores have ever been: they are filled with a pattern before use.
#pragma once

#include "painted_stack.hpp"

namespace hal::pico {

// Fills what is free of the calling core's stack, and all of the second core's. Contract: the second core does not run yet.
void paint_stack();

// Of the first core.
StackUse stack_use();

StackUse second_stack_use();

}  // namespace hal::pico
