# The Raspberry Pi Pico SDK: from PICO_SDK_PATH, else from where scripts/setup unpacked it, else from git.
# Included before project(), as the SDK chooses the compiler.
set(PICO_PLATFORM rp2040)
set(PICO_CXX_ENABLE_EXCEPTIONS 0)

if(DEFINED ENV{PICO_SDK_PATH} AND NOT PICO_SDK_PATH)
  set(PICO_SDK_PATH "$ENV{PICO_SDK_PATH}")
endif()
set(unpacked_sdk "${CMAKE_CURRENT_LIST_DIR}/../.deps/trixie/usr/src/pico-sdk")
if(NOT PICO_SDK_PATH AND EXISTS "${unpacked_sdk}/pico_sdk_init.cmake")
  get_filename_component(PICO_SDK_PATH "${unpacked_sdk}" REALPATH)
endif()
if(NOT PICO_SDK_PATH)
  message(STATUS "The Pico SDK is not on this machine: fetching it from git")
  include(FetchContent)
  FetchContent_Declare(pico_sdk
    GIT_REPOSITORY https://github.com/raspberrypi/pico-sdk.git
    GIT_TAG 2.1.1
    GIT_SUBMODULES lib/tinyusb
    SOURCE_SUBDIR none)  # only the sources: they are initialised below
  FetchContent_MakeAvailable(pico_sdk)
  set(PICO_SDK_PATH "${pico_sdk_SOURCE_DIR}")
endif()
set(PICO_SDK_PATH "${PICO_SDK_PATH}" CACHE PATH "Folder of the Pico SDK" FORCE)
include("${PICO_SDK_PATH}/pico_sdk_init.cmake")
