// Moves a submission to a state that its current one leads to. Who is refused because somebody else moved it before is told
// who did, when, and to which state.
// rules: A4.09, R4.01-R4.05, R7.14, X36.95
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { notedState } from '@constancia/domain/presentation/state-name.ts';
import { reachableStates } from '@constancia/domain/review/state-change.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keyOf, raiseIncidentOfState, type SubmissionKey } from '../submissions/public.ts';
import { type OpenedSubmission } from './open-to-review.ts';
import { listStateChanges, lockSubmission, moveToState } from './queries.ts';

interface StateServices {
  readonly db: Database;
  readonly clock: Clock;
}

export interface WantedState {
  /** The state that the person saw. */
  readonly from: number;
  readonly to: number;
}

export async function changeState(
  { db, clock }: StateServices,
  { row, index }: OpenedSubmission,
  { actor, wanted: { from, to } }: { readonly actor: Actor; readonly wanted: WantedState },
): Promise<{ readonly state: number }> {
  const { states } = index.definition;
  const name = states.find(({ id }) => id === to)?.name;
  const key = keyOf(row);
  await inTransaction(db, async (tx) => {
    const present = await lockSubmission(tx, key);
    if (!present) throw new Problem('submission-not-found');
    if (present.state !== from) throw await movedBefore(tx, key, { present: present.state, states });
    if (name === undefined || !reachableStates(states, from).includes(to)) throw new Problem('state-refused');
    const at = clock();
    // First, because it takes the lock under which counters are moved.
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'submission-state',
      subjectId: row.id,
      details: { from, to },
    });
    await moveToState(tx, key, { at, username: actor.username, state: to, name });
    const { definition } = index;
    await raiseIncidentOfState(tx, { row, definition, state: to, username: actor.username, at });
  });
  return { state: to };
}

interface Moved {
  readonly present: number | null;
  readonly states: readonly WorkflowState[];
}

/**
 * The caller may see the submission, so they may be told who moved it. The state is named for programs; its translations, as
 * `state-en`, are for people.
 */
async function movedBefore(tx: Queryable, key: SubmissionKey, { present, states }: Moved): Promise<Problem> {
  const last = (await listStateChanges(tx, key)).at(-1);
  // One that was imported may have no history.
  if (!last || last.stateId !== present) return new Problem('state-refused');
  const { text: state, in: versions = {} } = notedState(states, last.stateName);
  const translated = Object.entries(versions).map(([language, text]) => [`state-${language}`, text]);
  const values = { by: last.username, state, at: last.at, ...Object.fromEntries(translated) };
  return new Problem('state-moved', { values });
}
