// The second factor of an account: a code of an application (RFC 6238), or one of the recovery codes. Passkeys, which
// stand beside the application, are in passkeys.ts.
// rules: X34.01-X34.06, X34.16
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { account } from './session.ts';
import { listOf, puzzleSolution, text, timestamp } from './shapes.ts';

const signedIn = { kind: 'signed-in' } as const;
/** The handler wants a session that still awaits the second step. */
const halfSignedIn = { kind: 'public' } as const;
const perAccount = { rate: 'second-factor', by: 'account' } as const;
export const passwordGuesses = { handler: 'wrong passwords of an account and of a network address' } as const;
export const perHalfSession = { handler: 'calls of the account that is half signed in' } as const;

const code = text().min(1).max(60);
export const recoveryCodes = z.array(z.string());
/** The password again, so that an open page alone does not suffice. */
export const passwordAgain = z.strictObject({ password: text().min(1).max(1024), solution: puzzleSolution });
export const passwordRefusals = ['password-wrong', 'challenge-required', 'too-many-requests'] as const;

const enrolment = z.object({
  /** For typing, in base 32. */
  secret: z.string(),
  /** For the picture that the application reads. */
  url: z.string(),
  /** The same secret as the server will read it again; for ten minutes, in this session. */
  enrolment: z.string(),
});
const confirmation = z.strictObject({ enrolment: text().min(1).max(1_000), code });

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Which second factors the own account has',
  access: signedIn,
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({
    /** The application: false in an installation without a key for secrets. Passkeys need none. */
    isOffered: z.boolean(),
    /** It has a second factor, of either kind. */
    isActive: z.boolean(),
    hasApplication: z.boolean(),
    /** In the order in which they were added. */
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        addedAt: timestamp,
        /** Null for never. */
        lastUsedAt: timestamp.nullable(),
      }),
    ),
    isRequired: z.boolean(),
    /** An account without a password cannot give it again. */
    hasPassword: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  }),
  problems: [],
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor',
  summary: 'A new secret for the application; nothing changes until a code of it is given',
  access: signedIn,
  often: passwordGuesses,
  audit: { writes: ['sign-in user'] },
  body: passwordAgain,
  reply: enrolment,
  problems: [...passwordRefusals, 'second-factor-unavailable'],
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/second-factor',
  summary: 'Turns the second factor on, or to another device, and ends the other sessions of the account',
  access: signedIn,
  often: perAccount,
  audit: { writes: ['update user'] },
  body: confirmation,
  /** Shown once. */
  reply: z.object({ recoveryCodes }),
  problems: ['second-factor-wrong', 'second-factor-unavailable', 'too-many-requests'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the old ones',
  access: signedIn,
  often: passwordGuesses,
  audit: { writes: ['update user', 'sign-in user'] },
  body: passwordAgain,
  reply: z.object({ recoveryCodes }),
  problems: [...passwordRefusals, 'second-factor-missing'],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/removal',
  summary: 'Turns the own second factor off, passkeys included, unless the role must have one',
  access: signedIn,
  often: passwordGuesses,
  audit: { writes: ['update user', 'sign-in user'] },
  body: passwordAgain,
  reply: z.object({}),
  problems: [...passwordRefusals, 'second-factor-missing', 'second-factor-required'],
});

export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/session/second-factor',
  summary: 'The second step of signing in: a code of the application, or a recovery code',
  access: halfSignedIn,
  often: { handler: 'wrong codes of an account, of a known device apart; recovery codes by network address' },
  audit: { writes: ['sign-in user'] },
  body: z.strictObject({ code }),
  reply: z.object({ account }),
  problems: ['not-signed-in', 'second-factor-wrong', 'too-many-requests'],
});

export const beginEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/enrolment',
  summary:
    'The second step of signing in for a role that must have a second factor and an account without one',
  access: halfSignedIn,
  often: perHalfSession,
  audit: 'nothing',
  reply: enrolment,
  problems: ['not-signed-in', 'second-factor-unavailable', 'too-many-requests'],
});

export const confirmEnrolment = endpoint({
  method: 'PUT',
  path: '/api/session/enrolment',
  summary: 'Turns the second factor on and signs in',
  access: halfSignedIn,
  often: perHalfSession,
  audit: { writes: ['update user', 'sign-in user'] },
  body: confirmation,
  reply: z.object({ account, recoveryCodes }),
  problems: ['not-signed-in', 'second-factor-wrong', 'second-factor-unavailable', 'too-many-requests'],
});

const roles = listOf(z.enum(ROLES), ROLES.length);
const administers = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

export const readRequiredRoles = endpoint({
  method: 'GET',
  path: '/api/second-factor-roles',
  summary: 'The roles that must have a second factor',
  access: administers,
  often: 'unlimited',
  audit: 'nothing',
  reply: z.object({ roles: z.array(z.enum(ROLES)) }),
  problems: [],
});

export const setRequiredRoles = endpoint({
  method: 'PUT',
  path: '/api/second-factor-roles',
  summary: 'Sets them; who has none sets it up at the next sign-in',
  access: administers,
  often: 'unlimited',
  audit: { writes: ['update second-factor-roles'] },
  body: z.strictObject({ roles }),
  reply: z.object({}),
  problems: ['second-factor-unavailable'],
});
