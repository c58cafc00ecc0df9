// Choosing a password: by a link that the owner of the account got, or by giving the current one.
// rules: P2.46, P5.03, P5.04, P7.32, X33.43
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { puzzleSolution, text } from './shapes.ts';

const often = { rate: 'password', by: 'address' } as const;
const audit = { writes: ['update user'] } as const;
/** Length and what else is wrong is the domain's to say. */
const password = text().min(1).max(256);
const token = text().min(1).max(100);

/** The reply is the same whether or not there is such an account. */
export const askRecovery = endpoint({
  method: 'POST',
  path: '/api/password-recovery',
  summary: 'Sends a link for a new password to the e-mail address of an account',
  access: { kind: 'public' },
  often,
  audit,
  body: z.strictObject({ email: text().trim().min(1).max(320) }),
  /** False in an installation that sends no mail. */
  reply: z.object({ sendsLetters: z.boolean() }),
  problems: ['too-many-requests'],
});

/** By POST, so that the token is in no URL. */
export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password-link',
  summary: 'Whose password a link changes',
  access: { kind: 'public' },
  often,
  audit: 'nothing',
  body: z.strictObject({ token }),
  reply: z.object({ email: z.string() }),
  problems: ['password-link-gone', 'too-many-requests'],
});

export const setPasswordByLink = endpoint({
  method: 'POST',
  path: '/api/password-link/password',
  summary: 'Sets the password by a link, once, and ends the sessions of the account',
  access: { kind: 'public' },
  often,
  audit,
  body: z.strictObject({ token, password }),
  reply: z.object({ email: z.string() }),
  problems: ['password-link-gone', 'password-refused', 'too-many-requests'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password',
  summary: 'Changes the own password and ends the other sessions of the account',
  access: { kind: 'signed-in' },
  often: { handler: 'wrong passwords of an account and of a network address' },
  audit: { writes: ['update user', 'sign-in user'] },
  body: z.strictObject({ current: text().min(1).max(1024), password, solution: puzzleSolution }),
  reply: z.object({}),
  problems: ['password-wrong', 'password-refused', 'challenge-required', 'too-many-requests'],
});
