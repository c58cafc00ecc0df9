// Faults in what lists show: totals, filters, cursors, map and search.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const COUNTERS = 'apps/server/src/whole-server/counters.test.ts';

export const LIST_MUTANTS: readonly Mutant[] = [
  {
    id: 'state-change-uncounted',
    fault: 'a submission that changes its state is still counted under the one before',
    file: 'apps/server/database/triggers.sql',
    find: 'OLD.created_by, OLD.state, OLD.created_at)',
    put: 'OLD.created_by, NEW.state, OLD.created_at)',
    noticedBy: { file: COUNTERS, title: 'X32.30 X32.31 after' },
  },
  {
    id: 'deletion-uncounted',
    fault: 'a deleted submission is still counted',
    file: 'apps/server/database/functions/count_deleted_submissions.sql',
    find: '-count(*)',
    put: '0 * count(*)',
    noticedBy: { file: COUNTERS, title: 'X32.30 X32.31 after' },
  },
  {
    id: 'recount-repairs-nothing',
    fault: 'recount says that it repaired a counter and leaves it as it was',
    file: 'apps/server/src/platform/counters/recount.ts',
    find: 'await repairCounter(tx, counter, municipalityId);',
    put: 'void repairCounter;',
    noticedBy: { file: COUNTERS, title: 'X32.31 recount names what differs' },
  },
  {
    id: 'counters-before-audit',
    fault: 'a change of state waits for the audit log while it holds counters that intake waits for',
    file: 'apps/server/src/features/review/change-state.ts',
    find: `    // First, because it takes the lock under which counters are moved.
    await appendAudit(tx, {`,
    put: `    await moveToState(tx, key, { at, username: actor.username, state: to, name });
    await appendAudit(tx, {`,
    noticedBy: { file: COUNTERS, title: 'X32.30 changes of state, submissions and deletions' },
  },
];
