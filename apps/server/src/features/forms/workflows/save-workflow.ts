// Saves and deletes sets of states: checks the shape, that the name is unique, and the version that the
// person saw.
// rules: P2.80, X5.01
import type { Body, Params, Query } from '@constancia/contract/endpoint.ts';
import type { createWorkflow, deleteWorkflow, updateWorkflow } from '@constancia/contract/forms/workflows.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { worksAcrossMunicipalities } from '@constancia/domain/access/may.ts';
import { checkWorkflowShape } from '@constancia/domain/forms/shape/shape-workflow.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import * as queries from './queries.ts';

export interface WorkflowServices {
  readonly db: Database;
  readonly clock: Clock;
}

interface Saved {
  readonly id: string;
  readonly version: number;
}

function shaped(body: Omit<Body<typeof createWorkflow>, 'id'>) {
  const { name, states, initialState } = body;
  const checked = checkWorkflowShape({ name, states, initialState });
  if ('issues' in checked) throw new Problem('workflow-invalid', { issues: checked.issues });
  return checked;
}

function savedBy(actor: Actor, at: Date) {
  return { updatedAt: at, updatedBy: actor.username || actor.email };
}

async function audited(
  tx: Queryable,
  row: { readonly municipalityId: string; readonly id: string },
  by: { readonly actor: Actor; readonly at: Date; readonly action: 'create' | 'update' | 'delete' },
): Promise<void> {
  await appendAudit(tx, {
    municipalityId: row.municipalityId,
    at: by.at,
    actor: by.actor.username,
    action: by.action,
    subject: 'workflow',
    subjectId: row.id,
    details: {},
  });
}

const statesOf = ({ states, initialState }: Pick<queries.WorkflowRow, 'states' | 'initialState'>) => ({
  states,
  initialState,
});

export async function saveNewWorkflow(
  { db, clock }: WorkflowServices,
  actor: Actor,
  body: Body<typeof createWorkflow>,
): Promise<Saved> {
  const { name, workflow } = shaped(body);
  const at = clock();
  const row = {
    municipalityId: actor.municipalityId,
    id: body.id,
    name,
    states: workflow.states,
    initialState: workflow.initialState,
    ...savedBy(actor, at),
  };
  await inTransaction(db, async (tx) => {
    const against = await queries.insertWorkflow(tx, row);
    if (against === 'name-taken') throw new Problem('workflow-name-taken');
    // The same request sent twice by the same person gets the same reply.
    if (against === 'id-taken') {
      const stored = await queries.lockWorkflow(tx, row.id);
      const same = stored?.municipalityId === row.municipalityId && stored.name === row.name;
      if (!same || !sameValue(statesOf(stored), statesOf(row))) throw new Problem('id-taken');
      return;
    }
    await audited(tx, row, { actor, at, action: 'create' });
  });
  return { id: body.id, version: 1 };
}

/** Locked; a set of another municipality counts as not found. */
async function lockedVersion(
  tx: Queryable,
  actor: Actor,
  seen: { readonly id: string; readonly version: number },
): Promise<queries.WorkflowRow> {
  const row = await queries.lockWorkflow(tx, seen.id);
  const reachable = row && (row.municipalityId === actor.municipalityId || worksAcrossMunicipalities(actor));
  if (!reachable) throw new Problem('workflow-not-found');
  if (row.version !== seen.version) throw new Problem('stale-version', { values: { version: row.version } });
  return row;
}

export async function saveWorkflow(
  { db, clock }: WorkflowServices,
  actor: Actor,
  { workflowId, body }: Params<typeof updateWorkflow> & { readonly body: Body<typeof updateWorkflow> },
): Promise<Saved> {
  const { name, workflow } = shaped(body);
  const at = clock();
  return inTransaction(db, async (tx) => {
    const row = await lockedVersion(tx, actor, { id: workflowId, version: body.version });
    await queries.lockWorkflowNames(tx, row.municipalityId);
    const saved = {
      ...row,
      name,
      version: row.version + 1,
      states: workflow.states,
      initialState: workflow.initialState,
      ...savedBy(actor, at),
    };
    if (await queries.nameIsTaken(tx, saved)) throw new Problem('workflow-name-taken');
    await queries.updateWorkflow(tx, saved);
    await audited(tx, row, { actor, at, action: 'update' });
    return { id: row.id, version: saved.version };
  });
}

export async function removeWorkflow(
  { db, clock }: WorkflowServices,
  actor: Actor,
  { workflowId, version }: Params<typeof deleteWorkflow> & Query<typeof deleteWorkflow>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockedVersion(tx, actor, { id: workflowId, version });
    await queries.deleteWorkflow(tx, row);
    await audited(tx, row, { actor, at: clock(), action: 'delete' });
  });
}
