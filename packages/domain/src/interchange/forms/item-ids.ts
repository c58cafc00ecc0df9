// Ids of sections, conditions, questions and options in documents. Documents as specified have no ids, so an
// item is named by its position (`s0`, `s6c1`, `s0q3`, `s6c1q2`, `s0q3o2`). An item with any other id stores
// it in a field `id`.
// rules: E4.74
import { isItemId } from '../../forms/definition/item-id.ts';
import { type Fields, reportAt } from '../../reading/document-reader.ts';
import type { DocumentObject } from '../../reading/residue.ts';

export const positionalId = {
  section: (index: number) => `s${index}`,
  condition: (section: string, index: number) => `${section}c${index}`,
  /** `list`: id by position of the section or condition. */
  question: (list: string, index: number) => `${list}q${index}`,
  choice: (question: string, index: number) => `${question}o${index}`,
  row: (index: number) => `r${index}`,
};

/** The id of an item; reports an issue when it is already taken. */
export function idOf(fields: Fields, position: string, taken: Set<string>): string {
  const { id } = fields.document;
  const result = isItemId(id) ? id : position;
  if (taken.has(result)) reportAt(fields, 'id', 'document-duplicate-id');
  taken.add(result);
  return result;
}

export function idField(id: string, position: string): DocumentObject {
  return id === position ? {} : { id };
}
