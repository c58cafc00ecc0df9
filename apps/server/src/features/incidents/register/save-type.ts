// Lists, adds, changes and deletes types of an area of the built-in incident register.
// rules: X34.81, X34.82
import { detailsOf } from '@constancia/domain/audit/audit-details.ts';
import type {
  listRegisteredIncidentTypes as listEndpoint,
  saveIncidentType as saveEndpoint,
} from '@constancia/contract/administration/incident-types.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  checkIncidentType,
  type EditedIncidentType,
  tidiedIncidentText,
} from '@constancia/domain/incidents/incident-register.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { insertIncidentType } from '../../../ports/incidents/queries.ts';
import { lockRegister, openRegister } from '../../territory/public.ts';
import { type AreaKey, findAreaRow } from './area-queries.ts';
import { REGISTER, type RegisterServices } from './save-area.ts';
import {
  countUsesOfType,
  deleteType,
  findTypeRow,
  listOtherTitles,
  listTypeRows,
  type TypeKey,
  updateType,
} from './type-queries.ts';

export async function listTypes(
  { db }: RegisterServices,
  { municipalityId, areaId }: AreaKey,
  { text, page }: Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const register = await openRegister(db, municipalityId, REGISTER);
  const area = await findAreaRow(db, { municipalityId, areaId }, { lock: false });
  if (!register || !area) throw new Problem('register-entry-not-found');
  const asked = { text: text.trim(), page, size: PAGE_SIZES.incidentRegister };
  const { rows, total } = await listTypeRows(db, { municipalityId, areaId }, asked);
  return { areaName: area.name, types: [...rows], total, isReadOnly: register.isReadOnly };
}

/** The type as it is stored. Throws incident-type-invalid. */
async function checked(
  tx: Queryable,
  key: AreaKey,
  { given, but }: { readonly given: EditedIncidentType; readonly but: number | null },
): Promise<EditedIncidentType> {
  const title = tidiedIncidentText(given.title);
  const issues = checkIncidentType(title, await listOtherTitles(tx, key, { but }));
  if (issues.length > 0) throw new Problem('incident-type-invalid', { issues });
  return { title, public: given.public };
}

/** As it was seen. Throws register-entry-not-found, register-entry-changed. */
async function seenType(tx: Queryable, key: TypeKey, version: number) {
  const row = await findTypeRow(tx, key);
  if (!row) throw new Problem('register-entry-not-found');
  if (row.version !== version) throw new Problem('register-entry-changed');
  return row;
}

const entryOf = (actor: Actor, at: Date, { municipalityId, typeId }: TypeKey) =>
  ({
    municipalityId,
    at,
    actor: actor.username,
    subject: 'incident-type',
    subjectId: String(typeId),
  }) as const;

/** Returns the number of the new type. */
export async function addType(
  { db, clock }: RegisterServices,
  actor: Actor,
  { given, ...key }: AreaKey & { readonly given: EditedIncidentType },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, key.municipalityId, { register: REGISTER });
    if (!(await findAreaRow(tx, key, { lock: true }))) throw new Problem('register-entry-not-found');
    return storeNewType(tx, actor, { ...key, given, at: clock() });
  });
}

/** Call it under the lock of the register. Returns the number of the new type. */
export async function storeNewType(
  tx: Queryable,
  actor: Actor,
  { given, at, ...key }: AreaKey & { readonly given: EditedIncidentType; readonly at: Date },
): Promise<number> {
  const { municipalityId, areaId } = key;
  const type = await checked(tx, key, { given, but: null });
  const made = { ...type, areaId, at, createdBy: actor.username };
  const typeId = await insertIncidentType(tx, municipalityId, made);
  if (typeId === null) throw new Problem('register-entry-not-found');
  await appendAudit(tx, {
    ...entryOf(actor, at, { ...key, typeId }),
    action: 'create',
    details: { area: areaId, ...type },
  });
  return typeId;
}

/** Returns the new version; the same one when nothing changed. */
export async function saveType(
  { db, clock }: RegisterServices,
  actor: Actor,
  { body, ...key }: TypeKey & { readonly body: Body<typeof saveEndpoint> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, key.municipalityId, { register: REGISTER });
    const row = await seenType(tx, key, body.version);
    const type = await checked(tx, key, { given: body.type, but: key.typeId });
    const changed = (['title', 'public'] as const).filter((name) => row[name] !== type[name]);
    if (changed.length === 0) return row.version;
    await updateType(tx, key, type);
    const details = detailsOf(changed, (name) => ({ before: row[name], now: type[name] }));
    await appendAudit(tx, { ...entryOf(actor, clock(), key), action: 'update', details });
    return row.version + 1;
  });
}

export async function removeType(
  { db, clock }: RegisterServices,
  actor: Actor,
  { version, ...key }: TypeKey & { readonly version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockRegister(tx, key.municipalityId, { register: REGISTER });
    const { title } = await seenType(tx, key, version);
    const uses = await countUsesOfType(tx, key);
    if (uses.forms + uses.incidents > 0) throw new Problem('incident-type-in-use', { values: uses });
    const at = clock();
    await deleteType(tx, key, at);
    const details = { area: key.areaId, title };
    await appendAudit(tx, { ...entryOf(actor, at, key), action: 'delete', details });
  });
}
