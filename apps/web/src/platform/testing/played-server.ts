// Replies to pages as the server would. What goes over the contract is checked against it, both ways: a test
// cannot play a reply that the server never gives, nor take a request that the server would refuse.
import { CONTRACT } from '@constancia/contract/contract.ts';
import { documentedProblems, type Endpoint } from '@constancia/contract/endpoint.ts';
import { PROBLEMS, type ProblemCode } from '@constancia/contract/problems.ts';
import { visitorPath } from '@constancia/domain/access/answerer.ts';
import { matchPath, type PathParams } from '@constancia/domain/pages/match-path.ts';

/** Method and path of an endpoint, as the contract writes it. */
type EndpointName = `${Endpoint['method']} ${Endpoint['path']}`;

export interface Asked {
  readonly endpoint: EndpointName;
  /** As it was asked for, with its query: visitors ask below /api/public. */
  readonly url: string;
  readonly params: PathParams;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the endpoint replies with, or what decides it. */
export type PlayedReply = object | ((asked: Asked) => object | Promise<object>);
/** By endpoint; `*` stands for every other one. */
export type PlayedReplies = Partial<Readonly<Record<EndpointName | '*', PlayedReply>>>;

/** The connection is lost before the request arrives. */
export const unreached = (): never => {
  throw new TypeError('failed to fetch');
};

/** The reply never comes. */
export const never = () => new Promise<never>(() => {});

interface Refusal {
  readonly refusedBy: ProblemCode;
  readonly more: object;
}

/** A refusal that the endpoint knows. `more`: values and issues. */
export const refused = (code: ProblemCode, more: object = {}): Refusal => ({ refusedBy: code, more });

const isRefusal = (played: object): played is Refusal => 'refusedBy' in played;

const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((feature) => Object.values(feature));

/** The parameters of the path where it is one of the endpoint; null elsewhere. */
const paramsAt = ({ path, access }: Endpoint, pathname: string): PathParams | null =>
  matchPath(path, pathname) ?? (access.kind === 'answerer' ? matchPath(visitorPath(path), pathname) : null);

/** Ends with the request, where the page gives it up before its reply. */
function orGivenUp(reply: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return reply;
  const givenUp = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('given up', 'AbortError'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
  return Promise.race([reply, givenUp]);
}

export class PlayedServer {
  /** Every request, in its order. */
  readonly asked: Asked[] = [];
  /** Why the test is wrong: what nobody played, and what does not keep to the contract. */
  readonly faults: string[] = [];
  readonly #replies: Partial<Record<EndpointName | '*', PlayedReply>>;

  constructor(replies: PlayedReplies) {
    this.#replies = { ...replies };
  }

  /** From now on. */
  play(replies: PlayedReplies): void {
    Object.assign(this.#replies, replies);
  }

  /** The requests to the endpoint. */
  to(endpoint: EndpointName): readonly Asked[] {
    return this.asked.filter((asked) => asked.endpoint === endpoint);
  }

  readonly fetch = (url: string, asked: RequestInit = {}): Promise<Response> =>
    orGivenUp(this.#reply(url, asked), asked.signal);

  async #reply(url: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const { pathname, search, searchParams } = new URL(url, location.href);
    const endpoint = ENDPOINTS.find((each) => each.method === method && paramsAt(each, pathname));
    const reply = endpoint && (this.#replies[nameOf(endpoint)] ?? this.#replies['*']);
    if (!endpoint || !reply) throw this.#fault(`nobody played ${method} ${pathname}`);
    const asked: Asked = {
      endpoint: nameOf(endpoint),
      url: pathname + search,
      params: paramsAt(endpoint, pathname) ?? {},
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    this.asked.push(asked);
    if (endpoint.body) this.#keeps(`the body of ${asked.endpoint}`, endpoint.body.safeParse(asked.body));
    if (endpoint.query) this.#keeps(`the query of ${asked.endpoint}`, endpoint.query.safeParse(asked.query));
    const played =
      typeof reply === 'function'
        ? await (reply as (asked: Asked) => object | Promise<object>)(asked)
        : reply;
    if (played instanceof Response) return played;
    if (isRefusal(played)) return this.#refuse(endpoint, played);
    this.#keeps(`the reply of ${asked.endpoint}`, endpoint.reply?.safeParse(played));
    return Response.json(played);
  }

  #refuse(endpoint: Endpoint, { refusedBy: code, more }: Refusal): Response {
    if (!documentedProblems(endpoint).includes(code))
      this.#fault(`${nameOf(endpoint)} is never refused by ${code}`);
    const status = PROBLEMS[code];
    const body = { type: `urn:constancia:problem:${code}`, title: code, status, code, ...more };
    return Response.json(body, { status });
  }

  #keeps(what: string, checked: { readonly error?: Error | undefined } | undefined): void {
    if (checked?.error) this.#fault(`${what} does not keep to the contract: ${checked.error.message}`);
  }

  #fault(text: string): TypeError {
    this.faults.push(text);
    return new TypeError(text);
  }
}

const nameOf = ({ method, path }: Endpoint): EndpointName => `${method} ${path}`;
