// Sets of workflow states.
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

export interface WorkflowRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly states: readonly WorkflowState[];
  readonly initialState: number | null;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

export async function listWorkflows(db: Queryable, municipalityId: string): Promise<readonly WorkflowRow[]> {
  const found = await sql<WorkflowRow>`
    select municipality_id, id, version, name, states, initial_state, updated_at, updated_by
    from workflows where municipality_id = ${municipalityId}
    order by name collate "es-x-icu", id`.execute(db);
  return found.rows;
}

/** Locks the set against other writers. */
export async function lockWorkflow(db: Queryable, id: string): Promise<WorkflowRow | null> {
  const found = await sql<WorkflowRow>`
    select municipality_id, id, version, name, states, initial_state, updated_at, updated_by
    from workflows where id = ${id} for update`.execute(db);
  return found.rows[0] ?? null;
}

export type WorkflowToSave = Omit<WorkflowRow, 'version'>;

/**
 * Null when it was stored, otherwise the reason why not. Of two writers of the same name, the second gets the
 * reason.
 */
export async function insertWorkflow(
  db: Queryable,
  workflow: WorkflowToSave,
): Promise<'id-taken' | 'name-taken' | null> {
  const { municipalityId, id, name, states, initialState, updatedAt, updatedBy } = workflow;
  const inserted = await sql<{ id: string }>`
    insert into workflows (municipality_id, id, name, states, initial_state, updated_at, updated_by)
    values (${municipalityId}, ${id}, ${name}, ${JSON.stringify(states)}::jsonb, ${initialState}, ${updatedAt},
      ${updatedBy})
    on conflict do nothing returning id`.execute(db);
  if (inserted.rows.length > 0) return null;
  return (await lockWorkflow(db, id)) ? 'id-taken' : 'name-taken';
}

/** Whether another set of the municipality has the name. */
export async function nameIsTaken(
  db: Queryable,
  workflow: Pick<WorkflowRow, 'municipalityId' | 'id' | 'name'>,
): Promise<boolean> {
  const found = await sql<{ id: string }>`
    select id from workflows
    where municipality_id = ${workflow.municipalityId} and lower(name) = lower(${workflow.name})
      and id <> ${workflow.id}`.execute(db);
  return found.rows.length > 0;
}

export async function updateWorkflow(db: Queryable, workflow: WorkflowRow): Promise<void> {
  await sql`
    update workflows set version = ${workflow.version}, name = ${workflow.name},
      states = ${JSON.stringify(workflow.states)}::jsonb, initial_state = ${workflow.initialState},
      updated_at = ${workflow.updatedAt}, updated_by = ${workflow.updatedBy}
    where municipality_id = ${workflow.municipalityId} and id = ${workflow.id}`.execute(db);
}

export async function deleteWorkflow(
  db: Queryable,
  workflow: Pick<WorkflowRow, 'municipalityId' | 'id'>,
): Promise<void> {
  await sql`
    delete from workflows where municipality_id = ${workflow.municipalityId} and id = ${workflow.id}`.execute(
    db,
  );
}

/** In each municipality only one transaction writes names at a time. */
export async function lockWorkflowNames(db: Queryable, municipalityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`workflows:${municipalityId}`}, 0))`.execute(db);
}
