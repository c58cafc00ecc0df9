// The settings of single sign-on.
// rules: P7.33, X34.10, X34.14
import { isLoopbackName } from '../platform/http/known-hosts.ts';
import type { IdentitySettings } from '../ports/identity/port.ts';
import { ConfigError } from './config-error.ts';

function issuerOf(raw: string): string {
  const url = URL.parse(raw);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname));
  if (!isSafe || url.search !== '' || url.hash !== '')
    throw new ConfigError(`OIDC_ISSUER must be an https address, not '${raw}'`);
  return raw;
}

/** Issuer, client and secret go together; null without them. */
export function identitySettings(env: NodeJS.ProcessEnv): IdentitySettings | null {
  const issuer = env['OIDC_ISSUER'] || '';
  const clientId = env['OIDC_CLIENT_ID'] || '';
  const clientSecret = env['OIDC_CLIENT_SECRET'] || '';
  const given = [issuer, clientId, clientSecret].filter((value) => value !== '').length;
  if (given === 0) return null;
  if (given < 3)
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all or none');
  const by = env['OIDC_WINDOW'] || 'redirect';
  if (by !== 'redirect' && by !== 'popup')
    throw new ConfigError(`OIDC_WINDOW must be 'redirect' or 'popup', not '${by}'`);
  return {
    issuer: issuerOf(issuer),
    clientId,
    clientSecret,
    name: env['OIDC_NAME'] || '',
    by,
    usernameClaim: env['OIDC_USERNAME_CLAIM'] || null,
    trustedAmr: (env['OIDC_TRUSTED_AMR'] ?? '').split(',').flatMap((value) => value.trim() || []),
  };
}
