// Reads, adds, changes and deletes agendas of the built-in register. An agenda that forms use is not deleted.
// rules: X34.70, X34.71, X40.36, X40.57, X40.58
import type {
  createRegisteredAgenda as createEndpoint,
  listRegisteredAgendas as listEndpoint,
  RegisterAgenda,
  readRegisteredAgenda as readEndpoint,
  saveRegisteredAgenda as saveEndpoint,
} from '@constancia/contract/administration/agendas.ts';
import type { Body, Query, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { APPOINTMENT_TYPE } from '@constancia/domain/appointments/agenda.ts';
import {
  agendaChanges,
  checkAgenda,
  type EditedAgenda,
  tidiedAgenda,
} from '@constancia/domain/appointments/edited-agenda.ts';
import { countBeyondHours } from '@constancia/domain/appointments/slots.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { localClock } from '@constancia/domain/time/local-clock.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockRegister, openRegister } from '../../territory/public.ts';
import type { AdministrationServices } from '../municipalities/save-municipality.ts';
import {
  type AgendaRow,
  deleteAgenda,
  findAgendaRow,
  findAgendaRows,
  hasAppointments,
  insertAgenda,
  listAgendaRows,
  listComing,
  listFormsUsing,
  updateAgenda,
} from './queries.ts';

interface AgendaAsked {
  readonly municipalityId: string;
  readonly agendaId: number;
}

export const REGISTER = 'bookingSystem';

const listed = ({ id, name, schedule }: AgendaRow): RegisterAgenda => ({
  id,
  name,
  givesAppointments: schedule !== null,
});

const editedOf = ({ name, address, schedule }: AgendaRow): EditedAgenda => ({ name, address, schedule });

export async function listAgendas(
  { db }: AdministrationServices,
  { municipalityId, text, page }: { readonly municipalityId: string } & Query<typeof listEndpoint>,
): Promise<Reply<typeof listEndpoint>> {
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!register) throw new Problem('municipality-not-found');
  const { isReadOnly } = register;
  if (isReadOnly) return { agendas: [], total: 0, isReadOnly };
  const asked = { text: text.trim(), page, size: PAGE_SIZES.agendas };
  const { rows, total } = await findAgendaRows(db, municipalityId, asked);
  return { agendas: rows.map(listed), total, isReadOnly };
}

export async function readAgenda(
  { db, clock }: AdministrationServices,
  asked: AgendaAsked,
): Promise<Reply<typeof readEndpoint>> {
  const { municipalityId, agendaId: id } = asked;
  const row = await findAgendaRow(db, municipalityId, { id, lock: false });
  const register = await openRegister(db, municipalityId, REGISTER);
  if (!row || !register) throw new Problem('register-entry-not-found');
  const { timeZone } = register;
  return {
    agenda: editedOf(row),
    version: row.version,
    timeZone,
    beyondHours: countBeyondHours(
      row.schedule,
      await listComing(db, municipalityId, { id, now: clock() }),
      localClock(timeZone),
    ),
    forms: [...(await listFormsUsing(db, municipalityId, id))],
  };
}

/** `own`: the number of the agenda that is changed; null for a new one. Throws agenda-invalid. */
async function checked(
  tx: Queryable,
  municipalityId: string,
  { given, own }: { readonly given: EditedAgenda; readonly own: number | null },
): Promise<EditedAgenda> {
  const agenda = tidiedAgenda(given);
  const others = (await listAgendaRows(tx, municipalityId)).filter(({ id }) => id !== own);
  const issues = checkAgenda(
    agenda,
    others.map(({ name }) => name),
  );
  if (issues.length > 0) throw new Problem('agenda-invalid', { issues });
  return agenda;
}

/** As it was seen. Throws register-entry-not-found, register-entry-changed. */
async function seenAgenda(tx: Queryable, { municipalityId, agendaId: id }: AgendaAsked, version: number) {
  const row = await findAgendaRow(tx, municipalityId, { id, lock: true });
  if (!row) throw new Problem('register-entry-not-found');
  if (row.version !== version) throw new Problem('register-entry-changed');
  return row;
}

const entryOf = (actor: Actor, at: Date, { municipalityId, agendaId }: AgendaAsked) =>
  ({ municipalityId, at, actor: actor.username, subject: 'agenda', subjectId: String(agendaId) }) as const;

/** Returns the number of the new agenda. */
export async function addAgenda(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { municipalityId, body }: { readonly municipalityId: string; readonly body: Body<typeof createEndpoint> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER, missing: 'municipality-not-found' });
    const given = { ...body.agenda, address: '', schedule: null };
    return storeNewAgenda(tx, actor, { municipalityId, given, at: clock() });
  });
}

/** Call it under the lock of the register. Returns the number of the new agenda. Throws agenda-invalid. */
export async function storeNewAgenda(
  tx: Queryable,
  actor: Actor,
  {
    municipalityId,
    given,
    at,
  }: { readonly municipalityId: string; readonly given: EditedAgenda; readonly at: Date },
): Promise<number> {
  const agenda = await checked(tx, municipalityId, { given, own: null });
  const agendaId = await insertAgenda(tx, municipalityId, { ...agenda, typeId: APPOINTMENT_TYPE });
  const { name, address, schedule } = agenda;
  const details = { name, ...(address !== '' && { address }), ...schedule };
  const entry = entryOf(actor, at, { municipalityId, agendaId });
  await appendAudit(tx, { ...entry, action: 'create', details });
  return agendaId;
}

/** The new version is the same one when nothing changed. Throws agenda-leaves-appointments. */
export async function saveAgenda(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { body, ...asked }: AgendaAsked & { readonly body: Body<typeof saveEndpoint> },
): Promise<Reply<typeof saveEndpoint>> {
  const { municipalityId } = asked;
  return inTransaction(db, async (tx) => {
    const { timeZone } = await lockRegister(tx, municipalityId, { register: REGISTER });
    const row = await seenAgenda(tx, asked, body.version);
    const agenda = await checked(tx, municipalityId, { given: body.agenda, own: row.id });
    const details = agendaChanges(editedOf(row), agenda);
    const now = clock();
    // Nobody books in the agenda meanwhile: its row is locked.
    const coming = await listComing(tx, municipalityId, { id: row.id, now });
    const beyondHours = countBeyondHours(agenda.schedule, coming, localClock(timeZone));
    if (Object.keys(details).length === 0) return { version: row.version, beyondHours };
    if (body.beyondHours !== undefined && beyondHours > body.beyondHours)
      throw new Problem('agenda-leaves-appointments', { values: { count: beyondHours } });
    await updateAgenda(tx, municipalityId, { ...agenda, id: row.id });
    await appendAudit(tx, { ...entryOf(actor, now, asked), action: 'update', details });
    return { version: row.version + 1, beyondHours };
  });
}

/** Throws agenda-in-use. */
export async function removeAgenda(
  { db, clock }: AdministrationServices,
  actor: Actor,
  { version, ...asked }: AgendaAsked & { readonly version: number },
): Promise<void> {
  const { municipalityId, agendaId: id } = asked;
  await inTransaction(db, async (tx) => {
    await lockRegister(tx, municipalityId, { register: REGISTER });
    const { name } = await seenAgenda(tx, asked, version);
    if ((await listFormsUsing(tx, municipalityId, id)).length > 0) throw new Problem('agenda-in-use');
    const at = clock();
    if (await hasAppointments(tx, municipalityId, { id, now: at })) throw new Problem('agenda-in-use');
    await deleteAgenda(tx, municipalityId, { id, at });
    await appendAudit(tx, { ...entryOf(actor, at, asked), action: 'delete', details: { name } });
  });
}
