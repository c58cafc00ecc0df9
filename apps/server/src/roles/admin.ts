// `npm run admin -- create <e-mail>`: makes the first administrator of an installation, with a password that is shown
// once. In a database without places it makes a municipality to stand in. `npm run admin -- verify-audit` is in
// `verify-audit.ts`.
import { ADMINISTRATOR_ROLE } from '@constancia/domain/access/role-table.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import type { Config } from '../config.ts';
import { findUserByEmail, hashPassword, saveUser } from '../features/users/public.ts';
import { saveArea, saveCountry, saveMunicipality, saveProvince } from '../features/territory/public.ts';
import { Complaint } from '../platform/complaint.ts';
import { type Database, inTransaction, type Queryable } from '../platform/db/database.ts';
import { newDocumentId, newSecretToken } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { openMigratedDatabase } from './open-database.ts';
import { findAnyArea } from './queries.ts';
import { verifyAudit } from './verify-audit.ts';

interface Place {
  readonly municipality_id: string;
  readonly area_id: string;
}

/** Somewhere for an account to belong to: names are changed later on the administration screens. */
async function makePlace(tx: Queryable): Promise<Place> {
  const [country, province, municipality, area] = [
    newDocumentId(),
    newDocumentId(),
    newDocumentId(),
    newDocumentId(),
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
  return { municipality_id: municipality, area_id: area };
}

async function createAdministrator(db: Database, email: string): Promise<string> {
  const password = newSecretToken().slice(0, 20);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (await findUserByEmail(tx, lookupName(email)))
      throw new Complaint(`There is an account for ${email} already.`);
    const place = (await findAnyArea(tx)) ?? (await makePlace(tx));
    const username = email.split('@')[0] ?? email;
    await saveUser(tx, {
      municipalityId: place.municipality_id,
      id: newDocumentId(),
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
      areas: [{ municipalityId: place.municipality_id, areaId: place.area_id }],
    });
  });
  return password;
}

export async function runAdmin(config: Config, args: readonly string[]): Promise<void> {
  const [command, email] = args;
  if (command === 'verify-audit') return verifyAudit(config);
  if (command !== 'create' || email === undefined)
    throw new Complaint('Usage: npm run admin -- create <e-mail>, or npm run admin -- verify-audit');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Complaint(`'${email}' is not an e-mail address.`);
  const opened = await openMigratedDatabase(config, createLog('warn'));
  try {
    const password = await createAdministrator(opened.db, email);
    process.stdout.write(`Administrator ${email} was made. Password (shown once): ${password}\n`);
  } finally {
    await opened.close();
  }
}
