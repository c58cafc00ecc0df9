// The entries of the audit log that say who read or took the submissions of a citizen.
import type { PortalReading } from '@constancia/contract/submissions/portal-readings.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { ofCitizen } from '../citizens/public.ts';

export interface OwnReadingRow extends Pick<PortalReading, 'what' | 'by' | 'number'> {
  readonly municipalityId: string;
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly code: string;
  readonly at: Date;
}

/**
 * One row for what a person did with a submission within a minute: opening it reads its files and history too. What the
 * citizen read themselves is left out. Entries of the staff have a network address, those of their jobs 'session'.
 */
export async function listOwnReadings(
  db: Queryable,
  { municipalityId, id, documentNumber }: PortalCitizen,
  { before, size }: { readonly before: number | null; readonly size: number },
): Promise<readonly OwnReadingRow[]> {
  const found = await sql<OwnReadingRow>`
    with own as (
      select s.municipality_id, s.id, s.form_id, s.form_version, s.code
      from submissions s join forms f on f.municipality_id = s.municipality_id and f.id = s.form_id
      where ${ofCitizen({ municipalityId, id, documentNumber })} and f.portal and f.deleted_at is null
    ), entries as (
      select own.*, e.number, e.at, e.actor,
        case when e.network_address is not null or e.details ->> 'by' = 'session' then 'staff'
          when e.actor in ('', ${ANONYMOUS_AUTHOR}) then 'code' end as by,
        case when e.action = 'read' then 'read' when e.details ->> 'format' = 'mail' then 'mail'
          when e.details ->> 'to' = 'booking' then 'booking' else 'record' end as what
      from own join audit_entries e on e.municipality_id = own.municipality_id and e.subject_id = own.id
        and e.action in ('read', 'export')
    )
    select municipality_id, id, form_id, form_version, code, what, by, max(number) as number, max(at) as at
    from entries where by is not null
    group by municipality_id, id, form_id, form_version, code, what, by, actor, date_trunc('minute', at)
    having ${before === null ? sql`true` : sql`max(number) < ${before}`}
    order by number desc limit ${size}`.execute(db);
  return found.rows;
}
