// Passkeys as a second factor (WebAuthn): added and deleted in the own account, used at the second step of signing in,
// and set up there by who must have a second factor. What browsers say besides, as about extensions, is not sent.
// rules: X34.16-X34.18
import { PASSKEY_NAME_MAX } from '@constancia/domain/limits.ts';
import { tidiedPasskeyName } from '@constancia/domain/users/passkeys.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  passwordAgain,
  passwordGuesses,
  passwordRefusals,
  perHalfSession,
  recoveryCodes,
} from '../second-factor.ts';
import { account } from '../session.ts';
import { text } from '../shapes.ts';

const signedIn = { kind: 'signed-in' } as const;
/** The handler wants a session that still awaits the second step. */
const halfSignedIn = { kind: 'public' } as const;
const perWayIn = { handler: 'calls of the account that is half signed in, of a known device apart' } as const;

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
/** Bytes of an id are 1023 at most. */
const credentialId = base64url(1_364);
const clientDataJSON = base64url(2_000);

/** A passkey that the browser knows the account by. */
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});
const userVerification = z.literal('required');

/** What `navigator.credentials.create` is asked, with bytes in base64url. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification }),
  excludeCredentials: z.array(descriptor),
});
export type PasskeyCreation = z.output<typeof creation>;

const newPasskey = z.strictObject({
  name: text().overwrite(tidiedPasskeyName).min(1).max(PASSKEY_NAME_MAX),
  credential: z.strictObject({
    id: credentialId,
    response: z.strictObject({
      clientDataJSON,
      attestationObject: base64url(8_000),
      transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
    }),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** What `navigator.credentials.get` is asked, with bytes in base64url. */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification,
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.output<typeof request>;

const usedPasskey = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON,
    authenticatorData: base64url(2_000),
    signature: base64url(2_000),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'What the browser is asked for a new passkey; nothing changes until it is added',
  access: signedIn,
  often: passwordGuesses,
  audit: { writes: ['sign-in user'] },
  body: passwordAgain,
  reply: creation,
  problems: [...passwordRefusals, 'passkey-limit'],
});

export const addPasskey = endpoint({
  method: 'PUT',
  path: '/api/passkeys',
  summary: 'Adds a passkey; the first second factor of an account ends its other sessions',
  access: signedIn,
  often: { rate: 'second-factor', by: 'account' },
  audit: { writes: ['update user'] },
  body: newPasskey,
  /** Shown once; none when the account had a second factor before. */
  reply: z.object({ recoveryCodes }),
  problems: ['second-factor-wrong', 'passkey-limit', 'too-many-requests'],
});

export const deletePasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/:passkeyId/removal',
  summary: 'Deletes an own passkey, unless it is the last second factor and the role must have one',
  access: signedIn,
  often: passwordGuesses,
  audit: { writes: ['update user', 'sign-in user'] },
  params: z.object({ passkeyId: z.uuid() }),
  body: passwordAgain,
  reply: z.object({}),
  problems: [...passwordRefusals, 'not-found', 'second-factor-required'],
});

export const beginPasskeyStep = endpoint({
  method: 'POST',
  path: '/api/session/passkey',
  summary: 'What the browser is asked when a passkey is the second step of signing in',
  access: halfSignedIn,
  often: perWayIn,
  audit: 'nothing',
  reply: request,
  problems: ['not-signed-in', 'second-factor-missing', 'too-many-requests'],
});

export const givePasskey = endpoint({
  method: 'PUT',
  path: '/api/session/passkey',
  summary: 'The second step of signing in: a passkey',
  access: halfSignedIn,
  often: perWayIn,
  audit: { writes: ['sign-in user'] },
  body: z.strictObject({ credential: usedPasskey }),
  reply: z.object({ account }),
  problems: ['not-signed-in', 'second-factor-wrong', 'too-many-requests'],
});

export const beginPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/api/session/passkey-enrolment',
  summary: 'A new passkey as the second step of signing in, for a role that must have a second factor',
  access: halfSignedIn,
  often: perHalfSession,
  audit: 'nothing',
  reply: creation,
  problems: ['not-signed-in', 'passkey-limit', 'too-many-requests'],
});

export const confirmPasskeyEnrolment = endpoint({
  method: 'PUT',
  path: '/api/session/passkey-enrolment',
  summary: 'Adds the passkey and signs in',
  access: halfSignedIn,
  often: perHalfSession,
  audit: { writes: ['update user', 'sign-in user'] },
  body: newPasskey,
  reply: z.object({ account, recoveryCodes }),
  problems: ['not-signed-in', 'second-factor-wrong', 'passkey-limit', 'too-many-requests'],
});
