// Who gets the mail of the morning, and the orders that it is about.
// rules: X39.56
import { ROLES_OF_THE_WHOLE_PLATFORM } from '@constancia/domain/access/role-table.ts';
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { inScope } from '../../territory/public.ts';
import type { Now } from '../queries.ts';

export interface MailUser {
  readonly municipalityId: string;
  readonly userId: string;
}

export async function wantsMail(db: Queryable, { municipalityId, userId }: MailUser): Promise<boolean> {
  const found = await sql`
    select from plan_mails where municipality_id = ${municipalityId} and user_id = ${userId} and wanted`.execute(
    db,
  );
  return found.rows.length > 0;
}

/** Asked for again, it is in the language of the last time. */
export async function insertMail(
  db: Queryable,
  { municipalityId, userId }: MailUser,
  { language, origin }: { readonly language: string; readonly origin: string },
): Promise<void> {
  await sql`
    insert into plan_mails (municipality_id, user_id, language, origin)
    values (${municipalityId}, ${userId}, ${language}, ${origin})
    on conflict (municipality_id, user_id) do update set wanted = true, language = excluded.language,
      origin = excluded.origin`.execute(db);
}

/** The row stays with the day of the last mail, so that who asks again gets no second one on it. */
export async function endMail(db: Queryable, { municipalityId, userId }: MailUser): Promise<void> {
  await sql`
    update plan_mails set wanted = false
    where municipality_id = ${municipalityId} and user_id = ${userId}`.execute(db);
}

/** People whose morning has come and who got none today; from then on they have. Others skip those that one has taken. */
export async function takeDueMails(
  tx: Queryable,
  { at, hour, most }: { readonly at: Date; readonly hour: number; readonly most: number },
): Promise<readonly MailUser[]> {
  const local = sql`(${at}::timestamptz at time zone m.time_zone)`;
  const taken = await sql<MailUser>`
    with due as (
      select p.municipality_id, p.user_id, ${local}::date as day from plan_mails p
      join municipalities m on m.id = p.municipality_id
      where p.wanted and extract(hour from ${local}) >= ${hour} and (p.sent_on is null or p.sent_on < ${local}::date)
      order by p.municipality_id, p.user_id limit ${most} for update of p skip locked)
    update plan_mails p set sent_on = d.day from due d
    where p.municipality_id = d.municipality_id and p.user_id = d.user_id
    returning p.municipality_id, p.user_id`.execute(tx);
  return taken.rows;
}

export interface Recipient extends MailUser {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly areaIds: readonly string[];
  readonly municipality: string;
  readonly timeZone: string;
  readonly language: string;
  readonly origin: string;
}

/** Null once they want none, have no address or no account any more, and while their country is kept out. */
export async function findRecipient(
  db: Queryable,
  { municipalityId, userId }: MailUser,
): Promise<Recipient | null> {
  const found = await sql<Recipient>`
    select p.municipality_id, p.user_id, u.username, u.email, u.roles, m.name as municipality, m.time_zone, p.language,
      p.origin, array(select a.id from areas a where a.municipality_id = p.municipality_id and (
          u.roles[1] = any(${ROLES_OF_THE_WHOLE_PLATFORM}::text[]) or exists (
            select from user_areas ua where ua.municipality_id = u.municipality_id and ua.user_id = u.id
              and ua.area_municipality_id = a.municipality_id and ua.area_id = a.id))) as area_ids
    from plan_mails p
    join users u on u.municipality_id = p.municipality_id and u.id = p.user_id
    join municipalities m on m.id = p.municipality_id
    join provinces v on v.id = m.province_id
    join countries c on c.id = v.country_id and not c.disabled
    where p.municipality_id = ${municipalityId} and p.user_id = ${userId} and p.wanted and u.email <> '' and u.deactivated_at is null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

export interface DueRow {
  readonly title: Localized;
  readonly asset: string;
  readonly address: string;
  readonly dueOn: string;
  readonly isOverdue: boolean;
  /** How many there are without the limit: overdue ones, and those of the day. */
  readonly overdue: number;
  readonly today: number;
}

/** Open orders that are overdue or due on the day; `username`: only theirs and those of nobody. */
export async function listDueOrders(
  db: Queryable,
  { municipalityId, scope }: { readonly municipalityId: string; readonly scope: RowScope },
  { now, username, most }: { readonly now: Now; readonly username: string | null; readonly most: number },
): Promise<readonly DueRow[]> {
  const today = sql`(${now.at}::timestamptz at time zone ${now.timeZone})::date`;
  const found = await sql<DueRow>`
    select f.titles as title, w.asset_name as asset, w.address, to_char(w.due_on, 'YYYY-MM-DD') as due_on,
      w.due_on < ${today} as is_overdue, count(*) filter (where w.due_on < ${today}) over ()::int as overdue,
      count(*) filter (where w.due_on = ${today}) over ()::int as today
    from work_orders w
    join forms f on f.municipality_id = w.municipality_id and f.id = w.form_id and f.deleted_at is null
    where w.municipality_id = ${municipalityId} and w.state = 'open' and w.due_on <= ${today}
      and ${inScope(scope, 'w.area_id')} and (${username}::text is null or w.assigned_to in ('', ${username}))
    order by w.due_on, w.priority, w.id limit ${most}`.execute(db);
  return found.rows;
}
