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

/** A counter and by how much it moves; the hour is that of storing. */
interface Move extends Pick<CountedValue, 'class' | 'questionId' | 'value'> {
  times: number;
  answers: number;
  /** With spaces between them. */
  numbers: string;
}

/**
 * What a group adds to the counters of a form in an area: a row of answer_packs. Lists of texts have BETWEEN between them, lists
 * of numbers are as PostgreSQL writes them. It reads both many times faster than JSON.
 */
export interface CounterMoves {
  readonly formId: string;
  readonly areaId: string;
  readonly classes: string;
  readonly questionIds: string;
  readonly valueIds: string;
  readonly times: string;
  readonly answers: string;
  readonly numbers: string;
}

/** JSON holds it as it is, in one byte. intake_submissions takes the lists apart by it. */
const BETWEEN = '\u007f';

interface Pack extends Pick<CounterMoves, 'formId' | 'areaId'> {
  readonly moves: Move[];
  /** The same by class, question and value: a key of all three would be made and read letter by letter for each answer. */
  readonly byClass: Map<Move['class'], Map<string, Map<string, Move>>>;
}

/**
 * Null when an item does not bring what is counted of it, or an id has the character that is between them: the database reads
 * the answers of the group then.
 */
export function groupCounters(items: readonly CountedItem[]): readonly CounterMoves[] | null {
  const packs = new Map<string, Pack>();
  for (const { formId, areaId, formVersion, state, counted } of items) {
    if (!counted) return null;
    const key = `${formId}\u001f${areaId}`;
    const pack: Pack = packs.get(key) ?? { formId, areaId, moves: [], byClass: new Map() };
    packs.set(key, pack);
    for (const one of counted) addTo(pack, one);
    addTo(pack, { ...ONCE, class: 'hour', value: '' });
    addTo(pack, { ...ONCE, class: 'state', value: `${formVersion}:${state ?? ''}` });
  }
  const written = [...packs.values()].map(rowOf);
  return written.every((one) => one !== null) ? written : null;
}

const ONCE = { questionId: '', times: 1, answers: 1, number: null } as const;

function mapIn<Key, Value>(maps: Map<Key, Map<string, Value>>, key: Key): Map<string, Value> {
  const known = maps.get(key);
  if (known) return known;
  const map = new Map<string, Value>();
  maps.set(key, map);
  return map;
}

function addTo({ moves, byClass }: Pack, one: CountedValue): void {
  const { class: counts, questionId, value, times, answers, number } = one;
  const byValue = mapIn(mapIn(byClass, counts), questionId);
  const move = byValue.get(value);
  if (!move) {
    const first = { class: counts, questionId, value, times, answers, numbers: number ?? '' };
    byValue.set(value, first);
    moves.push(first);
    return;
  }
  move.times += times;
  move.answers += answers;
  if (number !== null) move.numbers = move.numbers === '' ? number : `${move.numbers} ${number}`;
}

function rowOf({ formId, areaId, moves: all }: Pack): CounterMoves | null {
  if (all.some(({ questionId, value }) => questionId.includes(BETWEEN) || value.includes(BETWEEN)))
    return null;
  return {
    formId,
    areaId,
    classes: all.map((move) => move.class).join(BETWEEN),
    questionIds: all.map(({ questionId }) => questionId).join(BETWEEN),
    valueIds: all.map(({ value }) => value).join(BETWEEN),
    times: `{${all.map(({ times }) => times).join()}}`,
    answers: `{${all.map(({ answers }) => answers).join()}}`,
    numbers: all.map(({ numbers }) => numbers).join(BETWEEN),
  };
}
