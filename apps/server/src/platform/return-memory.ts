// Returns memory to the machine once a process has started: what ran once to start leaves a heap three times as large as
// what is kept, and the engine keeps such a heap until it needs it.
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** How many collections old the compiled code of a function is dropped that did not run since: V8's own, and the least. */
const USUAL_AGE = 6;
const LEAST_AGE = 1;

/**
 * Stops the process for about a tenth of a second, so only while nobody waits for it yet. Functions that ran at the start and
 * run again are compiled again.
 */
export async function returnMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  setFlagsFromString(`--bytecode-old-age=${LEAST_AGE}`);
  await session.post('HeapProfiler.collectGarbage');
  setFlagsFromString(`--bytecode-old-age=${USUAL_AGE}`);
  session.disconnect();
}
