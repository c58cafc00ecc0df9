// What an administrator does with people of the built-in register: search them, correct them, make one record of two.
// rules: X34.51, X34.52, X34.53
import type { Issue } from '../issue.ts';
import { wordsIn } from '../submissions/search/words.ts';
import type { Citizen } from '../submissions/submission.ts';
import {
  checkNewPerson,
  type NewPerson,
  type NewPersonField,
  type NewPersonIssueCode,
} from './new-person.ts';
import { LEGAL_PERSON_LAST_NAME } from './person-name.ts';

export interface RegisteredCitizen extends Omit<Citizen, 'source'> {
  /** Name in the citizen portal; '' for none. */
  readonly username: string;
}

/** What can be corrected. Whether a person is natural or legal cannot. */
export type Correction = Omit<NewPerson, 'personType'>;

/** The fields that differ between two records, in the order in which they are shown. */
export const CITIZEN_FIELDS = [
  'firstName',
  'lastName',
  'documentNumber',
  'email',
  'phone',
  'street',
  'username',
] as const;
export type CitizenField = (typeof CITIZEN_FIELDS)[number];

export interface FieldChange {
  readonly field: CitizenField;
  readonly before: string;
  readonly now: string;
}

/** The words that a text is searched by. A number is one word, however it is written. */
export function citizenWords(text: string): readonly string[] {
  const whole = text.replace(/[\s.-]/g, '');
  if (/^\d+$/.test(whole)) return [whole];
  return text.split(/\s+/).flatMap((piece) => {
    const number = piece.replace(/[.-]/g, '');
    return /\d/.test(number) && !piece.includes('@') ? wordsIn(number) : wordsIn(piece);
  });
}

/** A document number without dots, hyphens and spaces: two records with the same one may be the same person. */
export function comparableNumber(documentNumber: string): string {
  return documentNumber.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** The last name of a natural person; '' for a legal one. */
export function shownLastName({ lastName }: Pick<Citizen, 'lastName'>): string {
  return lastName === LEGAL_PERSON_LAST_NAME ? '' : lastName;
}

/** Values that nobody objects to, in the place of fields that are not judged. */
const UNJUDGED = { firstName: 'A', lastName: 'A', email: '', phone: '', street: '' };
const UNJUDGED_NUMBER = { fisica: '1', juridica: '20000000000' };

/**
 * The person as corrected, tidied like a new one. A field that was left as it was stays so and is not judged: the
 * register may hold what nobody could type today.
 */
export function checkCorrection(
  before: RegisteredCitizen,
  given: Correction,
): { readonly person: RegisteredCitizen; readonly issues: readonly Issue<NewPersonIssueCode>[] } {
  const { personType } = before;
  const shown: Correction = { ...before, lastName: shownLastName(before) };
  const isKept = (field: NewPersonField) => given[field] === shown[field];
  const unjudged: Correction = { ...UNJUDGED, documentNumber: UNJUDGED_NUMBER[personType] };
  const judged = (field: NewPersonField) => (isKept(field) ? unjudged[field] : given[field]);
  const { person: tidied, issues } = checkNewPerson({ personType, ...everyField(judged) });
  const now = everyField((field) => (isKept(field) ? shown[field] : tidied[field]));
  return {
    person: {
      ...before,
      ...now,
      lastName: personType === 'juridica' ? before.lastName : now.lastName,
      // The tax number of a legal person is its document number.
      taxNumber: before.taxNumber === before.documentNumber ? now.documentNumber : before.taxNumber,
    },
    issues,
  };
}

function everyField(valueOf: (field: NewPersonField) => string): Correction {
  return {
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    documentNumber: valueOf('documentNumber'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    street: valueOf('street'),
  };
}

/** One record of two: `kept` stays, with the values of `merged` in the fields that are taken from there. */
export function mergedCitizen(
  kept: RegisteredCitizen,
  merged: RegisteredCitizen,
  taken: readonly CitizenField[],
): RegisteredCitizen {
  const values = Object.fromEntries(taken.map((field) => [field, merged[field]]));
  const { documentType, taxNumber } = taken.includes('documentNumber') ? merged : kept;
  return { ...kept, ...values, documentType, taxNumber };
}

export function fieldChanges(before: RegisteredCitizen, now: RegisteredCitizen): readonly FieldChange[] {
  return CITIZEN_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    field,
    before: before[field],
    now: now[field],
  }));
}
