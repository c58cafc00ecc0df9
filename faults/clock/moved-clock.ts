// The clocks of servers and worker jump while people send and incidents are delivered: hours ahead, hours back, and each to
// another time than the clock of the database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { TestPlatform } from '../../apps/server/src/testing/outside/municipal-platform.ts';
import { type Fault, LOAD } from '../fault.ts';
import { raisedOnce, raisingIncidents } from '../outside/incident-town.ts';

const SHIFT = pathToFileURL(join(import.meta.dirname, 'shift-clock.mjs')).href;
const HOUR_MS = 3_600_000;

/** At most three hours, which no token or window of the product outlives both ways. */
const JUMPS_H = [3, -3, 1, -1];

export function movedClock(): Fault {
  let folder = '';
  let platform: TestPlatform;
  const setClock = async ({ pid }: { readonly pid: number }, shiftMs: number) => {
    await writeFile(join(folder, String(pid)), String(shiftMs));
    process.kill(pid, 'SIGURG');
  };
  return {
    what: 'the clocks of servers and worker jump by up to three hours, ahead and back, each by itself',
    ...LOAD,
    rounds: 10,
    surrounds: async () => {
      folder = await mkdtemp(join(tmpdir(), 'constancia-clock-'));
      const raising = await raisingIncidents({ MOVED_CLOCK: folder, NODE_OPTIONS: `--import=${SHIFT}` });
      ({ platform } = raising);
      const close = async () => {
        await platform.stop();
        await rm(folder, { recursive: true, force: true });
      };
      return { ...raising.around, close };
    },
    breaks: async ({ servers, worker }, random, soonMs) => {
      const clocks = [...servers, worker];
      for (let jump = 0; jump < JUMPS_H.length; jump += 1) {
        await pause((2 * soonMs) / (JUMPS_H.length + 1));
        for (const one of clocks) await setClock(one, (JUMPS_H[random(JUMPS_H.length)] ?? 0) * HOUR_MS);
      }
      for (const one of clocks) await setClock(one, 0);
    },
    afterwards: (town, ids) => raisedOnce(town, platform, ids),
  };
}
