// Single sign-on with an OpenID Connect provider: there and back, and the provider's notice that somebody signed out.
// rules: P1.14, P7.33, P7.34, X34.10-X34.14
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { signedIn } from './session.ts';
import { text } from './shapes.ts';

const often = { rate: 'single-sign-on', by: 'address' } as const;

export const beginSingleSignOn = endpoint({
  method: 'POST',
  path: '/api/single-sign-on',
  summary: 'Begins a sign-in at the identity provider; the reply names the URL to go to',
  access: { kind: 'public' },
  often,
  audit: 'nothing',
  body: z.strictObject({ popup: z.boolean() }),
  reply: z.object({ url: z.url() }),
  problems: ['single-sign-on-off', 'identity-unavailable', 'too-many-requests'],
});

export const completeSingleSignOn = endpoint({
  method: 'POST',
  path: '/api/single-sign-on/return',
  summary: 'Signs in with what the identity provider sent back, once, in the browser that began',
  access: { kind: 'public' },
  often,
  audit: { writes: ['sign-in user', 'sign-out user'] },
  body: z.strictObject({
    /** What stands behind the `?` of the URL with which the browser came back. */
    query: text().max(8_000),
  }),
  reply: z.object({
    ...signedIn.shape,
    popup: z.boolean(),
    /** The provider knows the person, and no account here is theirs. */
    unregistered: z
      .object({
        /** `of-another`: the account of this name belongs to somebody else at the provider. */
        why: z.enum(['no-account', 'of-another']),
        username: z.string(),
        signOutUrl: z.string().nullable(),
      })
      .optional(),
  }),
  problems: [
    'single-sign-on-off',
    'single-sign-on-failed',
    'identity-unavailable',
    'demonstration-account',
    'account-deactivated',
    'session-data',
    'too-many-requests',
  ],
});

/** The provider calls it, without a browser. */
export const endProviderSession = endpoint({
  method: 'POST',
  path: '/api/single-sign-on/logout',
  summary: 'Back-channel logout: ends the sessions that the signed token of the identity provider names',
  access: { kind: 'public' },
  often: { rate: 'provider-logout', by: 'address' },
  audit: { writes: ['sign-out user'] },
  upload: ['application/x-www-form-urlencoded'],
  reply: z.object({}),
  problems: ['single-sign-on-off', 'logout-refused', 'identity-unavailable', 'too-many-requests'],
});
