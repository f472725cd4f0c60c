# shellcheck shell=bash disable=SC2154 # log: checks.sh
# The stages of scripts/test: check_<stage> records the checks of that stage (see checks.sh).

check_format() {
    local files
    mapfile -t files < <(cpp_files)
    checks_of node scripts/lib/format_check.mjs "${files[@]}"
}

# The tests of core; those of the application are in the stage sanitize. Once is enough for all but the campaigns of the property
# tests: under the sanitizers they are short.
check_unit() {
    local targets
    with_sanitizers
    mapfile -t targets < <(suites_in tests/unit tests/property)
    check 'the sanitize build of the tests of core' build sanitize "${targets[@]}" replay_record_log
    ctests_of sanitize --tests-regex "$tests_of_core"
}

check_property() {
    local targets
    mapfile -t targets < <(suites_in tests/property)
    check 'the optimised build of the property tests' build host-optimised "${targets[@]}" solver_threads
    ctests_of host-optimised --tests-regex '^(property|threads)/'
}

tests_of_core='^(unit|property|fuzz)/'
suites_in() { find "$@" -mindepth 1 -maxdepth 1 -type d -printf '%f\n'; }

with_sanitizers() {
    export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
    export UBSAN_OPTIONS=print_stacktrace=1
}

check_headers() { checks_of node scripts/lib/headers.mjs; }

check_sanitize() {
    with_sanitizers
    check 'the sanitize build' build sanitize
    ctests_of sanitize --exclude-regex "$tests_of_core"
}

check_tidy() {
    local folder
    configure host-debug
    configure firmware
    scripts/build-firmware --configure
    for folder in host-debug firmware pico; do # files may have come or gone since
        alone_in "build/$folder" cmake --build "build/$folder" --target build.ninja >"$log" 2>&1
    done
    node tests/platformio/check.mjs build/pico --commands build/platformio
    checks_of node scripts/lib/tidy.mjs build/host-debug build/firmware build/pico build/platformio
}

check_freestanding() {
    check 'the firmware build' build firmware
    checks_of node tests/freestanding/check.mjs build/firmware ricochet_core
    checks_of node tests/freestanding/selftest.mjs
}

check_window() {
    check 'the build of the window and the script player' build sanitize pocket-ricochet-desktop script-player
    checks_of node --test-reporter=./scripts/lib/tap_reporter.mjs tests/desktop/window.mjs build/sanitize
}

check_device() {
    local source name m0run=build/host-release/tests/device/m0run
    check 'the build of m0run' build host-release m0run
    check 'the build of the device programs' build firmware
    for source in tests/device/programs/*.cpp; do
        name=$(basename "$source" .cpp)
        case $name in solver_cycles | pair_cycles | long_cycles) continue ;; esac
        check_aloud "device program $name" "$m0run" "build/firmware/device/$name.elf"
    done
    check_aloud 'the solver on the device: its limits, and no slower than recorded' scripts/bench --device
    for name in timing_selftest memory_selftest; do
        check "the two ways of counting agree on $name" same_count "$m0run" "build/firmware/device/$name.elf"
    done
    check 'm0run stops at a limit of cycles' stops_at_limit "$m0run" build/firmware/device/timing_selftest.elf
}

same_count() { diff <("$1" "$2" 2>/dev/null) <("$1" --exact "$2" 2>/dev/null); }

stops_at_limit() {
    local status=0
    "$1" --cycles-limit 1000 "$2" || status=$?
    ((status == 124))
}

check_platformio() {
    check 'the configuration of the firmware' scripts/build-firmware --configure
    checks_of node tests/platformio/check.mjs build/pico
}

check_emulator() {
    check_aloud 'the firmware of every board profile' scripts/build-firmware
    check 'the build of the script player' build host-release script-player
    checks_of node tests/emulator/check.mjs
}

# The minute and the year side by side: each keeps one processor busy.
check_storage() {
    local fuzzing status=0
    scripts/setup test
    scripts/fuzz 60 >build/fuzz.log 2>&1 &
    fuzzing=$!
    check_aloud 'a year of heavy play wears no sector by more than a tenth' scripts/wear
    wait "$fuzzing" || status=$?
    check 'a minute of fuzzing the record log' report_of_fuzzing "$status"
}

report_of_fuzzing() {
    tail -n 30 build/fuzz.log
    return "$1"
}

check_scripts() {
    local script scripts
    mapfile -t scripts < <(shell_scripts)
    for script in "${scripts[@]}"; do
        check "syntax of $script" bash -n "$script"
        check "shellcheck of $script" shellcheck "$script"
    done
    checks_of tests/setup/check.sh
}
