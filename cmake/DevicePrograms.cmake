# add_device_program(name sources...): an ELF for m0run, build/firmware/device/<name>.elf, linked with core and no libc.
set(device_dir "${PROJECT_SOURCE_DIR}/tests/device")

add_library(device_runtime OBJECT "${device_dir}/startup.cpp")
target_compile_options(device_runtime PRIVATE -fno-tree-loop-distribute-patterns)
house_rules(device_runtime)

function(add_device_program name)
  add_executable(${name} ${ARGN})
  house_rules(${name})
  target_compile_options(${name} PRIVATE -fno-threadsafe-statics)
  target_include_directories(${name} PRIVATE "${device_dir}")
  target_link_options(${name} PRIVATE -nostdlib -Wl,--gc-sections -Wl,--no-warn-rwx-segments "-T${device_dir}/device.ld")
  target_link_libraries(${name} PRIVATE device_runtime ricochet_core gcc)
  set_target_properties(${name} PROPERTIES
    SUFFIX .elf
    LINK_DEPENDS "${device_dir}/device.ld"
    RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/device")
endfunction()
