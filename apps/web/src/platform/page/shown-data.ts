// What was read of the server and is being read again: whether it stays on the page when that fails.
// rules: X40.56
import { asCallError, isUnanswered } from '../api-client.ts';

/** A query of react-query, or what says the same of several. */
export interface Reading {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly error: unknown;
}

/** The server was not reached, or cannot reply now: what was read before is as good as it gets. What it refuses is not. */
export function isStale({ data, isError, error }: Reading): boolean {
  if (!isError || data === undefined) return false;
  const failure = asCallError(error);
  return isUnanswered(failure) || failure.code === 'too-many-requests';
}

/** It could not be read, and nothing of it is shown. */
export function hasFailed(reading: Reading): boolean {
  return reading.isError && !isStale(reading);
}
