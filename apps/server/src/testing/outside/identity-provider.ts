// The stand-in identity provider as a separate process, and a browser without a screen that signs in there.
import { randomBytes } from 'node:crypto';
import type { IdentitySettings } from '../../ports/identity/port.ts';
import { startStandIn } from './stand-in.ts';

export interface TestIdentityProvider {
  readonly settings: IdentitySettings;
  /** Signs in there as `login`; returns what stands behind the `?` of the URL that leads back. */
  readonly signIn: (url: string, login: string) => Promise<string>;
  /** A token signed by the provider, for what it would never send itself. */
  readonly token: (claims: object, typ?: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Cookies of one browser. */
class Jar {
  readonly #cookies = new Map<string, string>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return reply;
  }
}

/** `origin`: that of the product, to which the provider sends people back. */
export async function openIdentityProvider(origin: string): Promise<TestIdentityProvider> {
  const client = { clientId: 'constancia', clientSecret: randomBytes(24).toString('hex') };
  const control = randomBytes(16).toString('hex');
  const { port, stop } = await startStandIn('identity-provider', { input: { ...client, origin, control } });
  const issuer = `http://localhost:${port}`;
  return {
    settings: { issuer, ...client, name: 'Villa', by: 'redirect', usernameClaim: null, trustedAmr: [] },
    signIn: async (url, login) => {
      const jar = new Jar();
      let at = url;
      for (let step = 0; step < 10; step += 1) {
        const reply = await jar.fetch(at, at.includes('/interaction/') ? posted({ login }) : {});
        const next = reply.headers.get('location');
        if (next === null) throw new Error(`the provider stopped at ${at}: ${await reply.text()}`);
        at = new URL(next, at).href;
        if (at.startsWith(`${origin}/`)) return new URL(at).search.slice(1);
      }
      throw new Error('the provider leads nowhere');
    },
    token: async (claims, typ) => {
      const reply = await fetch(`${issuer}/control/logout-token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${control}` },
        body: JSON.stringify({ claims, typ }),
      });
      return reply.text();
    },
    stop,
  };
}

const posted = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
