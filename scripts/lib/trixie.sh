# shellcheck shell=bash disable=SC2154 # root: common.sh
# Packages of Debian 13 (trixie) without touching the system: apt-get with a state of its own downloads them, signatures
# checked, and they are unpacked together in .deps/trixie. Nothing is installed.
trixie_root=$root/.deps/trixie
trixie_stamps=$root/.deps/stamps
trixie_state=$root/.deps/apt

trixie_has() { [[ -e $trixie_stamps/$1 ]]; }

# unpack_trixie <package...>: status 1, with the reason in words, where they cannot be had.
unpack_trixie() {
    (($# > 0)) || return 0
    say "Fetching from Debian trixie into .deps/ (nothing is installed): $*"
    if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
        say "  not possible: this system has no apt-get and dpkg"
        return 1
    fi
    rm -rf "$trixie_state"
    mkdir -p "$trixie_state"/{sources,lists/partial,cache/archives/partial,debs} "$trixie_root" "$trixie_stamps"
    trixie_source >"$trixie_state/sources/trixie.sources"
    if [[ ! -s $trixie_state/sources/trixie.sources ]]; then
        say "  not possible: this machine's apt sources name no Debian mirror"
        return 1
    fi
    say "  reading trixie's package lists ..."
    if ! private_apt -qq update >&2; then
        say "  not possible: the mirror in this machine's apt sources does not serve trixie, or cannot be reached"
        return 1
    fi
    say "  downloading ..."
    if ! (cd "$trixie_state/debs" && private_apt -qq download "$@" >&2); then
        say "  not possible: they could not all be downloaded"
        return 1
    fi
    local package
    for package in "$@"; do
        say "  $package"
        dpkg -x "$trixie_state/debs/$package"_*.deb "$trixie_root"
        : >"$trixie_stamps/$package"
    done
    rm -rf "$trixie_state"
}

private_apt() {
    apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$trixie_state/sources" \
        -o Dir::State::lists="$trixie_state/lists" -o Dir::Cache="$trixie_state/cache" \
        -o Acquire::Languages=none -o Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false \
        -o APT::Sandbox::User="$(id -un)" "$@"
}

# Writes a deb822 source for trixie, with the mirror and the keyring of the machine's own source for its Debian release.
trixie_source() {
    local release files=()
    release=$(. /etc/os-release 2>/dev/null && printf %s "${VERSION_CODENAME:-}")
    [[ -n $release ]] || return 0
    shopt -s nullglob
    files=(/etc/apt/sources.list.d/*.sources)
    if ((${#files[@]} > 0)) && source_from_deb822 "$release" "${files[@]}"; then
        return
    fi
    files=(/etc/apt/sources.list /etc/apt/sources.list.d/*.list)
    source_from_lines "$release" "${files[@]}"
}

# The first enabled stanza `Types: deb` with the release among its suites. Signed-By may be a key written out over several lines.
# Status 0 when there was one.
source_from_deb822() {
    awk -v release="$1" '
        function flush_stanza() {
            if (!found && tolower(value["enabled"]) != "no" && (" " value["types"] " ") ~ / deb / &&
                index(" " value["suites"] " ", " " release " ") && value["uris"] != "") {
                found = 1
                print "Types: deb\nURIs: " value["uris"] "\nSuites: trixie\nComponents: main"
                if ("signed-by" in value) print "Signed-By:" (value["signed-by"] ~ /^\n/ ? "" : " ") value["signed-by"]
            }
            split("", value)
            field = ""
        }
        FNR == 1 { flush_stanza() }
        /^#/ { next }
        /^[ \t]*$/ { flush_stanza(); next }
        /^[ \t]/ {
            if (field == "signed-by") value[field] = value[field] "\n" $0
            else { gsub(/[ \t]+/, " "); value[field] = value[field] $0 }
            next
        }
        {
            field = tolower(substr($0, 1, index($0, ":") - 1))
            text = substr($0, index($0, ":") + 1)
            gsub(/[ \t]+/, " ", text); sub(/^ /, "", text); sub(/ $/, "", text)
            value[field] = text
        }
        END { flush_stanza(); exit !found }' "${@:2}"
}

# The first line `deb [options] address release components`.
source_from_lines() {
    awk -v release="$1" '
        $1 == "deb" && !found {
            line = $0; options = ""
            if (match(line, /\[[^]]*\]/)) {
                options = substr(line, RSTART + 1, RLENGTH - 2)
                line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
            }
            split(line, word, " ")
            if (word[3] != release || word[2] ~ /^cdrom:/) next
            found = 1
            print "Types: deb\nURIs: " word[2] "\nSuites: trixie\nComponents: main"
            count = split(options, option, " ")
            for (i = 1; i <= count; i++)
                if (sub(/^signed-by=/, "", option[i])) print "Signed-By: " option[i]
        }' "${@:2}" 2>/dev/null || true
}
