// Asks the identity provider at the start, so that a wrong setting is said before the first person cannot sign in.
// rules: X34.14
import type { Log } from '../platform/log.ts';
import { UserError } from '../platform/user-error.ts';
import type { IdentitySettings } from '../ports/identity/port.ts';
import { OutsideFailure } from '../ports/outside-call/outside-failure.ts';

/** Throws when something that is no such provider answers; one that does not answer may come later. */
export async function checkIdentityProvider(settings: IdentitySettings | null, log: Log): Promise<void> {
  if (settings === null) return;
  const { oidcProvider } = await import('../ports/identity/http.ts');
  try {
    await oidcProvider(settings).check();
  } catch (error) {
    if (error instanceof OutsideFailure && error.kind === 'refused')
      throw new UserError(
        `OIDC_ISSUER: what answers at ${settings.issuer} is not an OpenID Connect provider of that name.`,
      );
    log.warn({ issuer: settings.issuer }, 'single sign-on: the identity provider does not answer yet');
  }
}
