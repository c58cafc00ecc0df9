// Lists, adds, renames and deletes areas of the built-in incident register.
// rules: X34.80, X34.82
import type {
  listRegisteredIncidentAreas as listEndpoint,
  saveIncidentArea as saveEndpoint,
} from '@constancia/contract/administration/incident-areas.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { checkIncidentArea, tidiedIncidentText } from '@constancia/domain/incidents/incident-register.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockRegister, openRegister } from '../../territory/public.ts';
import {
  type AreaKey,
  countUsesOfArea,
  deleteArea,
  findAreaRow,
  insertArea,
  listAreaRows,
  listOtherNames,
  renameArea,
} from './area-queries.ts';

export interface RegisterServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Kept here, or by the platform, whose incidents and areas are its own. */
export const REGISTER = 'incidentSystem';

export async function listAreas(
  { db }: RegisterServices,
  municipalityId: string,
  { text, page }: Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!register) throw new Problem('municipality-not-found');
  const asked = { text: text.trim(), page, size: PAGE_SIZES.incidentRegister };
  const { rows, total } = await listAreaRows(db, municipalityId, asked);
  return { areas: [...rows], total, isReadOnly: register.isReadOnly };
}

/** The name as it is stored. Throws incident-area-invalid. */
async function checkedName(
  tx: Queryable,
  municipalityId: string,
  { given, but }: { readonly given: string; readonly but: number | null },
): Promise<string> {
  const name = tidiedIncidentText(given);
  const issues = checkIncidentArea(name, await listOtherNames(tx, municipalityId, { but }));
  if (issues.length > 0) throw new Problem('incident-area-invalid', { issues });
  return name;
}

/** As it was seen. Throws register-entry-not-found, register-entry-changed. */
async function seenArea(tx: Queryable, key: AreaKey, version: number) {
  const row = await findAreaRow(tx, key, { lock: true });
  if (!row) throw new Problem('register-entry-not-found');
  if (row.version !== version) throw new Problem('register-entry-changed');
  return row;
}

const entryOf = (actor: Actor, at: Date, { municipalityId, areaId }: AreaKey) =>
  ({
    municipalityId,
    at,
    actor: actor.username,
    subject: 'incident-area',
    subjectId: String(areaId),
  }) as const;

/** Returns the number of the new area. */
export async function addArea(
  { db, clock }: RegisterServices,
  actor: Actor,
  { municipalityId, name: given }: { readonly municipalityId: string; readonly name: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER, missing: 'municipality-not-found' });
    return storeNewArea(tx, actor, { municipalityId, given, at: clock() });
  });
}

/** Call it under the lock of the register. Returns the number of the new area. */
export async function storeNewArea(
  tx: Queryable,
  actor: Actor,
  {
    municipalityId,
    given,
    at,
  }: { readonly municipalityId: string; readonly given: string; readonly at: Date },
): Promise<number> {
  const name = await checkedName(tx, municipalityId, { given, but: null });
  const areaId = await insertArea(tx, municipalityId, name);
  const entry = entryOf(actor, at, { municipalityId, areaId });
  await appendAudit(tx, { ...entry, action: 'create', details: { name } });
  return areaId;
}

/** Returns the new version; the same one when nothing changed. */
export async function saveArea(
  { db, clock }: RegisterServices,
  actor: Actor,
  { body, ...key }: AreaKey & { readonly body: Body<typeof saveEndpoint> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, key.municipalityId, { register: REGISTER });
    const row = await seenArea(tx, key, body.version);
    const name = await checkedName(tx, key.municipalityId, { given: body.name, but: key.areaId });
    if (name === row.name) return row.version;
    await renameArea(tx, key, name);
    const details = { name: { before: row.name, now: name } };
    await appendAudit(tx, { ...entryOf(actor, clock(), key), action: 'update', details });
    return row.version + 1;
  });
}

export async function removeArea(
  { db, clock }: RegisterServices,
  actor: Actor,
  { version, ...key }: AreaKey & { readonly version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockRegister(tx, key.municipalityId, { register: REGISTER });
    const { name } = await seenArea(tx, key, version);
    const uses = await countUsesOfArea(tx, key);
    if (uses.types + uses.forms + uses.assets > 0)
      throw new Problem('incident-area-in-use', { values: uses });
    const at = clock();
    await deleteArea(tx, key, at);
    await appendAudit(tx, { ...entryOf(actor, at, key), action: 'delete', details: { name } });
  });
}
