// The numbers that documents write on the items of a list (`orden`, `order`, `indexSignature`, `id` of a state).
// In our model they are the place in the list. A document that numbers otherwise (from 1, with gaps) gets its own
// numbers back, all of them or none: after an item came or went, the list is numbered from 0 without a gap.
// rules: E4.06, E4.74
import type { DocumentObject, Residue } from './residue.ts';

/** Which numbers: the list, and the field of its items. */
export interface Numbering {
  readonly list: string;
  readonly field: string;
}

/** Keeps the numbers of a document's list when they are not 0, 1, 2 … */
export function keepNumbers(
  items: readonly DocumentObject[],
  { list, field }: Numbering,
): Residue | undefined {
  const numbers = items.map((item) => (Object.hasOwn(item, field) ? [item[field]] : []));
  if (numbers.every((number, index) => Object.is(number[0], index))) return undefined;
  return { [keyOf(list)]: { document: numbers, model: items.length } };
}

/** The numbers for a list of `length` items: each a list of one value, or empty where the document had none. */
export function numbersOf(
  residue: Residue | undefined,
  list: string,
  length: number,
): readonly (readonly unknown[])[] {
  const entry = residue?.[keyOf(list)];
  if (entry && 'document' in entry && entry.model === length && Array.isArray(entry.document))
    return entry.document;
  return Array.from({ length }, (_, index) => [index]);
}

/** The items with their numbers, the number first. */
export function numbered(
  items: readonly DocumentObject[],
  { list, field }: Numbering,
  residue: Residue | undefined,
): readonly DocumentObject[] {
  const numbers = numbersOf(residue, list, items.length);
  return items.map((item, index) => {
    const [number] = numbers[index] ?? [];
    return number === undefined ? item : { [field]: number, ...item };
  });
}

function keyOf(list: string): string {
  return `~numbers/${list}`;
}
