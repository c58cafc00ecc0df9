// What the counters of answers count. The database moves them: functions/statistics/move_value_counters.sql.
// rules: X32.31, X32.50, X32.52
import { sql } from 'kysely';
import type { KeptCounter } from '../../platform/counters/kept-counter.ts';

export const VALUE_COUNTERS: readonly KeptCounter[] = [
  {
    table: 'answer_counters',
    key: ['form_id', 'class', 'day', 'area_id', 'question_id', 'value'],
    numbers: ['times', 'answers'],
    recount: (municipalityId) => sql`
      select form_id, class, day, area_id, question_id, value, times, answers from values_of_municipality(${municipalityId})`,
    repair: (municipalityId, differences) => sql`
      insert into answer_packs (municipality_id, form_id, area_id, day, amount, classes, question_ids, value_ids, times, answers,
        numbers)
      select ${municipalityId}, form_id, area_id, day, 1, array_agg(class), array_agg(question_id), array_agg(value),
        array_agg(counted[1] - kept[1]), array_agg(counted[2] - kept[2]), array_agg('')
      from (${differences}) d group by form_id, area_id, day`,
  },
  {
    table: 'number_counters',
    key: ['form_id', 'class', 'question_id', 'area_id', 'day', 'number'],
    numbers: ['times'],
    recount: (municipalityId) => sql`
      select a.form_id, a.class, a.question_id, a.area_id, a.day, n.number, count(*) as times
      from values_of_municipality(${municipalityId}) a, unnest(a.numbers) as n(number) group by 1, 2, 3, 4, 5, 6`,
    repair: (municipalityId, differences) => sql`
      insert into number_packs (municipality_id, form_id, class, question_id, area_id, day, times, numbers)
      select ${municipalityId}, form_id, class, question_id, area_id, day, counted[1] - kept[1], array[number]
      from (${differences}) d`,
  },
];
