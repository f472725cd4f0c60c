# shellcheck shell=bash disable=SC2154 # root: common.sh
# Keeps the score of scripts/test. Every check is one line in a file, so that no crash of a stage can lose or hide one.
score=$(mktemp)
log=$(mktemp)
reached_end=$(mktemp)
finished=no
trap end_of_script EXIT

pass() { printf 'pass\t%s\n' "$1" >>"$score"; }

fail() {
    printf 'fail\t%s\n' "$1" >>"$score"
    printf '  FAILED: %s\n' "$1"
}

# check <name> <command...>: the command's status decides; what it says is shown when it fails.
check() {
    local name=$1
    shift
    if "$@" >"$log" 2>&1; then
        pass "$name"
    else
        fail "$name"
        sed 's/^/    /' "$log"
    fi
}

# The same, for commands whose words are wanted in any case: measurements.
check_aloud() {
    if "${@:2}" >"$log" 2>&1; then
        pass "$1"
    else
        fail "$1"
    fi
    sed 's/^/  /' "$log"
}

# stage <title> <command...>: announces and runs it apart from the others. One that breaks off, or checks nothing, is a failure.
stage() {
    local title=$1 before status started=$SECONDS
    shift
    printf '== %s\n' "$title"
    before=$(wc -l <"$score")
    rm -f "$reached_end"
    set +e
    (
        trap - EXIT
        set -e
        "$@"
        : >"$reached_end"
    )
    status=$?
    set -e
    [[ -e $reached_end ]] || fail "$title (broke off with status $status)"
    (($(wc -l <"$score") > before)) || fail "$title (nothing was checked)"
    printf '   %s\n' "$(summary "$before"), $((SECONDS - started)) s"
}

# checks_of <command...>: counts the checks a program reports in the Test Anything Protocol, and shows all but the good news.
checks_of() {
    local status=0 name=${*: -1} planned seen
    "$@" >"$log" || status=$?
    sed -E '/^ok /d; /^1\.\.[0-9]+$/d; s/^not ok [0-9]+ - /FAILED: /; s/^/  /' "$log"
    sed -n -E 's/^ok [0-9]+ - (.*)/pass\t\1/p; s/^not ok [0-9]+ - (.*)/fail\t\1/p' "$log" >>"$score"
    seen=$(grep -c -E '^(not )?ok ' "$log" || true)
    planned=$(sed -n -E 's/^1\.\.([0-9]+)$/\1/p' "$log")
    [[ $planned == "$seen" ]] || fail "$name (broke off after $seen checks, status $status)"
    if ((status != 0)) && ! grep -q '^not ok ' "$log"; then
        fail "$name (status $status)"
    fi
}

# ctests_of <preset> [option...]: every test ctest knows, or finds with these options, is one check. What did not run, for whatever reason, has failed.
ctests_of() {
    local preset=$1 report=$root/build/$1/junit.xml name names cases
    shift
    mapfile -t names < <(ctest --preset "$preset" "$@" -N | sed -n -E 's/^ +Test +#[0-9]+: //p')
    rm -f "$report"
    # One more than processors: some tests mostly wait.
    ctest --preset "$preset" "$@" -j "$(($(nproc) + 1))" --test-output-size-passed 1000000 --output-junit "$report" \
        >"$log" 2>&1 || test_failures
    for name in "${names[@]}"; do
        if grep -q -F "<testcase name=\"$name\"" "$report" 2>/dev/null &&
            grep -F "<testcase name=\"$name\"" "$report" | grep -q 'status="run"'; then
            pass "$preset $name"
        else
            fail "$preset $name"
        fi
    done
    cases=$(grep -o -E '^[0-9]+ Tests [0-9]+ Failures' "$report" 2>/dev/null | awk '{ n += $1 } END { print n + 0 }')
    printf '   %s test programs with %s cases\n' "${#names[@]}" "$cases"
}

# What the log of ctest says about failed tests, without its long lists of places where a missing program is not.
test_failures() {
    sed -n '/Test *#.*\*\*\*/,/^$/p' "$log" | sed -E '/^[^ ]*\/test_[a-z0-9_]+$/d; /^(Looked in|Could not find)/d; s/^/    /'
}

# The score since a line of the file.
summary() {
    awk -F '\t' -v from="${1:-0}" 'NR > from { n[$1]++ } END { printf "%d passed, %d failed", n["pass"], n["fail"] }' "$score"
}

# The last lines of the whole run. The very last one is the score, whatever happened.
end_of_script() {
    local status=$?
    [[ $finished == yes ]] || fail "scripts/test itself (broke off with status $status)"
    if grep -q '^fail' "$score"; then
        printf '\nfailed:\n'
        sed -n 's/^fail\t/  /p' "$score"
        status=1
    fi
    printf '%s\n' "$(summary)"
    rm -f "$score" "$log" "$reached_end"
    exit "$status"
}
