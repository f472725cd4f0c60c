# Toolchain: GCC for the RP2040's Cortex-M0+, freestanding.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR cortex-m0plus)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)

# -fcallgraph-info writes who calls whom and each function's stack beside the objects, for tests/freestanding.
set(CMAKE_CXX_FLAGS_INIT
  "-mcpu=cortex-m0plus -mthumb -ffreestanding -ffunction-sections -fdata-sections -fcallgraph-info=su")
