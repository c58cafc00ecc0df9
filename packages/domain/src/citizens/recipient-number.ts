// The number by which the home page finds what was answered about a person; only its length is judged there.
// rules: R5.15-R5.18, R7.21
import { lengthOf } from '../forms/definition/form-limits.ts';
import { type PersonNumberIssue, type PersonType, plainNumber } from './person-number.ts';

const LENGTHS = {
  fisica: { min: 6, max: 14 },
  juridica: { min: 11, max: 14 },
} as const satisfies Record<PersonType, { readonly min: number; readonly max: number }>;

/** Null when the number may be searched. */
export function recipientIssue(personType: PersonType, text: string): PersonNumberIssue | null {
  const length = lengthOf(plainNumber(personType, text));
  const { min, max } = LENGTHS[personType];
  if (length >= min && length <= max) return null;
  return personType === 'fisica' ? 'dni-search-invalid' : 'cuit-invalid';
}
