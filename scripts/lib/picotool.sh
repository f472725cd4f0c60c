# shellcheck shell=bash disable=SC2154 # root: common.sh
# picotool: the machine's own, else the one scripts/setup unpacked, started through the C library that was unpacked with it.

has_picotool() { command -v picotool >/dev/null || [[ -n $(unpacked_loader) ]]; }

# The dynamic loader beside the unpacked picotool; its name depends on the processor.
unpacked_loader() {
    local loader
    for loader in "$root"/.deps/trixie/usr/lib/*-linux-gnu*/ld-linux-*.so.*; do
        [[ -e $loader && -e $root/.deps/trixie/usr/bin/picotool ]] && printf '%s\n' "$loader" && return
    done
    return 0
}

run_picotool() {
    local loader
    if command -v picotool >/dev/null; then
        picotool "$@"
        return
    fi
    loader=$(unpacked_loader)
    "$loader" --library-path "$(dirname "$loader")" "$root/.deps/trixie/usr/bin/picotool" "$@"
}
