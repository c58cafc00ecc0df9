// Signs in whom the identity provider vouches for. Who has no account here is not signed in: an account is made by people,
// not by the provider. A second factor is asked for as after a password, unless the provider said that it had one.
// rules: P2.47, P6.27, P7.02, P7.03, X37.56
import { lookupName } from '@constancia/domain/users/user.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { findUserByEmail, findUserByIdentity, findUserByUsername, type UserRow } from '../../users/public.ts';
import { type Exchange, openSession } from '../open-session.ts';
import type { SessionRow } from '../queries.ts';
import { noteFailure, refuseClosed, type SignInServices, stepAfterFirst } from '../sign-in.ts';
import type { IdTokens } from './id-tokens.ts';

/** By the username where the settings name its claim, otherwise by the e-mail address that the provider has verified. */
async function namedAccount(db: Database, { username, email }: Identity): Promise<UserRow | null> {
  if (username !== null) return findUserByUsername(db, lookupName(username));
  return email === null ? null : findUserByEmail(db, lookupName(email));
}

/** Why nobody was signed in: there is no account, or the account of this name belongs to somebody else at the provider. */
type Unregistered = 'no-account' | 'of-another';

export async function signInByProvider(
  services: SignInServices & { readonly idTokens: IdTokens },
  identity: Identity,
  exchange: Exchange,
): Promise<SessionRow | Unregistered> {
  const { db, log } = services;
  const { issuer: providerIssuer, subject: providerSubject, sid: providerSid, gaveSecondFactor } = identity;
  const bound = await findUserByIdentity(db, identity);
  const user = bound ?? (await namedAccount(db, identity));
  if (!user) {
    log.info('single sign-on of somebody without an account');
    return 'no-account';
  }
  if (!bound && user.isBound) {
    await noteFailure(services, user, 'other-identity');
    return 'of-another';
  }
  await refuseClosed(services, user, exchange.request);
  const idToken = services.idTokens.seal(identity.idToken, providerSubject);
  return openSession(services, user, {
    ...exchange,
    awaits: gaveSecondFactor ? null : await stepAfterFirst(db, user),
    provider: { providerIssuer, providerSubject, providerSid, idToken },
    details: { by: 'single-sign-on', ...(gaveSecondFactor && { secondFactor: 'provider' }) },
  });
}
