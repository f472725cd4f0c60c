# shellcheck shell=bash disable=SC2154 # root: common.sh
# Configuring and building a CMake preset, quietly: nothing is said when nothing has to be done.

# build <preset> [target...]: goes on after errors, so that one broken file does not hide another. Status 1 if any.
build() { alone_in "$root/build/$1" build_alone "$@"; }

build_alone() {
    local preset=$1 folder=$root/build/$1
    shift
    configure_alone "$preset" || return 1
    # CMake and ninja talk on stdout; stdout belongs to the program that is built.
    cmake --build "$folder" ${1:+--target "$@"} -- -k 0 2>&1 |
        sed -u -e '/Re-checking globbed directories/d' -e '/^ninja: no work to do/d' -e '/^-- /d' >&2
}

# A build that was configured before SDL2 was there knows of no window.
sdl2_has_come() { command -v sdl2-config >/dev/null && grep -q 'SDL2_DIR.*NOTFOUND' "$1/CMakeCache.txt"; }

# Once, and again from the start when the preset or the toolchain changes: ninja does everything after that.
configure() { alone_in "$root/build/$1" configure_alone "$@"; }

configure_alone() {
    local preset=$1 folder=$root/build/$1 stamp=$root/build/$1/.configured
    if [[ -e $stamp && ! $root/CMakePresets.json -nt $stamp && ! $root/cmake/arm-none-eabi.cmake -nt $stamp ]] &&
        ! sdl2_has_come "$folder"; then
        return 0
    fi
    say "configuring $preset ..."
    mkdir -p "$folder"
    rm -f "$folder/CMakeCache.txt" "$stamp"
    if ! cmake --preset "$preset" >"$folder/configure.log" 2>&1; then
        cat "$folder/configure.log" >&2
        return 1
    fi
    : >"$stamp"
}
