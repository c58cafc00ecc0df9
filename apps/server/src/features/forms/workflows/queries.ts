// Sets of workflow states.
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface WorkflowRow {
  readonly municipality_id: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly states: readonly WorkflowState[];
  readonly initial_state: number | null;
  readonly updated_at: Date;
  readonly updated_by: string;
}

export async function listWorkflows(db: Queryable, municipalityId: string): Promise<readonly WorkflowRow[]> {
  const found = await sql<WorkflowRow>`
    select municipality_id, id, version, name, states, initial_state, updated_at, updated_by
    from workflows where municipality_id = ${municipalityId}
    order by name collate "es-x-icu", id`.execute(db);
  return found.rows;
}

/** Waits for other writers. */
export async function lockWorkflow(db: Queryable, id: string): Promise<WorkflowRow | null> {
  const found = await sql<WorkflowRow>`
    select municipality_id, id, version, name, states, initial_state, updated_at, updated_by
    from workflows where id = ${id} for update`.execute(db);
  return found.rows[0] ?? null;
}

export type WorkflowToSave = Omit<WorkflowRow, 'version'>;

/** What stands against it, null when it was stored. Two writers of one name: the second is told. */
export async function insertWorkflow(
  db: Queryable,
  workflow: WorkflowToSave,
): Promise<'id-taken' | 'name-taken' | null> {
  const { municipality_id, id, name, states, initial_state, updated_at, updated_by } = workflow;
  const inserted = await sql<{ id: string }>`
    insert into workflows (municipality_id, id, name, states, initial_state, updated_at, updated_by)
    values (${municipality_id}, ${id}, ${name}, ${JSON.stringify(states)}::jsonb, ${initial_state}, ${updated_at},
      ${updated_by})
    on conflict do nothing returning id`.execute(db);
  if (inserted.rows.length > 0) return null;
  return (await lockWorkflow(db, id)) ? 'id-taken' : 'name-taken';
}

/** Whether another set of the municipality has the name; its holder is waited for. */
export async function nameIsTaken(
  db: Queryable,
  workflow: Pick<WorkflowRow, 'municipality_id' | 'id' | 'name'>,
): Promise<boolean> {
  const found = await sql<{ id: string }>`
    select id from workflows
    where municipality_id = ${workflow.municipality_id} and lower(name) = lower(${workflow.name})
      and id <> ${workflow.id}`.execute(db);
  return found.rows.length > 0;
}

export async function updateWorkflow(db: Queryable, workflow: WorkflowRow): Promise<void> {
  await sql`
    update workflows set version = ${workflow.version}, name = ${workflow.name},
      states = ${JSON.stringify(workflow.states)}::jsonb, initial_state = ${workflow.initial_state},
      updated_at = ${workflow.updated_at}, updated_by = ${workflow.updated_by}
    where municipality_id = ${workflow.municipality_id} and id = ${workflow.id}`.execute(db);
}

export async function deleteWorkflow(
  db: Queryable,
  workflow: Pick<WorkflowRow, 'municipality_id' | 'id'>,
): Promise<void> {
  await sql`
    delete from workflows where municipality_id = ${workflow.municipality_id} and id = ${workflow.id}`.execute(
    db,
  );
}

/** One writer of names at a time in a municipality. */
export async function lockWorkflowNames(db: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`workflows:${municipalityId}`}, 0))`.execute(db);
}
