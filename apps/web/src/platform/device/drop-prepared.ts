// Deletes all that was prepared for the field, whoever prepared it. Every page of staff has it, so that signing out without a
// connection deletes too; reading and storing what is prepared is downloaded by few.
// rules: X39.36
import { removeRecordsFrom } from './device-database.ts';

/** The screens that are kept for the field; the service worker has the same name. */
export const FIELD_CACHE = 'constancia-field';

/** The keys first: what is interrupted after that leaves nothing that can be read. */
export async function dropPrepared(): Promise<void> {
  await removeRecordsFrom('keys', '');
  await removeRecordsFrom('prepared', '');
  if ('caches' in globalThis) await caches.delete(FIELD_CACHE).catch(() => false);
}
