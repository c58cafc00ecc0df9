// Tells one process from another that got the same number later: numbers are reused, after a restart of a
// container even at once.

import { readFileSync } from 'node:fs';

/**
 * When the process began, as a word that only it has had under this number; `undefined` when it is gone.
 * A zombie counts as gone: under a first process that does not reap, an ended orphan stays one for ever.
 * Where the system does not tell (no /proc), every living process gets the same word.
 */
export function processBirth(pid: number): string | undefined {
  if (process.platform !== 'linux') return isAlive(pid) ? 'alive' : undefined;
  try {
    // The name, in parentheses, may hold anything: the fields are counted from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
