// The number by which a person is looked up: the DNI of a natural person, the CUIT of a legal one. The dots
// and spaces that people type in it do not belong to it.
// rules: A4.11, A5.18, A5.21-A5.27, A9.15

import { lengthOf } from '../forms/definition/form-limits.ts';
import { CUIT_LENGTH_MIN, DNI_NEW_LENGTH_MAX, DNI_SEARCH_LENGTH, DNI_SEARCH_LENGTH_PT } from '../limits.ts';

export type PersonType = 'fisica' | 'juridica';
export type PersonNumberIssue = 'cuit-invalid' | 'dni-search-invalid';

const LETTERS_AND_DIGITS = /^[\p{L}\d]+$/u;
/**
 * Plain, or with hyphens after the prefix and before the last digit; no check digit is verified (A5.24,
 * A5.25).
 */
const CUIT = /^(?:20|23|27|30|33)(?:\d{9}|-\d{8}-\d)$/;

/** Removes the dots and spaces that people type between the digits. */
export function tidyNumber(text: string): string {
  return text.normalize('NFC').replace(/[\s.]/g, '');
}

/** Reduces a CUIT to its eleven digits; returns any other number as it is. */
export function plainNumber(personType: PersonType, text: string): string {
  const tidy = tidyNumber(text);
  return personType === 'juridica' ? tidy.replaceAll('-', '') : tidy;
}

/**
 * How a number may stand in a register or in a submission: with capitals or without, with the dots of a DNI or the hyphens of
 * a CUIT. `number`: as `plainNumber` writes it; it comes first.
 */
export function waysToWrite(number: string): readonly string[] {
  const withDots = /^\d+$/.test(number) ? number.replaceAll(/\B(?=(?:\d{3})+$)/g, '.') : number;
  const withHyphens = number.replace(/^(\d\d)(\d{8})(\d)$/, '$1-$2-$3');
  return [...new Set([number, number.toUpperCase(), number.toLowerCase(), withDots, withHyphens])];
}

export function isCuit(text: string): boolean {
  const tidy = tidyNumber(text);
  return tidy.length >= CUIT_LENGTH_MIN && CUIT.test(tidy);
}

/**
 * Null when the number may be searched. `language` is that of the interface; Portuguese has a range of its
 * own (A5.22).
 */
export function searchIssue(
  { personType, number }: { readonly personType: PersonType; readonly number: string },
  language: string,
): PersonNumberIssue | null {
  if (personType === 'juridica') return isCuit(number) ? null : 'cuit-invalid';
  const tidy = tidyNumber(number);
  const { min, max } = language === 'pt' ? DNI_SEARCH_LENGTH_PT : DNI_SEARCH_LENGTH;
  const length = lengthOf(tidy);
  return length >= min && length <= max && LETTERS_AND_DIGITS.test(tidy) ? null : 'dni-search-invalid';
}

/** Whether the number is valid for a person who is not in the register yet (A5.18). */
export function isNewDni(text: string): boolean {
  const tidy = tidyNumber(text);
  return lengthOf(tidy) <= DNI_NEW_LENGTH_MAX && LETTERS_AND_DIGITS.test(tidy);
}
