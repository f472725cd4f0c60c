// The figures of a profile's firmware, the profile being the argument, each within its limit. What drawing costs the solver is looked at
// once for each size of screen; scripts/figures does it for all.
import { check_figures } from '../check_figures.mjs';

const [profile] = process.argv.slice(2);
check_figures(profile, { solver: ['reference', 'picosystem'].includes(profile) });
