# The unit test framework Unity as target `unity`: from UNITY_PATH, else from where scripts/setup unpacked it, else from git.
enable_language(C)

find_path(unity_dir unity.c NO_CACHE NO_DEFAULT_PATH PATHS
  "$ENV{UNITY_PATH}" "$ENV{UNITY_PATH}/src"
  "${PROJECT_SOURCE_DIR}/.deps/trixie/usr/share/cmock/vendor/unity/src")

if(NOT unity_dir)
  message(STATUS "Unity is not on this machine: fetching it from git")
  include(FetchContent)
  FetchContent_Declare(unity_source
    GIT_REPOSITORY https://github.com/ThrowTheSwitch/Unity.git
    GIT_TAG v2.6.0
    GIT_SHALLOW TRUE
    SOURCE_SUBDIR none)  # only the sources: their own CMakeLists.txt is not used
  FetchContent_MakeAvailable(unity_source)
  set(unity_dir "${unity_source_SOURCE_DIR}/src")
endif()

add_library(unity STATIC "${unity_dir}/unity.c")
target_include_directories(unity SYSTEM PUBLIC "${unity_dir}")
