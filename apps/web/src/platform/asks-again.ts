// Following what the server makes for a while, a record, an export or an archive: it goes on by itself while a request that
// asks how far it is fails for a moment, so the page asks again.
// rules: X18.11, X33.24, X33.68
import { asCallError, isUnreached } from './api-client.ts';

/** Seconds between them double from one on: half a minute in all, in which a server is started again. */
const FAILURES = 5;

/** `failures`: in a row, before this one. False for what asking again does not change. */
export function asksAgain(failures: number, error: unknown): boolean {
  const { code } = asCallError(error);
  return (
    failures < FAILURES && (isUnreached({ code }) || code === 'unavailable' || code === 'too-many-requests')
  );
}
