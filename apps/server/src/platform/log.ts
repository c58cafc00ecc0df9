// One structured log on standard output. It holds nothing personal: no bodies, query strings, names or
// addresses.
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** The fields of an error that are logged; drivers put rows, values and passwords into others. */
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
