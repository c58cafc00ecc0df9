// What becomes of an account: deactivated, deleted, given a link for a password, signed out, freed of a lost second factor
// or of an identity at the provider.
// rules: P6.24, X33.40-X33.42, X34.06, X37.57
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openSession } from '../session.ts';
import { entityId } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario_municipio' } as const;
const params = z.object({ userId: entityId });

export const setUserActive = endpoint({
  method: 'PUT',
  path: '/api/users/:userId/active',
  summary: 'Deactivates an account and ends its sessions, or activates it again',
  access,
  often: 'unlimited',
  audit: { writes: ['update user', 'sign-out user'] },
  params,
  body: z.strictObject({ active: z.boolean() }),
  reply: z.object({}),
  problems: ['user-not-found', 'own-account', 'last-administrator'],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId',
  summary: 'Deletes an account; its answers and the audit log keep the username, which nobody else gets',
  access,
  often: 'unlimited',
  audit: { writes: ['delete user'] },
  params,
  reply: z.object({}),
  problems: ['user-not-found', 'own-account', 'last-administrator'],
});

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/api/users/:userId/password-link',
  summary:
    'Sends the owner of an account a link for a password; without a mail server the caller gets the link',
  access,
  often: { rate: 'people', by: 'account' },
  audit: { writes: ['update user'] },
  params,
  reply: z.object({
    /** Null in an installation that sends no mail. */
    sentTo: z.string().nullable(),
    /** To hand over; shown once. Null when it was sent. */
    link: z.string().nullable(),
  }),
  problems: ['user-not-found', 'own-account', 'user-without-email', 'user-deactivated', 'too-many-requests'],
});

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/api/users/:userId/sessions',
  summary: 'The open sessions of an account',
  access,
  often: 'unlimited',
  audit: { reads: 'user' },
  params,
  reply: z.object({ sessions: z.array(openSession) }),
  problems: ['user-not-found'],
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId/sessions',
  summary: 'Ends every session of an account',
  access,
  often: 'unlimited',
  audit: { writes: ['sign-out user'] },
  params,
  reply: z.object({ ended: z.number().int() }),
  problems: ['user-not-found', 'own-account'],
});

export const takeOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId/second-factor',
  summary: 'Takes the second factor off an account whose owner lost it, and ends its sessions',
  access,
  often: 'unlimited',
  audit: { writes: ['update user', 'sign-out user'] },
  params,
  reply: z.object({}),
  problems: ['user-not-found', 'own-account', 'second-factor-missing'],
});

export const unbindUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId/single-sign-on',
  summary:
    'Unbinds an account from its identity at the provider, and ends its sessions; the next single sign-on binds it',
  access,
  often: 'unlimited',
  audit: { writes: ['update user', 'sign-out user'] },
  params,
  reply: z.object({}),
  problems: ['user-not-found', 'own-account', 'provider-not-bound'],
});
