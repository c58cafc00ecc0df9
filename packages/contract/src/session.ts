// Signing in and out, and what the browser needs to know about the signed-in user.
// rules: P2.44-P2.50, P4.01-P4.06, P7.31
import { ACTIONS, ROLES, SUBJECTS } from '@constancia/domain/access/role-table.ts';
import { SECOND_STEPS } from '@constancia/domain/users/second-factor.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { puzzleSolution, text } from './shapes.ts';

export const account = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(['product', 'single-sign-on']),
  role: z.enum(ROLES).nullable(),
  municipality: z.object({ id: z.string(), name: z.string(), keyword: z.string(), timeZone: z.string() }),
  areas: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What the role may do, for guards and buttons; the server checks again on every request. */
  rights: z.array(z.object({ subject: z.enum(SUBJECTS), actions: z.array(z.enum(ACTIONS)) })),
  /** The user sees the public/private switch. */
  publishesForms: z.boolean(),
  /** Questions of forms that the user builds may accept a video (E5.28). */
  offersVideo: z.boolean(),
  /** The user works in every municipality. */
  acrossMunicipalities: z.boolean(),
  /** The user stays on /home; others are redirected to /listar. */
  usesHome: z.boolean(),
});
export type Account = z.output<typeof account>;

/** No account while the second step is still to come. */
export const signedIn = z.object({
  account: account.nullable(),
  awaits: z.enum(SECOND_STEPS).optional(),
  /** The second factors of the account, for who gave the password and has one. */
  ways: z.object({ application: z.boolean(), passkey: z.boolean() }).optional(),
});
export type SignedIn = z.output<typeof signedIn>;

const singleSignOn = z.object({
  /** How people call the identity provider; '' for no name. */
  name: z.string(),
  by: z.enum(['redirect', 'popup']),
  /** People without a session go there directly, not to the sign-in page. */
  isDirect: z.boolean(),
});
export type SingleSignOn = z.output<typeof singleSignOn>;

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in; null when nobody is',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: 'nothing',
  /** Single sign-on is named while nobody is signed in. */
  reply: signedIn.extend({ singleSignOn: singleSignOn.optional() }),
  problems: [],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in with e-mail and password',
  access: { kind: 'public' },
  often: { handler: 'wrong passwords of an account and of a network address' },
  audit: { writes: ['sign-in user', 'sign-out user'] },
  body: z.strictObject({
    email: text().trim().min(1).max(320),
    password: text().min(1).max(1024),
    solution: puzzleSolution,
  }),
  reply: signedIn,
  problems: [
    'sign-in-failed',
    'challenge-required',
    'too-many-requests',
    'demonstration-account',
    'account-deactivated',
    'account-missing',
    'session-data',
  ],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/session',
  summary: 'End this session',
  access: { kind: 'public' },
  often: 'unlimited',
  audit: { writes: ['sign-out user'] },
  /** Where the person signs out at the identity provider, after single sign-on. */
  reply: z.object({ signOutUrl: z.string().optional() }),
  problems: [],
});

export const openSession = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** What the browser says of itself. */
  browser: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'The open sessions of the signed-in user',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ sessions: z.array(openSession) }),
  problems: [],
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: 'End one of the own sessions',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: { writes: ['sign-out user'] },
  params: z.object({ sessionId: z.uuid() }),
  reply: z.object({}),
  problems: ['not-found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End all own sessions but this one',
  access: { kind: 'signed-in' },
  often: 'unlimited',
  audit: { writes: ['sign-out user'] },
  reply: z.object({ ended: z.number().int() }),
  problems: [],
});
