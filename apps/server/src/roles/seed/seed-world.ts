// The senders of a seed's requests: visitors and demonstration accounts. Requests go through the whole
// server, with its rights, limits and checks, at the time of the seed's clock.
// rules: X30.08

import type { FastifyInstance } from 'fastify';
import { UserError } from '../../platform/user-error.ts';
import type { DemonstrationAccount } from '../queries.ts';

export interface SeedReply {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

type Method = 'GET' | 'POST' | 'DELETE';

export interface SeedPerson {
  /** Returns any reply, including a refusal. */
  readonly ask: (method: Method, url: string, body?: object) => Promise<SeedReply>;
}

export interface SeedWorld {
  readonly visitor: SeedPerson;
  /** Signs in now, until the clock is set back. */
  readonly signIn: (email: string) => Promise<SeedPerson>;
  readonly accounts: readonly DemonstrationAccount[];
  /** The server's current time. */
  readonly time: { now: Date };
  /** How many submissions to add. */
  readonly count: number;
  /** Folder of the seed's documents. */
  readonly folder: string;
}

interface Surroundings {
  readonly time: { readonly now: Date };
  readonly password: string;
}

export function peopleOf(
  app: FastifyInstance,
  { password }: Surroundings,
): Pick<SeedWorld, 'visitor' | 'signIn'> {
  const person = (cookie: string): SeedPerson => ({
    ask: async (method, url, body) => {
      const reply = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
      return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
    },
  });
  return {
    visitor: person(''),
    signIn: async (email) => {
      const reply = await app.inject({ method: 'POST', url: '/api/session', payload: { email, password } });
      if (reply.statusCode !== 200) throw new UserError(`${email} cannot sign in: ${reply.body}`);
      return person(reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    },
  };
}

/** The body of a reply that must be a success, or a refusal because it was done before. */
export function expectDone({ status, body }: SeedReply, ...repeated: readonly string[]): SeedReply['body'] {
  if (status < 300 || repeated.includes(body?.code)) return body;
  throw new UserError(`A seed was refused: ${JSON.stringify(body)}`);
}
