// `npm run portal-token -- <document number>`: makes the built-in citizen portal issue a token, with which
// that person can sign in once within a quarter of an hour. A town hall's own site would request one in the
// same way.
// rules: A6.06, W6
import type { Config } from '../config/config.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { UserError } from '../platform/user-error.ts';
import { localCitizenPortal } from '../ports/citizen-portal/local.ts';
import { openMigratedDatabase } from './open-database.ts';
import { findPeople } from './queries.ts';

/** A token of the person with this number; `municipality` is the name of theirs. Throws when they are nobody, or several. */
export async function issuePortalToken(
  db: Database,
  number: string,
  municipality?: string,
): Promise<{ readonly token: string; readonly municipality: string }> {
  const people = await findPeople(db, number);
  const wanted = people.filter(({ name }) => municipality === undefined || name === municipality);
  const [person, another] = wanted;
  if (!person) throw new UserError(`There is nobody with the number ${number}.`);
  if (another) {
    const names = people.map(({ name }) => `'${name}'`).join(', ');
    throw new UserError(`Several municipalities know the number ${number}; name one of ${names}.`);
  }
  const portal = localCitizenPortal(db, systemClock);
  const target = { municipalityId: person.municipalityId, municipalityPath: '' };
  return { token: await portal.issueToken(target, Number(person.id)), municipality: person.name };
}

export async function runPortalToken(config: Config, args: readonly string[]): Promise<void> {
  const [number, asked] = args;
  if (number === undefined)
    throw new UserError('Usage: npm run portal-token -- <document number> [<municipality>]');
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const { token, municipality } = await issuePortalToken(opened.db, number, asked);
    process.stdout.write(
      `Token of ${number} in ${municipality}, good once, for 15 minutes: ${token}\n` +
        `  Own answers: /ciudadano/formularios/respuestas/${token}\n` +
        `  To answer:   /ciudadano/contestar/<form>/${token}\n`,
    );
  } finally {
    await opened.close();
  }
}
