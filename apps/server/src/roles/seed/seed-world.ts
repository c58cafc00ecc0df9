// Who seeds send requests as: visitors, and accounts of the demonstration. Requests go through the whole server, with
// its rights, limits and checks, at the moment that the seed's clock shows.
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
  /** Any reply, also a refusal. */
  readonly ask: (method: Method, url: string, body?: object) => Promise<SeedReply>;
}

export interface SeedWorld {
  readonly visitor: SeedPerson;
  /** Signed in at the moment; sign in again when the clock has moved on by hours. */
  readonly signIn: (email: string) => Promise<SeedPerson>;
  readonly accounts: readonly DemonstrationAccount[];
  /** What the server takes for now. */
  readonly time: { now: Date };
  /** How many submissions are wanted. */
  readonly count: number;
  /** The documents of the seed. */
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

/** The reply of a request that must succeed, or may be refused because it was made before. */
export function expectDone({ status, body }: SeedReply, ...repeated: readonly string[]): SeedReply['body'] {
  if (status < 300 || repeated.includes(body?.code)) return body;
  throw new UserError(`A seed was refused: ${JSON.stringify(body)}`);
}
