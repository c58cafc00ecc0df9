// One request to an outside system at a configured URL, or at one that a municipality named, which is asked at public
// addresses only: JSON in both directions, limited in time and size, without following redirects. Every error becomes the same failure, without any content, which may be
// personal data.
// rules: W16, X15.08, X16.04, X23.01, X34.47
import type { z } from 'zod';
import { traced } from '../../platform/traces/traced.ts';
import { OutsideFailure } from './outside-failure.ts';
import { fetchPublic } from './public-fetch.ts';

export interface OutsideCall {
  readonly url: string;
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Refuses addresses that are not public. */
  readonly onlyPublic?: boolean;
  /** Milliseconds until the last byte of the reply; 5 s when absent, as long as a person waits. */
  readonly timeoutMs?: number;
  /** Bytes of the longest reply; 64 kB when absent. */
  readonly bytesMax?: number;
}

const TIMEOUT_MS = 5_000;
const BYTES_MAX = 64 * 1024;

/** Returns the reply in the given shape. Throws OutsideFailure. */
export async function askOutside<T extends z.ZodType>(call: OutsideCall, shape: T): Promise<z.output<T>> {
  const parsed = shape.safeParse(await callOutside(call));
  if (!parsed.success) throw new OutsideFailure('bad-answer', 'answered in another shape');
  return parsed.data;
}

/** Returns the reply, parsed as JSON. Throws OutsideFailure. */
export async function callOutside(call: OutsideCall): Promise<unknown> {
  const text = await replyTo(call);
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideFailure('bad-answer', 'answered something that is no JSON');
  }
}

/** Only the status of the reply counts. Throws OutsideFailure. */
export async function notifyOutside(call: OutsideCall): Promise<void> {
  await replyTo(call);
}

async function replyTo(call: OutsideCall): Promise<string> {
  const method = call.body ? 'POST' : 'GET';
  const attributes = { 'http.request.method': method, 'server.address': URL.parse(call.url)?.hostname ?? '' };
  return traced({ name: method, kind: 'client', attributes }, () => textOf(call));
}

async function textOf({ url, body, headers, onlyPublic, ...limits }: OutsideCall): Promise<string> {
  const ask = onlyPublic ? fetchPublic : fetch;
  try {
    const response = await ask(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(limits.timeoutMs ?? TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const kind = response.status < 500 ? 'refused' : 'bad-answer';
      throw new OutsideFailure(kind, `answered ${response.status}`);
    }
    return response.body ? await limitedText(response.body, limits.bytesMax ?? BYTES_MAX) : '';
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure('no-answer', 'did not answer', { cause: error });
  }
}

/** Whether anything answers at a URL that the operator configured; what it answers does not matter. */
export async function answersAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Throws OutsideFailure when the reply is longer. */
export async function limitedText(body: ReadableStream<Uint8Array>, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new OutsideFailure('bad-answer', 'answered with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
