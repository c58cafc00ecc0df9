// Moves a submission to a state that its current one leads to.
// rules: A4.09, R4.01-R4.05, R7.14, W10
import type { Actor } from '@constancia/domain/access/actor.ts';
import { reachableStates } from '@constancia/domain/review/state-change.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { keyOf, raiseIncidentOfState } from '../submissions/public.ts';
import { type OpenedSubmission } from './open-to-review.ts';
import { lockSubmission, moveToState } from './queries.ts';

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
    const reachable = present?.state === from && reachableStates(states, from).includes(to);
    if (!reachable || name === undefined) throw new Problem('state-refused');
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
