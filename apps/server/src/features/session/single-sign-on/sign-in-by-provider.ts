// Signs in whom the identity provider vouches for. Who has no account here is not signed in: an account is made by people,
// not by the provider. A second factor is asked for as after a password, unless the provider said that it had one.
// rules: P2.47, P6.27, P7.02, P7.03, X34.12
import { lookupName } from '@constancia/domain/users/user.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { findUserByEmail, findUserByUsername, type UserRow } from '../../users/public.ts';
import { type Exchange, openSession } from '../open-session.ts';
import type { SessionRow } from '../queries.ts';
import { refuseClosed, type SignInServices, stepAfterFirst } from '../sign-in.ts';
import type { IdTokens } from './id-tokens.ts';

/** By the username where the settings name its claim, otherwise by the e-mail address that the provider has verified. */
async function accountOf(db: Database, { username, email }: Identity): Promise<UserRow | null> {
  if (username !== null) return findUserByUsername(db, lookupName(username));
  return email === null ? null : findUserByEmail(db, lookupName(email));
}

/** Null when the person has no account. */
export async function signInByProvider(
  services: SignInServices & { readonly idTokens: IdTokens },
  identity: Identity,
  exchange: Exchange,
): Promise<SessionRow | null> {
  const user = await accountOf(services.db, identity);
  if (!user) {
    services.log.info('single sign-on of somebody without an account');
    return null;
  }
  await refuseClosed(services, user, exchange.request);
  const { subject: providerSubject, sid: providerSid, gaveSecondFactor } = identity;
  const idToken = services.idTokens.seal(identity.idToken, providerSubject);
  return openSession(services, user, {
    ...exchange,
    awaits: gaveSecondFactor ? null : await stepAfterFirst(services.db, user),
    provider: { providerSubject, providerSid, idToken },
    details: { by: 'single-sign-on', ...(gaveSecondFactor && { secondFactor: 'provider' }) },
  });
}
