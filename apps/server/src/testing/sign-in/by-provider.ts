// A browser that signs in at the identity provider of the tests and comes back.
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { TestIdentityProvider } from '../outside/identity-provider.ts';
import { type Caller, caller, type TestReply } from '../with-app.ts';

export const cookiesOf = ({ headers }: TestReply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

export const complete = (back: Caller, query: string) => back.post('/api/single-sign-on/return', { query });

/** `host`: under which the product is asked, as its public origin has it. */
export function providerVisits(provider: TestIdentityProvider, host: string) {
  const browser = (app: FastifyInstance, cookie = ''): Caller =>
    caller(app, { host, ...(cookie && { cookie }) });
  /** Goes to the provider and comes back as `login`. */
  const goAs = async (login: string, app: FastifyInstance) => {
    const begun = await browser(app).post('/api/single-sign-on', { popup: false });
    expect(begun.status, begun.raw.toString()).toBe(200);
    const query = await provider.signIn(begun.body.url, login);
    return { back: browser(app, cookiesOf(begun)), query, url: new URL(begun.body.url) };
  };
  const enter = async (login: string, app: FastifyInstance) => {
    const { back, query } = await goAs(login, app);
    const reply = await complete(back, query);
    return { reply, as: browser(app, cookiesOf(reply)) };
  };
  return { browser, goAs, enter };
}
