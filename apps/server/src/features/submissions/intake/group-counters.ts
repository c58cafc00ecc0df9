// Adds up what statistics count of the submissions of a group, so that the database moves each counter once.
// rules: X32.50
import type { CountedValue } from '@constancia/domain/statistics/counted-values.ts';

/** What is needed of a submission. */
export interface CountedItem {
  readonly formId: string;
  readonly areaId: string;
  readonly formVersion: number;
  readonly state: number | null;
  readonly counted?: readonly CountedValue[];
}

/** As the database type counted_answers has them; day and hour are those of storing. */
export interface CounterMove extends Omit<CountedValue, 'number' | 'answers' | 'questionId'> {
  readonly form_id: string;
  readonly area_id: string;
  readonly question_id: string;
  times: number;
  answers: number;
  numbers?: string[];
}

/** Null when an item does not bring what is counted of it: the database reads the answers of the group then. */
export function groupCounters(items: readonly CountedItem[]): readonly CounterMove[] | null {
  const moves = new Map<string, CounterMove>();
  for (const { formId, areaId, formVersion, state, counted } of items) {
    if (!counted) return null;
    const add = (one: CountedValue) => addTo(moves, { formId, areaId }, one);
    for (const one of counted) add(one);
    add({ ...ONCE, class: 'hour', value: '' });
    add({ ...ONCE, class: 'state', value: `${formVersion}:${state ?? ''}` });
  }
  return [...moves.values()];
}

const ONCE = { questionId: '', times: 1, answers: 1, number: null } as const;

function addTo(
  moves: Map<string, CounterMove>,
  { formId, areaId }: Pick<CountedItem, 'formId' | 'areaId'>,
  one: CountedValue,
): void {
  const { class: counts, questionId, value, times, answers, number } = one;
  const key = `${formId}\u001f${areaId}\u001f${counts}\u001f${questionId}\u001f${value}`;
  let move = moves.get(key);
  if (move) {
    move.times += times;
    move.answers += answers;
  } else {
    move = {
      form_id: formId,
      area_id: areaId,
      class: counts,
      question_id: questionId,
      value,
      times,
      answers,
    };
    moves.set(key, move);
  }
  if (number === null) return;
  if (move.numbers) move.numbers.push(number);
  else move.numbers = [number];
}
