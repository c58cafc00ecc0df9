// Asks at a URL that somebody of a municipality chose: encrypted, and at public addresses only. The addresses of a name
// are checked in the look-up whose result the connection uses, so that a second look-up cannot give another one.
// rules: W16, X34.47
import { lookup } from 'node:dns';
import { type Agent, type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as EncryptedAgent, request as encryptedRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { NotPublic } from './outside-failure.ts';
import { isPublicAddress } from './public-address.ts';

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  /** Connections of this caller to this URL; one for this request when absent. */
  readonly agent?: Agent;
}

/**
 * Connections to a URL that are used again. Only for requests to that URL which are all under the same check: it is made when
 * a connection is opened.
 */
export function connectionsTo(url: string): Agent {
  const kept = { keepAlive: true };
  return new URL(url).protocol === 'https:' ? new EncryptedAgent(kept) : new PlainAgent(kept);
}

type IsAllowed = (address: string) => boolean;

/** Like fetch, without following redirects. Throws NotPublic. */
export async function fetchPublic(url: string, asked: Asked): Promise<Response> {
  if (new URL(url).protocol !== 'https:') throw new NotPublic();
  return fetchAllowed(url, asked, isPublicAddress);
}

/** The same at the addresses that are allowed, also without encryption. */
export async function fetchAllowed(url: string, asked: Asked, isAllowed: IsAllowed): Promise<Response> {
  const { hostname, protocol } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, '');
  // No name is looked up for these.
  if (isIP(address) !== 0 && !isAllowed(address)) throw new NotPublic();
  const request = protocol === 'https:' ? encryptedRequest : plainRequest;
  const { body, agent = false, ...options } = asked;
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    // A connection of its own by default: one that is kept was perhaps opened for somebody who may ask anywhere.
    const sent = request(url, { ...options, agent, lookup: lookupAllowed(isAllowed) }, resolve);
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
  const status = reply.statusCode ?? 0;
  const isWithoutBody = status === 204 || status === 304;
  if (isWithoutBody) reply.resume();
  return new Response(isWithoutBody ? null : (Readable.toWeb(reply) as ReadableStream<Uint8Array>), {
    status,
  });
}

function lookupAllowed(isAllowed: IsAllowed): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error, '');
      else if (!found.every(({ address }) => isAllowed(address))) done(new NotPublic(), '');
      else if (options.all) done(null, [...found]);
      else done(null, first.address, first.family);
    });
  };
}
