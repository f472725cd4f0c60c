// Loss of power while flash is written, on the picosystem board.
import { check_power_cuts } from '../power_cuts.mjs';

check_power_cuts('picosystem', 7777777);
