# shellcheck shell=bash
# The files of the tree that are checked, found by looking, so that a new one is never forgotten.

# All C++ of our own, headers included.
cpp_files() {
    local folder folders=()
    for folder in core hal firmware hardware tests; do
        [[ -d $folder ]] && folders+=("$folder")
    done
    find "${folders[@]}" -name node_modules -prune -o -name '*.[ch]pp' -type f -print | sort
}

# All shell scripts: those with the ending, and those that say so in their first line.
shell_scripts() {
    find scripts .ci tests -name node_modules -prune -o -type f \( -name '*.sh' -o ! -name '*.*' \) -exec \
        awk 'FNR == 1 { if (FILENAME ~ /\.sh$/ || /^#!.*[\/ ](ba)?sh( |$)/) print FILENAME; nextfile }' {} + | sort
}
