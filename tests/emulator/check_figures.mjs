// Each figure of a profile's firmware against its limit, as a check.
import assert from 'node:assert/strict';

import { check } from './harness.mjs';
import { holds, line_of, measure } from './measure.mjs';

export function check_figures(profile, options) {
  let measured = { figures: [], problems: ['nothing was measured'] };
  check(`${profile}: the figures are measured, and nothing is done that a real board would not forgive`, () => {
    measured = measure(profile, options);
    assert.deepEqual(measured.problems, []);
  });
  for (const figure of measured.figures) {
    console.log(`${profile}: ${line_of(figure)}`);
    check(`${profile}: ${figure.name.trim()}`, () => assert.ok(holds(figure), line_of(figure)));
  }
}
