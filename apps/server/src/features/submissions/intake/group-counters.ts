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

/** A move of answer_packs; the hour is that of storing. */
interface Move extends Pick<CountedValue, 'class' | 'value'> {
  readonly question_id: string;
  times: number;
  answers: number;
  numbers?: string[];
}

/** What a group adds to the counters of a form in an area. */
export interface CounterMoves {
  readonly formId: string;
  readonly areaId: string;
  readonly moves: readonly Move[];
}

/** Null when an item does not bring what is counted of it: the database reads the answers of the group then. */
export function groupCounters(items: readonly CountedItem[]): readonly CounterMoves[] | null {
  const packs = new Map<string, Omit<CounterMoves, 'moves'> & { readonly moves: Map<string, Move> }>();
  for (const { formId, areaId, formVersion, state, counted } of items) {
    if (!counted) return null;
    const key = `${formId}\u001f${areaId}`;
    const pack = packs.get(key) ?? { formId, areaId, moves: new Map<string, Move>() };
    packs.set(key, pack);
    for (const one of counted) addTo(pack.moves, one);
    addTo(pack.moves, { ...ONCE, class: 'hour', value: '' });
    addTo(pack.moves, { ...ONCE, class: 'state', value: `${formVersion}:${state ?? ''}` });
  }
  return [...packs.values()].map((pack) => ({ ...pack, moves: [...pack.moves.values()] }));
}

const ONCE = { questionId: '', times: 1, answers: 1, number: null } as const;

function addTo(moves: Map<string, Move>, one: CountedValue): void {
  const { class: counts, questionId, value, times, answers, number } = one;
  const key = `${counts}\u001f${questionId}\u001f${value}`;
  let move = moves.get(key);
  if (move) {
    move.times += times;
    move.answers += answers;
  } else {
    move = { class: counts, question_id: questionId, value, times, answers };
    moves.set(key, move);
  }
  if (number === null) return;
  if (move.numbers) move.numbers.push(number);
  else move.numbers = [number];
}
