// The register of agendas: finding, storing and deleting them.
import type { EditedAgenda } from '@constancia/domain/appointments/edited-agenda.ts';
import type { Slot } from '@constancia/domain/appointments/slots.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type FoundPage, findPage, type Page } from '../../../platform/db/page-queries.ts';
import { plainText } from '../../../platform/db/queries.ts';

export interface AgendaRow extends EditedAgenda {
  readonly id: number;
  readonly version: number;
}

const COLUMNS = sql`a.id, a.name, a.address, a.schedule, a.version`;

const BY_NAME = sql`a.name collate spanish_natural, a.id`;

/** All agendas of a municipality by name. */
export async function listAgendaRows(db: Queryable, municipalityId: string): Promise<readonly AgendaRow[]> {
  const found = await sql<AgendaRow>`
    select ${COLUMNS} from agendas a where a.municipality_id = ${municipalityId}
    order by ${BY_NAME}`.execute(db);
  return found.rows;
}

/** A page of the agendas that a text finds, by name, and how many there are on all pages. */
export function findAgendaRows(
  db: Queryable,
  municipalityId: string,
  { text, ...page }: Page & { readonly text: string },
): Promise<FoundPage<AgendaRow>> {
  const typed = sql`${contains(text)}::text`;
  const found =
    () => sql`from agendas a where a.municipality_id = ${municipalityId} and (${text} = '' or a.id::text = ${text}
    or ${plainText(sql`a.name || ' ' || a.address`)} like ${plainText(typed)})`;
  return findPage(db, { columns: COLUMNS, found, order: BY_NAME }, page);
}

export async function findAgendaRow(
  db: Queryable,
  municipalityId: string,
  { id, lock }: { readonly id: number; readonly lock: boolean },
): Promise<AgendaRow | null> {
  const found = await sql<AgendaRow>`
    select ${COLUMNS} from agendas a
    where a.municipality_id = ${municipalityId} and a.id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The forms whose newest version gives appointments of it, by title. */
export async function listFormsUsing(
  db: Queryable,
  municipalityId: string,
  id: number,
): Promise<readonly { readonly id: string; readonly title: Localized }[]> {
  const found = await sql<{ id: string; title: Localized }>`
    select f.id, f.titles as title from forms f
    join form_versions v on v.municipality_id = f.municipality_id and v.form_id = f.id and v.version = f.version
    where f.municipality_id = ${municipalityId} and f.deleted_at is null and f.portal
      and v.definition #>> '{options,addAppointment}' = 'true'
      and v.definition #>> '{appointment,appointmentData,groupProcedureId}' = ${String(id)}
    order by f.title collate spanish_natural, f.id`.execute(db);
  return found.rows;
}

/** Whether somebody has an appointment of it that is not over. */
export async function hasAppointments(
  db: Queryable,
  municipalityId: string,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<boolean> {
  const found = await sql<{ found: boolean }>`
    select exists (select from appointments
      where municipality_id = ${municipalityId} and agenda_id = ${id} and ends_at > ${now}
        and cancelled_at is null) as found`.execute(db);
  return found.rows[0]?.found ?? false;
}

/** The appointments of it that have not begun. */
export async function listComing(
  db: Queryable,
  municipalityId: string,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<readonly Slot[]> {
  const found = await sql<{ startsAt: Date; endsAt: Date }>`
    select starts_at, ends_at from appointments
    where municipality_id = ${municipalityId} and agenda_id = ${id} and starts_at >= ${now}
      and cancelled_at is null`.execute(db);
  return found.rows.map(({ startsAt, endsAt }) => ({
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  }));
}

export interface StoredAgenda extends EditedAgenda {
  /** The kind of procedure. */
  readonly typeId: number;
}

/**
 * Call it under the lock of the register, so that the next number is free. No agenda gets one that another had. The
 * municipality is called as in the agendas that were imported.
 */
export async function insertAgenda(
  tx: Queryable,
  municipalityId: string,
  { name, address, schedule, typeId }: StoredAgenda,
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into agendas (municipality_id, id, name, address, schedule, type_id, tenant_id, tenant_unique_name)
    select ${municipalityId}, greatest(
        (select max(id) from agendas where municipality_id = ${municipalityId}),
        (select max(id) from agenda_tombstones where municipality_id = ${municipalityId}), 0) + 1,
      ${name}, ${address}, ${schedule && JSON.stringify(schedule)}::jsonb, ${typeId},
      coalesce(known.tenant_id, 0), coalesce(known.tenant_unique_name, '')
    from (select) as nothing
    left join lateral (
      select tenant_id, tenant_unique_name from agendas where municipality_id = ${municipalityId}
      order by id limit 1) known on true
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? 0;
}

export async function updateAgenda(
  tx: Queryable,
  municipalityId: string,
  { id, name, address, schedule }: EditedAgenda & { readonly id: number },
): Promise<void> {
  await sql`
    update agendas set name = ${name}, address = ${address},
      schedule = ${schedule && JSON.stringify(schedule)}::jsonb, version = version + 1
    where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}

export async function deleteAgenda(
  tx: Queryable,
  municipalityId: string,
  { id, at }: { readonly id: number; readonly at: Date },
): Promise<void> {
  await sql`
    insert into agenda_tombstones (municipality_id, id, deleted_at) values (${municipalityId}, ${id}, ${at})
    on conflict do nothing`.execute(tx);
  await sql`delete from agendas where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);
}
