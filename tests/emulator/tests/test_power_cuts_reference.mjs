// Loss of power while flash is written, on the reference board.
import { check_power_cuts } from '../power_cuts.mjs';

check_power_cuts('reference', 20261118);
