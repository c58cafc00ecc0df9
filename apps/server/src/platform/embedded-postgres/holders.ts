// Records who uses a running cluster: one small file per process, in a folder next to it. The web server and
// a command such as `npm run admin` share one database server, and the last one to leave stops it. Files of
// killed processes do not count.

import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './process-birth.ts';

export interface Hold {
  /** Removes this process from the users; 'last' when nobody else uses the cluster. */
  release(): 'last' | 'others';
}

export function hold(holdersDir: string): Hold {
  mkdirSync(holdersDir, { recursive: true });
  removeDead(holdersDir);
  const name = `${process.pid}-${processBirth(process.pid)}-${randomBytes(4).toString('hex')}`;
  writeFileSync(join(holdersDir, name), '');
  return {
    release() {
      rmSync(join(holdersDir, name), { force: true });
      removeDead(holdersDir);
      return readdirSync(holdersDir).length === 0 ? 'last' : 'others';
    },
  };
}

function removeDead(holdersDir: string): void {
  for (const name of readdirSync(holdersDir)) {
    const [pid, birth] = name.split('-');
    if (processBirth(Number(pid)) !== birth) rmSync(join(holdersDir, name), { force: true });
  }
}
