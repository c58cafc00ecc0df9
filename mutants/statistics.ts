// Faults in statistics: what is counted, for whom, on which days, and how it is shown.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const STATISTICS = 'apps/server/src/features/statistics/statistics.test.ts';
const EXACT = 'apps/server/src/whole-server/exact-statistics.test.ts';
const DOMAIN = 'packages/domain/src/statistics/statistics.test.ts';
const EVERY_FIGURE = 'every figure of any range is what a recount of the stored answers says';

export const STATISTICS_MUTANTS: readonly Mutant[] = [
  {
    id: 'statistics-of-all',
    fault: 'a person who sees only their own submissions counts those of all',
    file: 'apps/server/src/features/statistics/value-source.ts',
    find: 'if (counted.scope.createdBy === null)',
    put: 'if (counted.form)',
    noticedBy: { file: STATISTICS, title: 'counts exactly the submissions that the list shows' },
  },
  {
    id: 'days-of-greenwich',
    fault: 'submissions of the evening are counted the day after',
    file: 'apps/server/database/functions/statistics/count_changed_values.sql',
    find: '(SELECT m.time_zone FROM municipalities m WHERE m.id = s.municipality_id)',
    put: "'UTC'",
    noticedBy: { file: STATISTICS, title: 'counts days and hours in the municipality' },
  },
  {
    id: 'statistics-forget-removed-choices',
    fault: 'answers to a choice that the newest version lost vanish from the statistics',
    file: 'packages/domain/src/statistics/question-figures.ts',
    find: 'removedChoices: all - sum(choices.map(({ count }) => count))',
    put: 'removedChoices: all - all',
    noticedBy: { file: DOMAIN, title: 'gives every choice with its count' },
  },
  {
    id: 'statistics-count-choices-for-answers',
    fault: 'a person who ticked three choices counts as three answers',
    file: 'packages/domain/src/statistics/counted-values.ts',
    find: "once('choice', id, { value: one, first: at === 0 })",
    put: "once('choice', id, { value: one, first: true })",
    noticedBy: { file: DOMAIN, title: 'counts each value of an answer, in copies too' },
  },
  {
    id: 'copies-not-counted',
    fault: 'answers in further copies of a section are not counted where the database reads them',
    file: 'apps/server/database/functions/statistics/submission_values.sql',
    find: "      SELECT c.value -> 'answers' FROM jsonb_each(in_answers -> 'rows') AS s, jsonb_array_elements(s.value) AS c\n    ) AS o, jsonb_each(o.given) AS a\n",
    put: "      SELECT c.value -> 'answers' FROM jsonb_each(in_answers -> 'copies') AS s, jsonb_array_elements(s.value) AS c\n    ) AS o, jsonb_each(o.given) AS a\n",
    noticedBy: { file: EXACT, title: EVERY_FIGURE },
  },
  {
    id: 'corrections-counted-twice',
    fault: 'an answer that was corrected counts as it was and as it is',
    file: 'apps/server/database/functions/statistics/count_changed_values.sql',
    find: 'SELECT (OLD).*, -1 AS amount UNION ALL ',
    put: '',
    noticedBy: { file: EXACT, title: EVERY_FIGURE },
  },
  {
    id: 'deleted-stays-stay',
    fault: 'the stays of a deleted submission are still in the median',
    file: 'apps/server/database/functions/statistics/count_deleted_stays.sql',
    find: 'IF cardinality(stays) > 0 THEN',
    put: 'IF cardinality(stays) > 1000 THEN',
    noticedBy: { file: EXACT, title: EVERY_FIGURE },
  },
  {
    id: 'minimum-of-what-is-gone',
    fault: 'the minimum is a number that was corrected since',
    file: 'apps/server/src/features/statistics/queries.ts',
    find: 'p.times > 0\n',
    put: 'true\n',
    noticedBy: { file: STATISTICS, title: 'the least and the greatest number are right at once' },
  },
  {
    id: 'whole-days-only-by-half',
    fault: 'numbers of days just outside the range are in its median',
    file: 'apps/server/src/features/statistics/queries.ts',
    find: '    where e.day between ${range.from}::date and ${range.to}::date\n    union all',
    put: '    where true\n    union all',
    noticedBy: { file: EXACT, title: EVERY_FIGURE },
  },
  {
    id: 'last-day-by-half',
    fault: 'the last day of a range counts only to its first moment',
    file: 'apps/server/src/features/statistics/queries.ts',
    find: '${range.to}::date + 1)::timestamp',
    put: '${range.to}::date)::timestamp',
    noticedBy: { file: EXACT, title: 'the figures of somebody who sees only their own' },
  },
  {
    id: 'reversed-days-taken',
    fault: 'days the wrong way round give empty statistics without a word',
    file: 'packages/contract/src/statistics.ts',
    find: 'to < from',
    put: 'to === from.slice(1)',
    noticedBy: { file: STATISTICS, title: 'is refused with the field that is wrong' },
  },
  {
    id: 'formulas-in-figures',
    fault: 'a state that is called like a formula is one in the downloaded file',
    file: 'packages/domain/src/text/csv.ts',
    find: "FORMULA.test(text) ? `'${text}` : text",
    put: 'text',
    noticedBy: { file: DOMAIN, title: 'no cell of the file is a formula' },
  },
];
