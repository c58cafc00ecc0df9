// The only file of the browser that sends requests to the server. Method, path, parameters, body and reply are checked
// against the types of the contract. Every failure becomes a CallError. A request whose session had ended is sent again
// when the person signs in; so is one whose page is not of the account that is signed in.
// rules: X31.61, X39.95
import type { BodyIn, Endpoint, ParamsIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type { ProblemBody, ProblemCode } from '@constancia/contract/problems.ts';
import { type AnswererKind, visitorPath } from '@constancia/domain/access/answerer.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { isInFrame } from './frame/in-frame.ts';
import { currentSession, signedInAgain } from './session-ended.ts';

/**
 * A failed request: a problem of the server's catalogue, `offline` when no reply came, or `timeout` when none came within
 * the limit of the request. After the last two nobody knows whether the server received it.
 */
export class CallError extends Error {
  readonly code: ProblemCode | 'offline' | 'timeout';
  readonly status: number;
  readonly values: Readonly<Record<string, string | number>>;
  readonly issues: readonly Issue[];

  constructor(code: CallError['code'], body: Partial<ProblemBody> = {}) {
    super(code);
    this.code = code;
    this.status = body.status ?? 0;
    this.values = body.values ?? {};
    this.issues = body.issues ?? [];
  }
}

/** Turns a thrown value into a failed request; anything else counts as unexpected. */
export function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unexpected');
}

/** Whether the server was not reached, or did not reply. */
export function isUnreached({ code }: Pick<CallError, 'code'>): boolean {
  return code === 'offline' || code === 'timeout';
}

/** Whether nobody knows what became of the request: the server was not reached, did not reply, or failed. */
export function isUnanswered({ code, status }: Pick<CallError, 'code' | 'status'>): boolean {
  return isUnreached({ code }) || status >= 500;
}

type Given<Name extends string, Value> = Value extends undefined
  ? unknown
  : { readonly [Key in Name]: Value };

export type CallOf<E extends Endpoint> = { readonly method: E['method']; readonly path: E['path'] } & Given<
  'params',
  ParamsIn<E>
> &
  Given<'query', QueryIn<E>> &
  Given<'body', BodyIn<E>> &
  Given<'upload', E extends { readonly upload: readonly string[] } ? Blob : undefined> &
  Given<'as', E['access'] extends { readonly kind: 'answerer' } ? AnswererKind : undefined> & {
    readonly signal?: AbortSignal;
    /** Milliseconds after which the request is given up. */
    readonly limit?: number;
  };

interface AnyCall {
  readonly method: string;
  readonly path: `/api/${string}`;
  /** Who answers a form: it decides which of the two URLs of the endpoint is called. */
  readonly as?: AnswererKind;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly upload?: Blob;
  readonly signal?: AbortSignal;
  readonly limit?: number;
}

/** The URL of an endpoint, for links and downloads. */
export function urlOf({
  path,
  as,
  params = {},
  query = {},
}: Pick<AnyCall, 'path' | 'as' | 'params' | 'query'>): string {
  const called = as === 'visitor' ? visitorPath(path) : path;
  const filled = called.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function failure(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as ProblemBody | null;
  if (body?.code) return new CallError(body.code, body);
  return new CallError(response.status >= 500 ? 'unavailable' : 'unexpected', { status: response.status });
}

let ofPage: { readonly 'page-account': string } | null = null;

/** Whose page this is, which the server hears with every request; null for nobody of the staff. */
export function setPageAccount(userId: string | null): void {
  ofPage = userId === null ? null : { 'page-account': userId };
}

/** An upload is sent without the type that the browser guesses: the server checks the file's bytes. */
function sent({ body, upload }: AnyCall): Pick<RequestInit, 'headers' | 'body'> {
  const page = { ...ofPage, ...(isInFrame() && { 'in-frame': 'yes' }) };
  if (upload) return { headers: { ...page, 'content-type': 'application/octet-stream' }, body: upload };
  if (body === undefined) return { headers: page };
  return { headers: { ...page, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Throws CallError. Usage: `call<typeof submit>({ method: 'POST', path: '/api/forms/:formId/submissions', … })`. */
export function call<E extends Endpoint>(given: CallOf<E>): Promise<Reply<E>> {
  return sendAgain(given as AnyCall, async (response) => (await response.json()) as Reply<E>);
}

/** The file that an endpoint makes of what it is sent. Throws CallError. */
export function callForFile<E extends Endpoint>(given: CallOf<E>): Promise<Blob> {
  return sendAgain(given as AnyCall, (response) => response.blob());
}

type Reading<Read> = (response: Response) => Promise<Read>;

/** Once more where the session had ended and the person has signed in again. */
async function sendAgain<Read>(given: AnyCall, read: Reading<Read>): Promise<Read> {
  const session = currentSession();
  try {
    return await send(given, read);
  } catch (error) {
    const ended = error instanceof CallError && error.code === 'not-signed-in';
    if (ended && (await signedInAgain(session))) return send(given, read);
    throw error;
  }
}

async function send<Read>(request: AnyCall, read: Reading<Read>): Promise<Read> {
  const { signal, isOver, end } = limited(request);
  try {
    const response = await fetch(urlOf(request), {
      method: request.method,
      credentials: 'same-origin',
      ...sent(request),
      signal,
    });
    if (!response.ok) throw await failure(response);
    return await read(response);
  } catch (error) {
    if (error instanceof CallError) throw error;
    // Something between us and the server replied, e.g. the sign-in page of a wireless network.
    if (error instanceof SyntaxError) throw new CallError('unexpected');
    if (isOver()) throw new CallError('timeout');
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError('offline');
  } finally {
    end();
  }
}

/** Milliseconds without a sign of life after which a stream counts as broken; the server gives one every fifteen seconds. */
const SILENCE = 40_000;

/** Reads the lines of a reply that goes on, until it ends. Throws CallError; a session that ended is not asked about. */
export async function readLines<E extends Endpoint>(
  given: CallOf<E> & { readonly signal: AbortSignal },
  onLine: (line: string) => void,
): Promise<void> {
  const ending = new AbortController();
  const abort = () => ending.abort();
  given.signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, SILENCE);
  try {
    const response = await fetch(urlOf(given), {
      credentials: 'same-origin',
      headers: { ...ofPage },
      signal: ending.signal,
    });
    if (!response.ok) throw await failure(response);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE);
      const lines = `${rest}${value ?? ''}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    }
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('offline');
  } finally {
    clearTimeout(timer);
    given.signal.removeEventListener('abort', abort);
  }
}

/** Ends the request when its caller does, or when its time is over. */
function limited({ signal: ofCaller, limit }: Pick<AnyCall, 'signal' | 'limit'>) {
  const ending = new AbortController();
  let over = false;
  const abort = () => ending.abort(ofCaller?.reason);
  if (ofCaller?.aborted) abort();
  ofCaller?.addEventListener('abort', abort);
  const timer =
    limit === undefined
      ? undefined
      : setTimeout(() => {
          over = true;
          ending.abort();
        }, limit);
  return {
    signal: ending.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      ofCaller?.removeEventListener('abort', abort);
    },
  };
}
