// Faults in what lists show: totals, filters, cursors, map and search.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FILTERS = 'apps/server/src/features/submissions/list/filters.test.ts';
const MAP = 'apps/server/src/features/submissions/map/submission-map.test.ts';
const SEARCH = 'apps/server/src/features/submissions/search/search.test.ts';
const COUNTERS = 'apps/server/src/whole-server/counters.test.ts';

export const LIST_MUTANTS: readonly Mutant[] = [
  {
    id: 'state-change-uncounted',
    fault: 'a submission that changes its state is still counted under the one before',
    file: 'apps/server/database/triggers.sql',
    find: 'OLD.created_by, OLD.state, OLD.created_at,',
    put: 'OLD.created_by, NEW.state, OLD.created_at,',
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
  {
    id: 'total-without-scope',
    fault: 'the total of a list counts the submissions of areas that the reader does not have',
    file: 'apps/server/src/features/submissions/list/lane-queries.ts',
    find: "and ${inScope({ ...scope, createdBy: null }, 'n.area_id')}`;",
    put: '`;',
    noticedBy: { file: FILTERS, title: 'R3.25 R7.03' },
  },
  {
    id: 'page-without-scope',
    fault: 'a page of a list shows the submissions of areas that the reader does not have',
    file: 'apps/server/src/features/submissions/list/lane-queries.ts',
    find: "and ${inScope({ ...scope, createdBy: null }, 's.area_id')}`;",
    put: '`;',
    noticedBy: { file: FILTERS, title: 'R3.25 R7.03' },
  },
  {
    id: 'author-filter-opens-others',
    fault: "a reader of own submissions filters by a colleague and sees the colleague's",
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'return answeredBy === null ? own : own.filter((name) => name === answeredBy);',
    put: 'return answeredBy === null ? own : [answeredBy];',
    noticedBy: { file: FILTERS, title: 'R6.08 R6.10 W19' },
  },
  {
    id: 'ends-of-range-uncounted',
    fault: 'the total of a day leaves out the hours of it that lie in another day of UTC',
    file: 'apps/server/src/features/submissions/list/lane-queries.ts',
    find: "l.whole + ${inEnds(selection, ends, 'author')}",
    put: 'l.whole',
    noticedBy: { file: FILTERS, title: 'R3.25 R7.03' },
  },
  {
    id: 'cursor-of-another-filter',
    fault: 'a cursor continues a list under another filter',
    file: 'apps/server/src/features/submissions/list/page-key.ts',
    find: 'if (of !== name)',
    put: 'if (of === undefined)',
    noticedBy: { file: FILTERS, title: 'X32.34' },
  },
  {
    id: 'spreadsheet-unfiltered',
    fault: 'the spreadsheet has every submission, whatever the filter',
    file: 'apps/server/src/features/submissions/exports/routes.ts',
    find: 'filter: filterOf(filter), language',
    put: 'filter: filterOf({}), language',
    noticedBy: { file: FILTERS, title: 'R7.29' },
  },
  {
    id: 'cells-without-scope',
    fault: 'the map of a large form counts the submissions of areas that the reader does not have',
    file: 'apps/server/src/features/submissions/map/map-queries.ts',
    find: "and ${inScope(scope, 'n.area_id')}`;",
    put: '`;',
    noticedBy: { file: MAP, title: 'X32.35 X32.32 P6.26' },
  },
  {
    id: 'cells-for-own-only',
    fault: 'a reader of own submissions sees on the map of a large form where those of everybody are',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'authorsOf(selection) === null && anyTime',
    put: 'anyTime',
    noticedBy: { file: MAP, title: 'X32.35 X32.32 P6.26' },
  },
  {
    id: 'map-unfiltered',
    fault: 'the map shows every submission, whatever the filter',
    file: 'apps/server/src/features/submissions/routes.ts',
    find: 'scope: submissionScope(actor), filter: filterOf(query) };',
    put: 'scope: submissionScope(actor), filter: filterOf({}) };',
    noticedBy: { file: MAP, title: 'X32.35 R2.024' },
  },
  {
    id: 'correction-leaves-the-map',
    fault: 'a corrected location stays where it was on the map',
    file: 'apps/server/src/features/review/queries.ts',
    find: "      latitude = micro_degrees(${json(particulars.location)}::jsonb, 'latitude'),\n",
    put: '',
    noticedBy: { file: MAP, title: 'X32.35 a location that is corrected' },
  },
  {
    id: 'search-finds-other-forms',
    fault: 'a search finds submissions of a form whose id begins alike',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'const conditions = [ofForm(form, scope), inRange(timeOf(filter), range)];',
    put: 'const conditions = [sql<boolean>`s.municipality_id = ${form.municipalityId}`, inRange(timeOf(filter), range)];',
    noticedBy: { file: SEARCH, title: 'X32.36 finds words' },
  },
  {
    id: 'search-of-everybody',
    fault: 'a reader of own submissions finds those of colleagues by their words',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'const conditions = [ofForm(form, scope),',
    put: 'const conditions = [ofForm(form, { ...scope, createdBy: null }),',
    noticedBy: { file: SEARCH, title: 'X32.36 X32.32 mixes' },
  },
  {
    id: 'correction-keeps-words',
    fault: 'a corrected submission is found by what it said before',
    file: 'apps/server/src/features/review/queries.ts',
    find: "      words = array_to_tsvector(string_to_array(nullif(${words}, ''), ' ')),\n",
    put: '',
    noticedBy: { file: SEARCH, title: 'X32.36 finds what a correction wrote' },
  },
];
