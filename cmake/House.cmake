# How every target of this tree is compiled: C++20, no exceptions, no RTTI, and no warning left standing.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

set(house_options
  -fno-exceptions -fno-rtti
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)

function(house_rules target)
  target_compile_options(${target} PRIVATE ${house_options})
endfunction()

# house_library(name include_dir sources...): interface only while it has no sources.
function(house_library name include_dir)
  if(ARGN)
    add_library(${name} STATIC ${ARGN})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/${include_dir}")
    house_rules(${name})
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE "${PROJECT_SOURCE_DIR}/${include_dir}")
  endif()
endfunction()

# house_program(name sources...): a program for the host, on top of core.
function(house_program name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE ricochet_core)
  house_rules(${name})
endfunction()

# Sanitizers apply to everything in the build, Unity included, so that one report covers the whole program.
if(RICOCHET_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all)
  add_compile_options(${sanitizers} -fno-omit-frame-pointer)
  add_link_options(${sanitizers})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-static-libasan -static-libubsan)  # a fifth faster: their thread-local memory is at hand
  endif()
endif()
