// Faults in the home page.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const HOME = 'apps/server/src/features/home/home.test.ts';
const QUERIES = 'apps/server/src/features/home/queries.ts';

export const HOME_MUTANTS: readonly Mutant[] = [
  {
    id: 'person-in-other-areas',
    fault: 'the search by a number finds submissions of areas that are not the own ones',
    file: QUERIES,
    find: "and ${inScope(scope, 's.area_id', 's.created_by')} and ${beyond}",
    put: 'and ${beyond}',
    noticedBy: { file: HOME, title: 'in all own areas, nothing of deleted forms' },
  },
  {
    id: 'waiting-of-colleagues',
    fault: 'people who see only their own submissions see how many others have',
    file: QUERIES,
    find: 'scope.createdBy === null\n      ? sql`version_counters',
    put: 'scope.createdBy !== undefined\n      ? sql`version_counters',
    noticedBy: { file: HOME, title: 'the states that lead on' },
  },
  {
    id: 'accepted-comes-back',
    fault: 'a revision that was accepted still stands among those to look at',
    file: QUERIES,
    find: ' and r.accepted_at is null',
    put: '',
    noticedBy: { file: HOME, title: 'revisions that came back and nobody accepted' },
  },
  {
    id: 'failed-deliveries-for-all',
    fault: 'everybody sees how many deliveries failed',
    file: 'apps/server/src/features/home/routes.ts',
    find: "may(actor, 'manage', 'usuario') ? countEntries",
    put: "may(actor, 'read', 'respuesta') ? countEntries",
    noticedBy: { file: HOME, title: 'revisions that came back and nobody accepted' },
  },
];
