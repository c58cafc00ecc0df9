// Distinguishes a process from a later one with the same number: numbers are reused, after a restart of a
// container very soon.

import { readFileSync } from 'node:fs';

/**
 * A text that identifies the process together with its number, made from its start time; `undefined` when it
 * is gone. A zombie counts as gone, because a first process that does not reap leaves orphans as zombies for
 * ever. Where the system has no /proc, every running process gets the same text.
 */
export function processBirth(pid: number): string | undefined {
  if (process.platform !== 'linux') return isAlive(pid) ? 'alive' : undefined;
  try {
    // The name, in parentheses, may contain anything, so the fields are counted from its end.
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
