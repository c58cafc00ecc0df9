// The program's own login on the embedded database, which may only read and write rows. Its password is
// derived from the owner's, so that there is only one secret to store.
// rules: X27.12
import { signer } from '../crypto/signed-values.ts';
import type { Login } from './queries.ts';

const NAME = 'constancia_app';

export function appLogin(ownerUrl: string): Login {
  const secret = decodeURIComponent(new URL(ownerUrl).password);
  return { name: NAME, password: signer(secret, 'database-login').sign(NAME) };
}

/** URL of the same database for another login. */
export function urlFor(url: string, { name, password }: Login): string {
  const login = new URL(url);
  login.username = name;
  login.password = password;
  return login.href;
}
