// Why something that a page shows could not be read, and how to try again.
// rules: X39.93

export interface Unread {
  readonly error: Error;
  readonly retry: () => unknown;
}

interface Query {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Null while it is there or on its way: what was read stays when reading it again fails. */
export function unreadOf({ data, error, refetch }: Query): Unread | null {
  return error && !data ? { error, retry: refetch } : null;
}
