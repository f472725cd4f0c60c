# shellcheck shell=bash
# Shared by all scripts: where the tree is, and how to speak. Everything said goes to stderr; stdout belongs to the program.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}
