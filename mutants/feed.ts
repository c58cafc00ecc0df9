// Faults in what programs read as OData or GeoJSON: rows that are not theirs, that come twice or not at all, and wrong types.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/submissions/feed';
const PAGES = `${FOLDER}/feed-pages.test.ts`;
const FEED = `${FOLDER}/feed.test.ts`;
const FILTERS = `${FOLDER}/feed-filters.test.ts`;
const ROWS = `${FOLDER}/feed-rows.test.ts`;
const STATUSES = `${FOLDER}/feed-statuses.test.ts`;
const MODEL = 'packages/domain/src/odata/feed-model.ts';

export const FEED_MUTANTS: readonly Mutant[] = [
  {
    id: 'X38.80-first-time-left-out',
    fault: 'the table of a section that repeats lacks the first time that it was filled in',
    file: `${FOLDER}/feed-lines.ts`,
    find: 'return [row, ...copies];',
    put: 'return copies;',
    noticedBy: { file: FEED, title: 'has a row for each time that a section was filled in' },
  },
  {
    id: 'X38.81-name-of-newest-title',
    fault: 'a report does not find its column when the title of the question was put right',
    file: MODEL,
    find: 'versions.toReversed()',
    put: 'versions',
    noticedBy: { file: 'packages/domain/src/odata/feed-model.test.ts', title: 'a title that was put right' },
  },
  {
    id: 'X38.81-odd-date-as-text',
    fault: 'a program that reads dates stops at one that does not exist',
    file: `${FOLDER}/feed-cells.ts`,
    find: 'if (!date) return NOTHING;',
    put: 'if (!date) return JSON.stringify(text);',
    noticedBy: { file: FEED, title: 'what does not fit its column is null' },
  },
  {
    id: 'X38.82-or-before-and',
    fault: 'a filter with and and or finds other submissions than in other programs',
    file: 'packages/domain/src/odata/filter/parse-filter.ts',
    find: "const all = [this.#both(depth)];\n    while (this.#takes('name', 'or')) all.push(this.#both(depth));\n    return joined('or', all);",
    put: "const all = [this.#both(depth)];\n    while (this.#takes('name', 'or')) all.push(this.#either(depth));\n    return joined('or', all.length === 1 && all[0]?.type === 'and' ? all : all.toReversed());",
    noticedBy: {
      file: 'packages/domain/src/odata/filter/parse-filter.test.ts',
      title: 'and binds closer than or',
    },
  },
  {
    id: 'X38.83-page-goes-on-by-number',
    fault: 'the next page begins one submission too late',
    file: `${FOLDER}/feed-page.ts`,
    find: 'page.isDone ? null : last)',
    put: 'page.isDone ? null : row)',
    noticedBy: { file: PAGES, title: 'pages hold every submission once' },
  },
  {
    id: 'X38.83-token-of-any-feed',
    fault: 'the link of another table or filter is taken, and leaves out submissions',
    file: `${FOLDER}/skip-token.ts`,
    find: 'return of === mark && at',
    put: 'return of !== undefined && at',
    noticedBy: { file: PAGES, title: 'the link of one feed is refused by another' },
  },
  {
    id: 'X38.84-feed-of-everybody',
    fault: 'who sees only their own submissions reads those of everybody as OData',
    file: `${FOLDER}/feed-table.ts`,
    find: '    scope,\n    filter,',
    put: '    scope: { ...scope, createdBy: null },\n    filter,',
    noticedBy: { file: PAGES, title: 'shows nobody more than their list' },
  },
  {
    id: 'X38.85-password-anywhere',
    fault: 'the token is taken as a password at every endpoint',
    file: 'apps/server/src/features/session/programs/recognise-program.ts',
    find: '(basic ? basicPasswordOf(request) : null)',
    put: 'basicPasswordOf(request)',
    noticedBy: { file: PAGES, title: 'which only feeds and files take' },
  },
  {
    id: 'X38.100-count-of-everybody',
    fault: 'the number of rows says how many others sent',
    file: `${FOLDER}/feed-table.ts`,
    find: '    scope,\n    filter,',
    put: '    scope: { ...scope, createdBy: null },\n    filter,',
    noticedBy: { file: ROWS, title: 'within what the caller sees' },
  },
  {
    id: 'X38.101-any-row-of-submission',
    fault: 'a key gives the first row of its submission',
    file: `${FOLDER}/feed-page.ts`,
    find: 'lines[(request.single ?? 1) - 1]',
    put: 'lines[0]',
    noticedBy: { file: ROWS, title: 'a row of a section has the key' },
  },
  {
    id: 'X38.102-hidden-answer-found',
    fault: 'a filter finds an answer to a question that was not asked',
    file: `${FOLDER}/answer-condition-queries.ts`,
    find: 'const isTicked = entry.condition',
    put: 'const isTicked = entry.condition === undefined',
    noticedBy: { file: FILTERS, title: 'finds the rows whose cells say so' },
  },
  {
    id: 'X38.102-filter-without-limit',
    fault: 'a filter that no index serves holds the database',
    file: `${FOLDER}/condition-queries.ts`,
    find: 'if (milliseconds === null) return;',
    put: 'if (milliseconds !== 0) return;',
    noticedBy: { file: FILTERS, title: 'takes the database too long' },
  },
  {
    id: 'X38.102-looked-for-in-log',
    fault: 'the audit log keeps what somebody looked for in answers',
    file: `${FOLDER}/read-feed.ts`,
    find: 'asksForAnswers(condition) ? ',
    put: 'condition === null ? ',
    noticedBy: { file: FILTERS, title: 'the audit log keeps no text' },
  },
  {
    id: 'X38.86-any-number-of-pages',
    fault: 'everybody who reads a feed has their page made at the same moment',
    file: `${FOLDER}/read-feed.ts`,
    find: 'return await inTurn(work);',
    put: 'return await work();',
    noticedBy: { file: `${FOLDER}/feed-turns.test.ts`, title: 'two pages are made at a time' },
  },
  {
    id: 'X38.88-latitude-first',
    fault: 'points of GeoJSON lie on the other side of the world',
    file: 'apps/server/src/platform/sheet/geojson.ts',
    find: '"coordinates":[${longitude},${latitude}]',
    put: '"coordinates":[${latitude},${longitude}]',
    noticedBy: {
      file: 'apps/server/src/features/submissions/exports/files-by-url.test.ts',
      title: 'GeoJSON has a feature for each submission',
    },
  },
  {
    id: 'X38.110-no-badge-is-no-other',
    fault: 'a program that asks for what is not approved does not get what was never reviewed',
    file: `${FOLDER}/condition-queries.ts`,
    find: '${status} is not null and ${status} =',
    put: '${status} =',
    noticedBy: { file: STATUSES, title: 'a submission to a version that was not reviewed' },
  },
  {
    id: 'X38.111-payment-of-badge',
    fault: 'a program that asks for what is paid gets what its review says',
    file: `${FOLDER}/condition-queries.ts`,
    find: "statusCompared('s.payment', condition)",
    put: "statusCompared('s.badge', condition)",
    noticedBy: { file: STATUSES, title: 'the payment of a form that sells' },
  },
  {
    id: 'X38.90-all-at-once',
    fault: 'a file of a large form needs the memory of all its rows',
    file: 'apps/server/src/features/submissions/list/export-queries.ts',
    find: '  let asked = Math.min(size, left);\n',
    put: '  let asked = Math.min(size * 1_000, left);\n',
    noticedBy: { file: `${FOLDER}/page-by-page.test.ts`, title: 'separated values are read in pages' },
  },
];
