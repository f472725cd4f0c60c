# shellcheck shell=bash
# What a dependency looks like when it is there, and how Debian packages are installed when it is not.

# is_present <package> <sign>: the sign first (it also works where dpkg does not exist), then dpkg's own word.
is_present() {
    local package=$1 sign=$2
    has_sign "$sign" && return
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]]
}

has_sign() {
    case $1 in
    command:*) command -v "${1#*:}" >/dev/null ;;
    header:*) has_header g++ "${1#*:}" ;;
    arm-header:*) has_header arm-none-eabi-g++ "${1#*:}" ;;
    env:*) [[ -n $(printenv "${1#*:}") ]] ;;
    *) return 1 ;;
    esac
}

has_header() {
    command -v "$1" >/dev/null && printf '#include <%s>\n' "$2" | "$1" -x c++ -fsyntax-only - 2>/dev/null
}

# as_root <command...>: directly, or through sudo.
as_root() {
    if [[ $(id -u) == 0 ]]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        return 127
    fi
}

# install_packages <package...>: says what it installs; on a machine it cannot install on, names the packages and stops.
install_packages() {
    (($# > 0)) || return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "This is not a Debian-like system, so nothing is installed here. Please install what these Debian packages hold:"
        say "    $*"
        exit 1
    fi
    if [[ $(id -u) != 0 ]] && ! command -v sudo >/dev/null; then
        say "Missing packages, and neither root nor sudo to install them with. As root, run:"
        say "    apt-get install --no-install-recommends $*"
        exit 1
    fi
    say "Installing $# missing packages: $*"
    say "  reading the package lists ..."
    as_root apt-get -qq update >&2 || say "  the package lists could not all be read; going on with those there are"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -q --no-install-recommends install "$@" \
        </dev/null 2>&1 | show_progress || stop "apt-get could not install the packages above."
}

# Of apt's chatter, the lines that tell how far it is, and whatever went wrong.
show_progress() { sed -u -n -E '/^(Get:|Setting up|E:|W:|Err)/s/^/  /p' >&2; }
