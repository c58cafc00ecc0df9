// The numbers that documents write on the items of a list (`orden`, `order`, `indexSignature`, `id` of a
// state). Our model uses the position in the list. A document with other numbers (from 1, with gaps) gets all
// of them back as long as the list has the same length; after an item was added or removed, the list is
// numbered from 0.
// rules: E4.06, E4.74
import type { DocumentObject, Residue } from './residue.ts';

/** The list, and the field of its items that holds the number. */
export interface Numbering {
  readonly list: string;
  readonly field: string;
}

/** Returns the numbers of a document's list as residue when they are not 0, 1, 2 … */
export function keepNumbers(
  items: readonly DocumentObject[],
  { list, field }: Numbering,
): Residue | undefined {
  const numbers = items.map((item) => (Object.hasOwn(item, field) ? [item[field]] : []));
  if (numbers.every((number, index) => Object.is(number[0], index))) return undefined;
  return { [keyOf(list)]: { document: numbers, model: items.length } };
}

/**
 * The numbers for a list of `length` items. Each entry is a list of one value, or empty where the document
 * had no number.
 */
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

/** Adds to each item its number, as the first field. */
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
