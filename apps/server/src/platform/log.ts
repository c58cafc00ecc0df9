// One structured log on standard output. Nothing personal: no bodies, no query strings, no names, no addresses.
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** What of an error is written: never its other fields, where drivers keep rows, values and passwords. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** `to`: standard output when absent. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
  };
  return to ? pino(options, to) : pino(options);
}
