// Asks an OpenID Connect provider: code with PKCE, state and nonce; the signature of every token is checked.
// rules: P7.33, P7.34, X34.10, X34.13
import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import type { Identity, IdentityProvider, IdentitySettings, ProviderLogout } from './port.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';
/** Seconds: a notice of a logout is sent immediately. */
const LOGOUT_AGE = 300;
const CLOCK_TOLERANCE = 60;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

type Claims = Readonly<Record<string, unknown>>;

const textIn = (claims: Claims, name: string): string | null => {
  const value = claims[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Whether a reply of the provider says that it is in trouble itself. */
function isInTrouble(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 500;
  return error instanceof Error && error.cause !== undefined && isInTrouble(error.cause);
}

/** The provider said no, or what came back is not what was asked for; everything else is no answer. */
function asFailure(error: unknown): OutsideFailure {
  if (error instanceof OutsideFailure) return error;
  const refused = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError;
  const invalid = error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && !isInTrouble(error);
  const options = { cause: error };
  if (refused || invalid) return new OutsideFailure('refused', 'the provider did not confirm it', options);
  return new OutsideFailure('no-answer', 'the provider did not answer', options);
}

async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

async function discovered(settings: IdentitySettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [...insecure, enableNonRepudiationChecks],
  });
}

export function oidcProvider(settings: IdentitySettings): IdentityProvider {
  let found: Promise<Configuration> | null = null;
  /** Asked once; again after a failure. */
  const configuration = () => {
    found ??= discovered(settings);
    found.catch(() => {
      found = null;
    });
    return found;
  };
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const keysOf = (config: Configuration) => {
    const url = new URL(config.serverMetadata().jwks_uri ?? settings.issuer);
    keys ??= createRemoteJWKSet(url, { timeoutDuration: TIMEOUT_SECONDS * 1000 });
    return keys;
  };
  return {
    name: settings.name,
    by: settings.by,
    check: () => orFailure(async () => void (await configuration())),
    begin: (returnTo) =>
      orFailure(async () => {
        const config = await configuration();
        const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
        const url = buildAuthorizationUrl(config, {
          redirect_uri: returnTo,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, pending: { state, nonce, verifier } };
      }),
    complete: (returned, { state, nonce, verifier }) =>
      orFailure(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) throw new OutsideFailure('refused', 'no ID token');
        const asksMore = config.serverMetadata().userinfo_endpoint !== undefined;
        const more = asksMore ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return identityOf(settings, { ...more, ...claims }, tokens.id_token);
      }),
    signOutUrl: (returnTo, idToken) =>
      orFailure(async () => {
        const config = await configuration();
        if (config.serverMetadata().end_session_endpoint === undefined) return null;
        const url = buildEndSessionUrl(config, {
          post_logout_redirect_uri: returnTo,
          ...(idToken !== null && { id_token_hint: idToken }),
        });
        return url.href;
      }),
    readLogout: async (token) => {
      const config = await orFailure(configuration);
      return readLogout(token, keysOf(config), settings);
    },
  };
}

function identityOf(
  { issuer, usernameClaim, trustedAmr }: IdentitySettings,
  claims: Claims,
  idToken: string,
): Identity {
  const subject = textIn(claims, 'sub') ?? '';
  const email = textIn(claims, 'email');
  const username = usernameClaim === null ? null : textIn(claims, usernameClaim);
  const { amr } = claims;
  return {
    issuer: textIn(claims, 'iss') ?? issuer,
    subject,
    sid: textIn(claims, 'sid'),
    // By the username alone: an address must not stand in for a name that is missing.
    email: usernameClaim === null && claims['email_verified'] === true ? email : null,
    username,
    shownName: username ?? textIn(claims, 'preferred_username') ?? email ?? subject,
    gaveSecondFactor: Array.isArray(amr) && amr.some((method) => trustedAmr.includes(method)),
    idToken,
  };
}

/** By OpenID Connect Back-Channel Logout 1.0, section 2.6. */
async function readLogout(
  token: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  { issuer, clientId }: IdentitySettings,
): Promise<ProviderLogout> {
  const refused = (cause?: unknown) => new OutsideFailure('refused', 'no logout token', { cause });
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    maxTokenAge: LOGOUT_AGE,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['iat', 'jti', 'events'],
  }).catch((error: unknown) => {
    throw refused(error);
  });
  const [subject, sid, id] = ['sub', 'sid', 'jti'].map((name) => textIn(payload, name));
  const { events } = payload;
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT);
  const isTyped = ['logout+jwt', 'jwt', undefined].includes(protectedHeader.typ?.toLowerCase());
  // A nonce would make it an ID token that somebody sends in its place.
  if (!isLogout || !isTyped || 'nonce' in payload || !id || !(subject ?? sid)) throw refused();
  return { subject: subject ?? null, sid: sid ?? null, id };
}
