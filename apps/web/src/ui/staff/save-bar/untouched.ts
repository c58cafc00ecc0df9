// Which fields of a form are still as they were when it was refused. One that is written since is judged when it is stored
// again, and is not red until then.
// rules: X40.22
import { sameValue } from '@constancia/domain/reading/same-value.ts';

/** Of what was wrong, by field, what stands at fields that hold the same as then. */
export function untouched<Wrong>(
  wrong: ReadonlyMap<string, Wrong>,
  refused: object,
  now: object,
): ReadonlyMap<string, Wrong> {
  const [before, held] = [new Map(Object.entries(refused)), new Map(Object.entries(now))];
  return new Map([...wrong].filter(([field]) => sameValue(before.get(field), held.get(field))));
}
