#!/usr/bin/env bash
# Checks scripts/setup: where it finds Debian's mirror, and what it does on machines it cannot install on. Reports in TAP.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=scripts/lib/trixie.sh
. "$root/scripts/lib/trixie.sh"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

count=0
failed=0

# expect <name> <expected> <actual>
expect() {
    count=$((count + 1))
    if [[ $2 == "$3" ]]; then
        printf 'ok %d - %s\n' "$count" "$1"
    else
        failed=1
        printf 'not ok %d - %s\n' "$count" "$1"
        diff <(printf '%s\n' "$2") <(printf '%s\n' "$3") | sed 's/^/    /' || true
    fi
}

answer='Types: deb
URIs: http://mirror.example/debian
Suites: trixie
Components: main'

cat >"$scratch/debian.sources" <<'SOURCES'
# a comment
Types: deb
URIs: http://security.example/debian-security
Suites: bookworm-security
Components: main
Signed-By: /keys/security.gpg

Types: deb-src
URIs: http://sources.example/debian
Suites: bookworm

Enabled: no
Types: deb
URIs: http://off.example/debian
Suites: bookworm

Types: deb deb-src
# another
URIs:  http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /keys/debian.gpg
SOURCES
expect 'the release among several deb822 sources' "$answer
Signed-By: /keys/debian.gpg" "$(source_from_deb822 bookworm "$scratch/debian.sources")"

cat >"$scratch/key.sources" <<'SOURCES'
Types: deb
URIs: http://mirror.example/debian
Suites:
 bookworm
 bookworm-updates
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mQINBGPL0BUBEADmW5NdOOHwPIJlgPu6JDcKw/NZJPR8lsD3K87ZM18gzyQZJD+w
 -----END PGP PUBLIC KEY BLOCK-----
SOURCES
expect 'a key written out in the source, suites over several lines' "$answer
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mQINBGPL0BUBEADmW5NdOOHwPIJlgPu6JDcKw/NZJPR8lsD3K87ZM18gzyQZJD+w
 -----END PGP PUBLIC KEY BLOCK-----" "$(source_from_deb822 bookworm "$scratch/key.sources")"

expect 'no deb822 source for the release' 'none' \
    "$(source_from_deb822 sid "$scratch/debian.sources" || printf none)"

cat >"$scratch/sources.list" <<'SOURCES'
# deb http://comment.example/debian bookworm main
deb cdrom:[Debian 12]/ bookworm main
deb-src http://sources.example/debian bookworm main
deb http://security.example/debian-security bookworm-security main
deb [ arch=amd64 signed-by=/keys/debian.gpg ] http://mirror.example/debian bookworm main contrib
deb http://second.example/debian bookworm main
SOURCES
expect 'one-line sources with options' "$answer
Signed-By: /keys/debian.gpg" "$(source_from_lines bookworm "$scratch/sources.list")"

printf 'deb http://mirror.example/debian bookworm main\n' >"$scratch/plain.list"
expect 'a plain one-line source' "$answer" "$(source_from_lines bookworm "$scratch/plain.list")"

# A machine without Debian's tools and without ninja: a folder with nothing but the few commands setup needs.
mkdir "$scratch/bin"
for tool in bash env dirname cat sed awk id g++ cmake printenv; do
    ln -s "$(command -v "$tool")" "$scratch/bin/$tool"
done
status=0
said=$(PATH=$scratch/bin "$root/scripts/setup" play 2>&1) || status=$?
expect 'elsewhere than on Debian it stops' 1 "$status"
expect 'and names the missing packages' 'This is not a Debian-like system, so nothing is installed here. Please install what these Debian packages hold:
    ninja-build' "$said"

expect 'where nothing is missing it is silent' '' "$("$root/scripts/setup" play 2>&1)"

printf '1..%d\n' "$count"
exit "$failed"
