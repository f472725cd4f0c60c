// The Test Anything Protocol: how checks written for node report to scripts/test. One line a check, and the plan at the end,
// so that a check which died half-way is noticed.

export class Report {
  #count = 0;
  #failed = 0;

  // Records one check; `reasons` is empty when it passed.
  check(name, reasons = []) {
    this.#count += 1;
    if (reasons.length > 0) this.#failed += 1;
    console.log(`${reasons.length > 0 ? 'not ok' : 'ok'} ${this.#count} - ${name}`);
    for (const reason of reasons) console.log(`    ${reason.trimEnd().replaceAll('\n', '\n    ')}`);
  }

  // Prints the plan and sets the exit status. Nothing may be checked after this.
  end() {
    console.log(`1..${this.#count}`);
    process.exitCode = this.#failed > 0 || this.#count === 0 ? 1 : 0;
  }
}
