// Corrects, merges and erases people of the built-in register. Stored submissions keep what they said; they are found
// under whom the person is now.
// rules: X34.52-X34.55
import type {
  correctCitizen as correctEndpoint,
  eraseCitizen as eraseEndpoint,
  mergeCitizens as mergeEndpoint,
} from '@constancia/contract/administration/citizens.ts';
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  type Correction,
  checkCorrection,
  comparableNumber,
  fieldChanges,
  mergedCitizen,
  type RegisteredCitizen,
} from '@constancia/domain/citizens/registered-citizen.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockRegister } from '../../territory/public.ts';
import {
  eraseCitizenRow,
  insertChange,
  moveAndDelete,
  renameCitizen,
  updateSessions,
} from './change-queries.ts';
import type { RegisterServices } from './open-register.ts';
import { type CitizenAsked, namesOf, REGISTER, seenCitizen } from './open-register.ts';
import {
  type CitizenRow,
  countsOf,
  findNumberOwner,
  type PeopleCounts,
  updateCitizenRow,
} from './queries.ts';

type Asked<Endpoint extends typeof correctEndpoint | typeof mergeEndpoint | typeof eraseEndpoint> =
  CitizenAsked & {
    readonly body: Body<Endpoint>;
  };

/** Throws person-invalid when there is an issue. */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem('person-invalid', { issues });
}

export const entryOf = (
  actor: Pick<Actor, 'username'>,
  at: Date,
  { municipalityId, citizenId }: CitizenAsked,
) =>
  ({ municipalityId, at, actor: actor.username, subject: 'citizen', subjectId: String(citizenId) }) as const;

/** Returns the new version; the same one when nothing changed. */
export async function correctCitizen(
  { db, clock }: RegisterServices,
  actor: Actor,
  { body, ...asked }: Asked<typeof correctEndpoint>,
): Promise<number> {
  const { municipalityId } = asked;
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const row = await seenCitizen(tx, asked, body.version);
    const correction = { municipalityId, row, given: body.citizen, at: clock() };
    return (await storeCorrection(tx, actor, correction)) ? row.version + 1 : row.version;
  });
}

interface OfRow {
  readonly municipalityId: string;
  /** As it is stored, and locked. */
  readonly row: CitizenRow;
  readonly given: Correction;
  readonly at: Date;
}

/** Call it under the lock of the register. Returns whether something changed. Throws person-invalid. */
export async function storeCorrection(
  tx: Queryable,
  actor: Actor,
  { municipalityId, row, given, at }: OfRow,
): Promise<boolean> {
  const { person, issues } = checkCorrection(withoutVersion(row), given);
  refuse(issues);
  const fields = fieldChanges(row, person);
  if (fields.length === 0) return false;
  if (person.documentNumber !== row.documentNumber) await refuseTaken(tx, municipalityId, person);
  await storeAs(tx, municipalityId, { row, person, merged: false });
  await insertChange(tx, municipalityId, { id: row.id, at, by: actor.username, fields, merged: null });
  await appendAudit(tx, {
    ...entryOf(actor, at, { municipalityId, citizenId: row.id }),
    action: 'update',
    details: { fields: namesOf(fields) },
  });
  return true;
}

async function refuseTaken(tx: Queryable, municipalityId: string, { id, documentNumber }: RegisteredCitizen) {
  const owner = await findNumberOwner(tx, municipalityId, {
    plainNumber: comparableNumber(documentNumber),
    but: id,
  });
  if (owner === null) return;
  refuse([{ code: 'citizen-number-taken', at: { field: 'documentNumber' }, values: { id: owner } }]);
}

function withoutVersion({ version: _seen, ...citizen }: CitizenRow): RegisteredCitizen {
  return citizen;
}

interface Stored {
  readonly row: CitizenRow;
  readonly person: RegisteredCitizen;
  /** Whether a merge changes them. */
  readonly merged: boolean;
}

/** Stores a person; under a number of former times they stay known. */
async function storeAs(
  tx: Queryable,
  municipalityId: string,
  { row, person, merged }: Stored,
): Promise<void> {
  await updateCitizenRow(tx, municipalityId, person);
  if (person.documentNumber !== row.documentNumber)
    await renameCitizen(tx, municipalityId, { from: row, to: person, merged });
  await updateSessions(tx, municipalityId, { from: row.id, to: person });
}

export async function mergeCitizens(
  { db, clock }: RegisterServices,
  actor: Actor,
  { body, ...asked }: Asked<typeof mergeEndpoint>,
): Promise<Reply<typeof mergeEndpoint>> {
  const { municipalityId, citizenId } = asked;
  if (body.mergedId === citizenId) refuse([{ code: 'citizens-same', at: { field: 'mergedId' } }]);
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const kept = await seenCitizen(tx, asked, body.version);
    const gone = await seenCitizen(tx, { municipalityId, citizenId: body.mergedId }, body.mergedVersion);
    if (kept.personType !== gone.personType)
      refuse([{ code: 'citizens-differ-in-type', at: { field: 'mergedId' } }]);
    const person = mergedCitizen(withoutVersion(kept), withoutVersion(gone), body.taken);
    const at = clock();
    const { submissions } = await countsOf(tx, { municipalityId, ...gone }, at);
    await storeAs(tx, municipalityId, { row: kept, person, merged: true });
    await renameCitizen(tx, municipalityId, { from: gone, to: person, merged: true });
    await updateSessions(tx, municipalityId, { from: gone.id, to: person });
    await moveAndDelete(tx, municipalityId, { from: gone.id, to: kept.id });
    const fields = fieldChanges(kept, person);
    await insertChange(tx, municipalityId, {
      id: kept.id,
      at,
      by: actor.username,
      fields,
      merged: withoutVersion(gone),
    });
    const details = { merged: gone.id, submissions, fields: namesOf(fields) };
    await appendAudit(tx, { ...entryOf(actor, at, asked), action: 'update', details });
    await appendAudit(tx, {
      ...entryOf(actor, at, { municipalityId, citizenId: gone.id }),
      action: 'delete',
      details: { mergedInto: kept.id },
    });
    return { version: kept.version + 1, submissions };
  });
}

export async function eraseCitizen(
  { db, clock }: RegisterServices,
  actor: Actor,
  { body, ...asked }: Asked<typeof eraseEndpoint>,
): Promise<Reply<typeof eraseEndpoint>> {
  const { municipalityId } = asked;
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const row = await seenCitizen(tx, asked, body.version);
    if (comparableNumber(body.documentNumber) !== comparableNumber(row.documentNumber))
      refuse([{ code: 'citizen-number-unconfirmed', at: { field: 'documentNumber' } }]);
    return eraseLocked(tx, row, { municipalityId, at: clock(), by: actor.username });
  });
}

interface Erasure {
  readonly municipalityId: string;
  readonly at: Date;
  /** Username for the audit log; '' for a command. */
  readonly by: string;
}

/** Call it under the lock of the register, with a row that is locked too. */
export async function eraseLocked(
  tx: Queryable,
  row: Pick<CitizenRow, 'id' | 'documentNumber'>,
  { municipalityId, at, by }: Erasure,
): Promise<PeopleCounts> {
  const { id } = row;
  const counts = await countsOf(tx, { municipalityId, id, documentNumber: row.documentNumber }, at);
  await eraseCitizenRow(tx, municipalityId, { id, at });
  const entry = entryOf({ username: by }, at, { municipalityId, citizenId: id });
  await appendAudit(tx, { ...entry, action: 'delete', details: { ...counts } });
  return counts;
}
