// Faults in the filters by badge and by payment, and in what the map and the total of a filter read.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TEST = 'apps/server/src/features/submissions/desk/status-filters.test.ts';
const PLANS = 'apps/server/src/features/submissions/desk/status-plans.test.ts';
const MAP_PLANS = 'apps/server/src/features/submissions/map/map-plans.test.ts';
const TOTALS = 'apps/server/src/features/submissions/desk/period-totals.test.ts';
const LANES = 'apps/server/src/features/submissions/list/lane-queries.ts';
const INDEXES = 'apps/server/database/baseline/0006-submissions.sql';

export const STATUS_FILTER_MUTANTS: readonly Mutant[] = [
  {
    id: 'X33.92-page-of-any-badge',
    fault: 'the page of a list that is filtered by its badge has submissions with any',
    file: 'apps/server/src/features/submissions/list/page-queries.ts',
    find: 'sql.join([...withStatuses(filter), words], sql` and `)',
    put: 'words',
    noticedBy: { file: TEST, title: 'marks, requests, replies' },
  },
  {
    id: 'X33.92-map-of-any-badge',
    fault: 'the map of a large form shows submissions with any badge',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: '!isNamed && withStatuses(filter).length === 0',
    put: '!isNamed',
    noticedBy: {
      file: 'apps/server/src/features/submissions/map/submission-map.test.ts',
      title: 'holds every submission of the filter',
    },
  },
  {
    id: 'X33.93-reply-is-approved',
    fault: 'what a citizen answered again is found as approved before anybody accepted it',
    file: 'apps/server/database/functions/lists/keep_badge.sql',
    find: "last.accepted_by = ''",
    put: 'last.accepted_by IS NULL',
    noticedBy: { file: TEST, title: 'marks, requests, replies' },
  },
  {
    id: 'X33.93-unmarked-stays',
    fault: 'a submission whose last mark was taken away is still found as one to correct',
    file: 'apps/server/database/triggers.sql',
    find: 'AFTER INSERT OR DELETE ON review_marks',
    put: 'AFTER INSERT ON review_marks',
    noticedBy: { file: TEST, title: 'marks, requests, replies' },
  },
  {
    id: 'X33.93-retry-is-rejected',
    fault: 'a submission whose payment was ordered again is still found as rejected',
    file: 'apps/server/database/functions/lists/keep_payment.sql',
    find: "state IN ('late', 'pending')",
    put: "state IN ('late')",
    noticedBy: { file: TEST, title: 'orders that are made' },
  },
  {
    id: 'X33.93-walk-over-all',
    fault: 'a page of the few submissions to correct reads all others of the form',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'sql`s.badge = ${badge}`',
    put: "sql`coalesce(s.badge, '') = ${badge}`",
    noticedBy: { file: PLANS, title: 'a page of the few of many' },
  },
  {
    id: 'X34.67-own-map-from-rows',
    fault: 'the map of who sees only their own is made from the rows of the table',
    file: INDEXES,
    find: 'INCLUDE (area_id, state, latitude, longitude)',
    put: '',
    noticedBy: { file: MAP_PLANS, title: 'the map of' },
  },
  {
    id: 'X34.67-map-of-period-reads-all',
    fault: 'the map of a day reads all submissions of the form',
    file: INDEXES,
    find: 'INCLUDE (area_id, state, created_by, latitude, longitude)',
    put: '',
    noticedBy: { file: MAP_PLANS, title: 'the map of' },
  },
  {
    id: 'X34.68-year-of-hours',
    fault: 'the total of a year is read from the counters of its hours',
    file: LANES,
    find: 'dividedRange(range, DAY_MS);\n  const hours',
    put: 'dividedRange(range, 1_000 * DAY_MS);\n  const hours',
    noticedBy: { file: TOTALS, title: 'the total of' },
  },
  {
    id: 'X34.68-ends-left-out',
    fault: 'the total of a period lacks the hours before its first day in UTC',
    file: LANES,
    find: '...hours.map(({ whole }) =>',
    put: '...hours.slice(1).map(({ whole }) =>',
    noticedBy: { file: TOTALS, title: 'the total of' },
  },
];
