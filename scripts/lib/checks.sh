# shellcheck shell=bash disable=SC2154 # root: common.sh
# Keeps the score of scripts/test. Every check is one line in a file, so that no crash of a stage can lose or hide one.
work=$(mktemp -d)
score=$work/score
log=$work/log
: >"$score"
finished=no
trap end_of_script EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

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

# Stages run beside each other, so that no processor waits for the other; each has a score, a log and words of its own.
stages_at_once=2
stage_names=()
declare -A stage_titles=() stage_pids=()

# add_stage <name> <title>: runs check_<name> when its turn comes (see run_stages).
add_stage() {
    stage_names+=("$1")
    stage_titles[$1]="$1: $2"
}

# Runs all stages. What they say comes in their order, while they say it.
run_stages() {
    local name shown
    for name in "${stage_names[@]}"; do
        start_stages
        printf '== %s\n' "${stage_titles[$name]}"
        shown=0
        while kill -0 "${stage_pids[$name]}" 2>/dev/null; do
            start_stages
            shown=$(show_from "$shown" "$work/$name.words")
            sleep 0.2
        done
        show_from "$shown" "$work/$name.words" >/dev/null
        cat "$work/$name.score" >>"$score"
        [[ -e $work/$name.over ]] || fail "${stage_titles[$name]} (was ended from outside)"
        stage_pids[$name]=over
    done
}

# Prints a file from a byte on, to the script's own output, and tells where it ended.
show_from() {
    local size
    size=$(wc -c <"$2")
    tail -c "+$(($1 + 1))" "$2" | head -c "$((size - $1))" >&3
    printf '%s' "$size"
}

# Starts the next ones, while fewer than so many are running.
start_stages() {
    local name running=0
    for name in "${stage_names[@]}"; do
        [[ -z ${stage_pids[$name]:-} ]] || ! kill -0 "${stage_pids[$name]}" 2>/dev/null || running=$((running + 1))
    done
    for name in "${stage_names[@]}"; do
        [[ -z ${stage_pids[$name]:-} ]] || continue
        ((running < stages_at_once)) || return 0
        : >"$work/$name.score"
        : >"$work/$name.words"
        set -m # a process group of its own, to be ended as a whole
        stage "$name" >"$work/$name.words" 2>&1 </dev/null &
        stage_pids[$name]=$!
        set +m
        running=$((running + 1))
    done
}

# One that breaks off, or checks nothing, is a failure.
stage() {
    local title=${stage_titles[$1]} status started=$SECONDS
    trap - EXIT INT TERM
    score=$work/$1.score log=$work/$1.log
    set +e
    (
        set -e
        "check_$1"
        : >"$work/$1.end"
    )
    status=$?
    [[ -e $work/$1.end ]] || fail "$title (broke off with status $status)"
    [[ -s $score ]] || fail "$title (nothing was checked)"
    times >"$log"
    printf '   %s, %s s, %s s of processor time\n' "$(summary)" "$((SECONDS - started))" "$(processor_time "$log")"
    : >"$work/$1.over"
}

# Of what a shell has run and waited for, in seconds, by the words of its `times`.
processor_time() { awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4 + 0.5) }' "$1"; }

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

summary() {
    awk -F '\t' '{ n[$1]++ } END { printf "%d passed, %d failed", n["pass"], n["fail"] }' "$score"
}

# The last lines of the whole run. The very last one is the score, whatever happened.
end_of_script() {
    local status=$? pid
    for pid in "${stage_pids[@]}"; do
        [[ $pid == over ]] || kill -- "-$pid" 2>/dev/null || true
    done
    [[ $finished == yes ]] || fail "scripts/test itself (broke off with status $status)"
    if grep -q '^fail' "$score"; then
        printf '\nfailed:\n'
        sed -n 's/^fail\t/  /p' "$score"
        status=1
    fi
    printf '%s\n' "$(summary)"
    rm -rf "$work"
    exit "$status"
}
