// The figures of the reference board's firmware, each within its limit.
import { check_figures } from '../check_figures.mjs';

check_figures('reference');
