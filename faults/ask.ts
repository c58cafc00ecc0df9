// One request of a person whose connection may break: a reply, or 'try again'. What must not come is noted.
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the server lets anybody wait for a silent database. */
const PATIENCE_MS = 60_000;
/** What a server or proxy may say while something is broken. */
const LATER = [429, 502, 503, 504, 507];
/** As our own clients do, it waits as long as it was asked to, but for what would hold up a run: half a minute for a full disk. */
const WAITS_MAX_MS = 2_000;
/** A piece that was sent twice is refused with where to go on. */
const GO_ON_ELSEWHERE = 409;

/** Null: to be tried again. */
export type Asked = <T>(method: string, url: string, body?: object) => Promise<T | null>;

export interface Noted {
  /** Replies that must not come. */
  readonly wrong: string[];
  /** 429, 503 and 507 without Retry-After. */
  withoutRetryAfter: number;
}

function contentOf(body: object | undefined): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body))
    return { body: new Uint8Array(body), headers: { 'content-type': 'application/octet-stream' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export function asking(noted: Noted): Asked {
  return async <T>(method: string, url: string, body?: object): Promise<T | null> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(url, { method, ...contentOf(body), signal }).catch(() => null);
    const text = await reply?.text().catch(() => null);
    if (!reply || text === null || text === undefined) return null;
    if (reply.status === 200) return JSON.parse(text) as T;
    const goesOn = method === 'PATCH' && reply.status === GO_ON_ELSEWHERE;
    if (!LATER.includes(reply.status) && !goesOn) noted.wrong.push(`${reply.status} ${text.slice(0, 200)}`);
    const isOurs = [429, 503, 507].includes(reply.status);
    const seconds = reply.headers.get('retry-after');
    if (isOurs && seconds === null) noted.withoutRetryAfter += 1;
    if (seconds !== null) await pause(Math.min(Number(seconds) * 1_000, WAITS_MAX_MS));
    return null;
  };
}
