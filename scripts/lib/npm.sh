# shellcheck shell=bash disable=SC2154 # root: common.sh
# The packages of npm that a folder's package-lock.json names, in that folder's node_modules. Versions and checksums are in the lock.

npm_has() { [[ $root/$1/node_modules/.package-lock.json -nt $root/$1/package-lock.json ]]; }

# install_npm <folder...>: status 1, with the reason in words, where they cannot be had.
install_npm() {
    local folder
    for folder in "$@"; do
        say "Fetching the npm packages of $folder"
        if ! (cd "$root/$folder" && npm ci --no-progress --loglevel=error >&2); then
            say "  not possible: npm could not get them"
            return 1
        fi
        touch "$root/$folder/node_modules/.package-lock.json"
    done
}
