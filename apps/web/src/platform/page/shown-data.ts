// What was read of the server and is being read again, or further: whether it stays on the page when that fails.
// rules: X40.56
import { useState } from 'react';
import { asCallError, isUnanswered } from '../api-client.ts';

/** A query of react-query, or what says the same of several. */
export interface Reading {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly error: unknown;
}

/** A list that is read page by page, as `useInfiniteQuery` returns it; another one has none of this. */
export interface PagedReading extends Reading {
  readonly isFetchNextPageError?: boolean;
  readonly isFetchingNextPage?: boolean;
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

/**
 * What failed last was reading further rows: those that are shown are as new as they were. react-query says so only until
 * the next request begins, so the failure is remembered until another one or a reply.
 */
export function useMoreFailed(reading: PagedReading): boolean {
  const { isError, error, isFetchNextPageError, isFetchingNextPage } = reading;
  const [failure, setFailure] = useState<unknown>(null);
  if (isFetchNextPageError && !isFetchingNextPage && failure !== error) setFailure(error);
  return isError && failure === error;
}
