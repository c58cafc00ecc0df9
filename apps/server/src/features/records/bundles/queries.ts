// Bundles of records, and what became of each of their submissions.
import type { RowScope } from '@constancia/domain/access/scope.ts';
import type { BundleItem } from '@constancia/domain/presentation/record/record-bundle.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { ofForm } from '../../submissions/public.ts';

export interface BundleRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly formId: string;
  readonly userId: string;
  readonly askedAt: Date;
  readonly cancelled: boolean;
}

export interface NewBundleItem extends Pick<BundleItem, 'submissionId' | 'code' | 'refusal'> {
  /** '' when it was refused. */
  readonly recordId: string;
}

export async function insertBundle(
  tx: Queryable,
  bundle: Omit<BundleRow, 'cancelled'>,
  items: readonly NewBundleItem[],
): Promise<void> {
  const { municipalityId, id, formId, userId, askedAt } = bundle;
  await sql`
    insert into record_bundles (municipality_id, id, form_id, user_id, asked_at)
    values (${municipalityId}, ${id}, ${formId}, ${userId}, ${askedAt})`.execute(tx);
  const [ids, codes, records, refusals] = [
    items.map(({ submissionId }) => submissionId),
    items.map(({ code }) => code),
    items.map(({ recordId }) => recordId),
    items.map(({ refusal }) => refusal ?? ''),
  ];
  await sql`
    insert into record_bundle_items (municipality_id, bundle_id, position, submission_id, code, record_id, refusal)
    select ${municipalityId}, ${id}, i.position - 1, i.submission_id, i.code, i.record_id, i.refusal
    from unnest(${ids}::text[], ${codes}::text[], ${records}::text[], ${refusals}::text[])
      with ordinality as i(submission_id, code, record_id, refusal, position)`.execute(tx);
}

/** Null when the person has no such bundle. */
export async function findBundle(db: Queryable, id: string, userId: string): Promise<BundleRow | null> {
  const found = await sql<BundleRow>`
    select municipality_id, id, form_id, user_id, asked_at, cancelled from record_bundles
    where id = ${id} and user_id = ${userId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface StoredItem extends BundleItem {
  readonly recordId: string;
  /** '' until its record is ready. */
  readonly fileKey: string;
}

/** Those of the bundle, in their order, as the person of the scope sees them now. */
export async function listItems(
  db: Queryable,
  { municipalityId, id, formId }: BundleRow,
  scope: RowScope,
): Promise<readonly StoredItem[]> {
  const found = await sql<StoredItem>`
    select i.submission_id, i.code, nullif(i.refusal, '') as refusal, i.record_id, r.state,
      coalesce(r.file_key, '') as file_key, s.id is not null as is_seen
    from record_bundle_items i
    left join records r on r.municipality_id = i.municipality_id and r.id = i.record_id
    left join submissions s on s.id = i.submission_id and ${ofForm({ municipalityId, formId }, scope)}
    where i.municipality_id = ${municipalityId} and i.bundle_id = ${id} order by i.position`.execute(db);
  return found.rows;
}

/** A record that its owner waited for before is made all the same. */
export async function cancelBundle(
  tx: Queryable,
  { municipalityId, id }: Pick<BundleRow, 'municipalityId' | 'id'>,
): Promise<void> {
  await sql`
    update record_bundles set cancelled = true where municipality_id = ${municipalityId} and id = ${id}`.execute(
    tx,
  );
  await sql`
    update records r set state = 'cancelled' from record_bundle_items i
    join record_bundles b on b.municipality_id = i.municipality_id and b.id = i.bundle_id
    where r.requested_at >= b.asked_at and i.municipality_id = ${municipalityId} and i.bundle_id = ${id} and r.municipality_id = i.municipality_id
      and r.id = i.record_id and r.state = 'waiting'`.execute(tx);
}

export async function deleteBundles(db: Queryable, before: Date): Promise<void> {
  await sql`delete from record_bundles where asked_at < ${before}`.execute(db);
}
