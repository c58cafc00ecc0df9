// Saved views of lists.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface ViewRow {
  readonly id: string;
  readonly municipalityId: string;
  readonly formId: string;
  readonly userMunicipalityId: string;
  readonly userId: string;
  readonly name: string;
  readonly shared: boolean;
  readonly filter: object;
  readonly columns: object;
  /** As the URL says it; '' for the usual order. */
  readonly sorting: string;
  readonly version: number;
  readonly updatedAt: Date;
}

type FormOfViews = Pick<ViewRow, 'municipalityId' | 'formId'>;

/** Those of the person and the shared ones. */
export async function listViews(
  db: Queryable,
  { municipalityId, formId }: FormOfViews,
  userId: string,
): Promise<readonly (ViewRow & { readonly by: string })[]> {
  const found = await sql<ViewRow & { readonly by: string }>`
    select v.*, u.username as by from submission_views v
    join users u on u.municipality_id = v.user_municipality_id and u.id = v.user_id
    where v.municipality_id = ${municipalityId} and v.form_id = ${formId} and (v.shared or v.user_id = ${userId})
    order by v.name collate "es-x-icu", v.id`.execute(db);
  return found.rows;
}

/** Also orders the writers of a person's views of one form. */
export async function lockViewsOf(
  tx: Queryable,
  form: FormOfViews,
  userId: string,
): Promise<readonly ViewRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views:${form.formId}:${userId}`}, 0))`.execute(
    tx,
  );
  const found = await sql<ViewRow>`
    select * from submission_views
    where municipality_id = ${form.municipalityId} and form_id = ${form.formId} and user_id = ${userId}`.execute(
    tx,
  );
  return found.rows;
}

/** False when the id belongs to a view of somebody else or of another form. */
export async function saveView(tx: Queryable, view: ViewRow): Promise<boolean> {
  const {
    municipalityId,
    id,
    formId,
    userMunicipalityId,
    userId,
    name,
    shared,
    sorting,
    version,
    updatedAt,
  } = view;
  const [filter, columns] = [JSON.stringify(view.filter), JSON.stringify(view.columns)];
  const updated = await sql`
    update submission_views set name = ${name}, shared = ${shared}, filter = ${filter}::jsonb, columns = ${columns}::jsonb,
      sorting = ${sorting}, version = ${version}, updated_at = ${updatedAt}
    where municipality_id = ${municipalityId} and id = ${id} and form_id = ${formId} and user_id = ${userId}
    returning id`.execute(tx);
  if (updated.rows.length > 0) return true;
  const inserted = await sql`
    insert into submission_views (municipality_id, id, form_id, user_municipality_id, user_id, name, shared, filter, columns,
      sorting, version, updated_at)
    values (${municipalityId}, ${id}, ${formId}, ${userMunicipalityId}, ${userId}, ${name}, ${shared}, ${filter}::jsonb,
      ${columns}::jsonb, ${sorting}, ${version}, ${updatedAt})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** False when there is none that the person may delete: an own one, or with `isBuilder` a shared one. */
export async function deleteView(
  tx: Queryable,
  { municipalityId, formId, id, userId }: FormOfViews & Pick<ViewRow, 'id' | 'userId'>,
  isBuilder: boolean,
): Promise<boolean> {
  const deleted = await sql`
    delete from submission_views
    where municipality_id = ${municipalityId} and form_id = ${formId} and id = ${id}
      and (user_id = ${userId} or (shared and ${isBuilder})) returning id`.execute(tx);
  return deleted.rows.length > 0;
}
