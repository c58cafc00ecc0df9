// One request of a webhook: what is sent is signed, at a public address unless the installation lists the host, without
// following redirects. Whatever comes back is an outcome, with the beginning of the reply for the log.
// rules: W16, X38.65
import type { Agent } from 'node:http';
import { NotPublic } from '../outside-call/outside-failure.ts';
import { fetchAllowed, fetchPublic } from '../outside-call/public-fetch.ts';

export interface WebhookCall {
  readonly url: string;
  /** Refuses addresses that are not public. */
  readonly onlyPublic: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds until the last byte of the reply that is read. */
  readonly timeoutMs: number;
  /** Connections for several requests to this URL. */
  readonly agent?: Agent | undefined;
}

export interface WebhookOutcome {
  /** '' when it arrived: a status from 200 to 299. */
  readonly problem: '' | 'no-answer' | 'bad-status' | 'not-public';
  /** Null without a reply. */
  readonly status: number | null;
  readonly reply: string;
  readonly milliseconds: number;
}

/** Bytes of a reply that are read and kept. */
const REPLY_MAX = 1_000;

export async function sendWebhook({ timeoutMs, ...call }: WebhookCall): Promise<WebhookOutcome> {
  const begun = performance.now();
  const taken = () => Math.round(performance.now() - begun);
  try {
    const response = await ask(call, AbortSignal.timeout(timeoutMs));
    const reply = response.body ? await beginningOf(response.body) : '';
    const problem = response.ok ? '' : 'bad-status';
    return { problem, status: response.status, reply, milliseconds: taken() };
  } catch (error) {
    const problem = error instanceof NotPublic ? 'not-public' : 'no-answer';
    return { problem, status: null, reply: '', milliseconds: taken() };
  }
}

function ask(
  { url, onlyPublic, headers, body, agent }: Omit<WebhookCall, 'timeoutMs'>,
  signal: AbortSignal,
): Promise<Response> {
  const asked = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Constancia',
    },
    body,
    signal,
    ...(agent && { agent }),
  };
  return onlyPublic ? fetchPublic(url, asked) : fetchAllowed(url, asked, () => true);
}

/** What is longer is not waited for. The database stores no U+0000. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= REPLY_MAX) break;
  }
  return Buffer.concat(chunks).subarray(0, REPLY_MAX).toString('utf8').replaceAll('\0', '');
}
