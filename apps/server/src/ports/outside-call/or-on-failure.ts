// Asking a system outside where its failure is not the end: the failure is logged, and the caller says what counts instead.
import type { Log } from '../../platform/log.ts';

interface Asked {
  readonly log: Log;
  /** Its name in the log. */
  readonly service: string;
  /** The error by which its port says that it failed; any other error is thrown. */
  readonly failure: abstract new (
    ...args: never[]
  ) => Error;
}

/** `otherwise` gives what counts instead, or throws the problem that the rules name. */
export async function orOnFailure<T>(
  { log, service, failure }: Asked,
  ask: () => Promise<T>,
  otherwise: () => T,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof failure)) throw error;
    log.warn({ err: error, service }, 'outside service failed');
    return otherwise();
  }
}
