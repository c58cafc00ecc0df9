// The keys that encrypt secrets in the database, held against what is stored: a key that is missing is said at the start,
// not when the first person cannot sign in.
// rules: X34.07
import type { Config } from '../config/config.ts';
import { listKeyNames } from '../features/session/public.ts';
import type { Database } from '../platform/db/database.ts';
import type { SecretKey } from '../platform/secrets/secret-box.ts';
import { secretKeysInFolder } from '../platform/secrets/secret-keys.ts';
import { UserError } from '../platform/user-error.ts';

/** The embedded database has a key in a file beside it; another database needs SECRET_KEYS. */
export async function openSecretKeys(
  { secretKeys, databaseUrl, dataDir }: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDir'>,
  db: Database,
): Promise<readonly SecretKey[]> {
  const inFile = databaseUrl === null ? await secretKeysInFolder(dataDir) : [];
  const keys = [...secretKeys, ...inFile];
  for (const { name, secrets } of await listKeyNames(db))
    if (!keys.some(({ id }) => id === name))
      throw new UserError(
        `SECRET_KEYS lacks the key '${name}', with which ${secrets} second factors are encrypted. Add it after the others.`,
      );
  return keys;
}
