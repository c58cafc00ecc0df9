// Loaded into a server before the program: its clock can be moved while it runs. On SIGURG, which nothing else takes, it
// reads by how many milliseconds from the file of its process in MOVED_CLOCK. Timers run on, as they do when the clock of a
// machine is set.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const Real = globalThis.Date;
let shift = 0;

class Shifted extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift);
    else super(...given);
  }

  static now() {
    return Real.now() + shift;
  }
}

globalThis.Date = Shifted;
process.on('SIGURG', () => {
  shift = Number(readFileSync(join(process.env.MOVED_CLOCK, String(process.pid)), 'utf8'));
});
