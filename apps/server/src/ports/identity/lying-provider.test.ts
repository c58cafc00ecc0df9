// An OpenID Connect provider that lies, or somebody who speaks in its name: nobody is signed in by what it sends.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLoopback } from '../../testing/outside/loopback.ts';
import { oidcProvider } from './http.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const CLIENT = { clientId: 'constancia', clientSecret: 'a-secret-of-thirty-two-characters' };
const BACK = 'http://localhost:3999/ingreso';

let url = '';
let close: () => Promise<void>;
/** What the provider says of itself, and the ID token that it gives for any code. */
let says: Record<string, unknown> = {};
let token = '';

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const send = (value: unknown) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  request.resume();
  if (request.url === '/jwks') {
    const key = await exportJWK(keys.publicKey);
    send({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] });
    return;
  }
  if (request.url === '/token') {
    send({ access_token: 'access', token_type: 'Bearer', id_token: token });
    return;
  }
  send({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...says,
  });
}

beforeAll(async () => {
  const server = createServer((request, reply) => void answer(request, reply));
  ({ url, close } = await listenOnLoopback(server));
});
afterAll(() => close());

interface Given {
  readonly claims: JWTPayload;
  readonly nonce: string;
}

const rightClaims = ({ claims, nonce }: Given) => ({
  iss: url,
  sub: 'ana',
  aud: CLIENT.clientId,
  nonce,
  email: 'ana@villa.example',
  ...claims,
});

const sign = (given: Given, key: KeyObject | Uint8Array = keys.privateKey, alg = 'RS256') =>
  new SignJWT(rightClaims(given))
    .setProtectedHeader({ alg, kid: 'one' })
    .setIssuedAt(given.claims.iat)
    .setExpirationTime(given.claims.exp ?? '5m')
    .sign(key);

/** Signs in with the ID token that `make` gives for the nonce that was asked for. */
async function signIn(make: (nonce: string) => Promise<string> | string) {
  const provider = oidcProvider({
    issuer: url,
    ...CLIENT,
    name: 'Villa',
    by: 'redirect',
    usernameClaim: null,
    trustedAmr: [],
  });
  const { pending } = await provider.begin(BACK);
  token = await make(pending.nonce);
  return provider.complete(new URL(`${BACK}?code=c&state=${pending.state}`), pending);
}

/** In 2023, as seconds. */
const LONG_AGO = 1_700_000_000;

it('X34.26 the provider that tells the truth signs in', async () => {
  expect(await signIn((nonce) => sign({ claims: {}, nonce }))).toMatchObject({ subject: 'ana', issuer: url });
});

it.each([
  ['of an earlier sign-in', () => sign({ claims: {}, nonce: 'of-an-earlier-one' })],
  ['for another client', (nonce: string) => sign({ claims: { aud: 'another' }, nonce })],
  ['of another issuer', (nonce: string) => sign({ claims: { iss: 'https://other.example' }, nonce })],
  ['that is no longer valid', (nonce: string) => sign({ claims: { exp: LONG_AGO }, nonce })],
  ['signed by somebody else', (nonce: string) => sign({ claims: {}, nonce }, others.privateKey)],
  ['without a signature', (nonce: string) => new UnsecuredJWT(rightClaims({ claims: {}, nonce })).encode()],
  [
    'signed with the secret of the client',
    (nonce: string) => sign({ claims: {}, nonce }, new TextEncoder().encode(CLIENT.clientSecret), 'HS256'),
  ],
  [
    'signed with the public key as if it were a secret',
    (nonce: string) => {
      const pem = keys.publicKey.export({ type: 'spki', format: 'pem' });
      return sign({ claims: {}, nonce }, new TextEncoder().encode(String(pem)), 'HS256');
    },
  ],
] as const)('X34.26 an ID token %s signs nobody in', async (_what, make) => {
  await expect(signIn(make)).rejects.toMatchObject({ kind: 'refused' });
});

it('X34.26 a provider that says it is another one is not used', async () => {
  says = { issuer: 'https://other.example' };
  await expect(signIn((nonce) => sign({ claims: {}, nonce }))).rejects.toMatchObject({
    name: 'OutsideFailure',
  });
  says = {};
});
