# shellcheck shell=bash
# Shared by all scripts: where the tree is, where the user was, and how to speak.
# Everything said goes to stderr; stdout belongs to the program.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck disable=SC2034
invoked_from=$PWD
cd "$root"

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}

# alone_in <folder> <command...>: no two of these at a time for one folder, where flock(1) is there.
alone_in() {
    local folder=$1
    shift
    mkdir -p "$folder"
    if command -v flock >/dev/null; then
        (
            flock 9
            "$@" 9>&-
        ) 9>"$folder/.lock"
    else
        "$@"
    fi
}
