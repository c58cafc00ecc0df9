// Passkeys by WebAuthn: what the browser is asked, and whether what it sends is right. The library that verifies is loaded
// when the first person uses a passkey.
// rules: X34.16, X34.17
import { createHash } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@constancia/contract/session/passkeys.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/origin-of.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { ISSUER } from './codes.ts';
import type { PasskeyKey, PasskeyRow } from './passkey-queries.ts';
import type { Enrolling } from './set-up.ts';

/** EdDSA, ES256 and RS256, which are what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** What a passkey is bound to: it works at no other. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

export function siteOf(publicOrigin: string | null, request: FastifyRequest): Site {
  const { origin, hostname } = new URL(originOf(publicOrigin, request));
  return { origin, rpId: hostname };
}

/** Names the account to the device without saying who it is. */
const handleOf = ({ municipalityId, userId }: Enrolling) =>
  createHash('sha256')
    .update(JSON.stringify(['passkey', municipalityId, userId]))
    .digest('base64url');

const described = (known: readonly PasskeyRow[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));

interface Asked {
  readonly site: Site;
  readonly challenge: string;
  /** Passkeys that the account has. */
  readonly known: readonly PasskeyRow[];
}

export function creationFor(enrolling: Enrolling, { site, challenge, known }: Asked): PasskeyCreation {
  const name = enrolling.email || enrolling.username;
  return {
    challenge,
    rp: { id: site.rpId, name: ISSUER },
    user: { id: handleOf(enrolling), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: described(known),
  };
}

export function requestFor({ site, challenge, known }: Asked): PasskeyRequest {
  return {
    challenge,
    rpId: site.rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: described(known),
  };
}

type Expected = Omit<Asked, 'known'>;

const expectedOf = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.rpId,
  requireUserVerification: true,
});

/** What every credential has; what extensions say is not used. */
const PUBLIC_KEY = { type: 'public-key', clientExtensionResults: {} } as const;

export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Null for what is wrong in any way. */
export async function verifiedCreation(
  { id, response }: NewPasskey['credential'],
  expected: Expected,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  if (!(await isWithoutCertificate(response.attestationObject))) return null;
  const judged = await verifyRegistrationResponse({
    response: { id, rawId: id, response, ...PUBLIC_KEY },
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectedOf(expected),
  }).catch(() => null);
  if (!judged?.verified) return null;
  const { id: credentialId, publicKey, counter } = judged.registrationInfo.credential;
  return { credentialId, publicKey, counter };
}

/** None was asked for, and judging one would fetch what it names. */
async function isWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const hasCertificate = attestation.get('attStmt').get('x5c') !== undefined;
    return ['none', 'packed'].includes(attestation.get('fmt')) && !hasCertificate;
  } catch {
    return false;
  }
}

/** How often the device says that it used the key; null for what is wrong in any way. */
export async function verifiedUse(
  { id, response }: UsedPasskey,
  { publicKey }: PasskeyKey,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const judged = await verifyAuthenticationResponse({
    response: { id, rawId: id, response, ...PUBLIC_KEY },
    // Whether the counter has grown is decided where it is stored.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    ...expectedOf(expected),
  }).catch(() => null);
  return judged?.verified ? judged.authenticationInfo.newCounter : null;
}
