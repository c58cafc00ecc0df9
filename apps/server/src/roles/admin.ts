// Commands of an administrator on the machine.
//
// npm run admin -- create <e-mail>        creates the first administrator and shows the password once; in an
//                                         empty database it also creates a municipality
// npm run admin -- remove-demonstration   removes the demonstration accounts
// npm run admin -- take-off-second-factor <e-mail>   see take-off-second-factor.ts
// npm run admin -- verify-audit           see verify-audit.ts
// npm run admin -- recount                see recount.ts
// rules: X2.07, X26.11
import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { Config } from '../config/config.ts';
import { saveArea, saveCountry, saveMunicipality, saveProvince } from '../features/territory/public.ts';
import { findUserByEmail, hashPassword, saveUser } from '../features/users/public.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../platform/db/database.ts';
import { newEntityId, newSecretToken } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { UserError } from '../platform/user-error.ts';
import { removeDemonstration } from './demonstration.ts';
import { openMigratedDatabase } from './open-database.ts';
import { findAnyArea, listKept } from './queries.ts';
import { recount } from './recount.ts';
import { takeOffSecondFactor } from './take-off-second-factor.ts';
import { verifyAudit } from './verify-audit.ts';

interface AdminArea {
  readonly municipalityId: string;
  readonly areaId: string;
}

/** An area that the account can belong to; its names are changed later on the administration screens. */
async function makeDemoArea(tx: Queryable): Promise<AdminArea> {
  const [country, province, municipality, area] = [
    newEntityId(),
    newEntityId(),
    newEntityId(),
    newEntityId(),
  ];
  await saveCountry(tx, { id: country, name: 'País', flag: '', platformId: null, disabled: false });
  await saveProvince(tx, { id: province, countryId: country, name: 'Provincia' });
  const facts = { platformId: null, keyword: '', latitude: null, longitude: null, usesAws: false };
  const timeZone = 'America/Argentina/Cordoba';
  await saveMunicipality(
    tx,
    { id: municipality, provinceId: province, name: 'Municipio', timeZone, ...facts },
    { lastNumber: 0, settings: {} },
  );
  await saveArea(tx, { id: area, municipalityId: municipality, name: 'Administración' });
  return { municipalityId: municipality, areaId: area };
}

async function createAdministrator(db: Database, email: string): Promise<string> {
  const password = newSecretToken().slice(0, 20);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (await findUserByEmail(tx, lookupName(email)))
      throw new UserError(`There is an account for ${email} already.`);
    const position = (await findAnyArea(tx)) ?? (await makeDemoArea(tx));
    const username = email.split('@')[0] ?? email;
    await saveUser(tx, {
      municipalityId: position.municipalityId,
      id: newEntityId(),
      username,
      usernameLookup: lookupName(username),
      email,
      emailLookup: lookupName(email),
      firstName: '',
      lastName: '',
      inspectorNumber: '',
      roles: [ADMINISTRATOR_ROLE],
      providerId: null,
      passwordHash,
      lastAccessAt: null,
      updatedAt: null,
      updatedBy: null,
      residue: null,
      areas: [{ municipalityId: position.municipalityId, areaId: position.areaId }],
    });
  });
  return password;
}

const USAGE =
  'Usage: npm run admin -- create <e-mail>, npm run admin -- take-off-second-factor <e-mail>, ' +
  'npm run admin -- remove-demonstration, npm run admin -- verify-audit, or npm run admin -- recount';

async function create(db: Database, email: string): Promise<string> {
  const password = await createAdministrator(db, email);
  return `Administrator ${email} was made. Password (shown once): ${password}`;
}

/** Says what was removed and what stays, because people may have added data since. */
async function removeAccounts(db: Database, dataDir: string): Promise<string> {
  const removed = await removeDemonstration({ db, clock: systemClock }, dataDir);
  if (removed.accounts === 0) return 'There are no demonstration accounts.';
  const kept = await listKept(db);
  return [
    `Removed: ${removed.accounts} demonstration accounts, their sessions and their password.`,
    `Closed: ${removed.forms} forms of the demonstration that nobody changed, with their answers.`,
    'Kept, as people may have added to it since:',
    ...kept.map(({ name, forms, submissions }) => `  ${name}: ${forms} forms, ${submissions} answers`),
    'To begin without them, start on an empty database or data folder.',
  ].join('\n');
}

/** The command in the arguments; throws UserError when there is none. */
function commandOf(
  [command, email, ...rest]: readonly string[],
  { dataDir }: Config,
): (db: Database) => Promise<string> {
  if (command === 'remove-demonstration' && email === undefined) return (db) => removeAccounts(db, dataDir);
  if (command === 'recount' && email === undefined) return (db) => recount(db, systemClock());
  const ofAccount = command === 'create' || command === 'take-off-second-factor';
  if (!ofAccount || email === undefined || rest.length > 0) throw new UserError(USAGE);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new UserError(`'${email}' is not an e-mail address.`);
  if (command === 'create') return (db) => create(db, email);
  return (db) => takeOffSecondFactor(db, email, systemClock());
}

export async function runAdmin(config: Config, args: readonly string[]): Promise<void> {
  if (args.length === 1 && args[0] === 'verify-audit') return verifyAudit(config);
  const run = commandOf(args, config);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    process.stdout.write(`${await run(opened.db)}\n`);
  } finally {
    await opened.close();
  }
}
