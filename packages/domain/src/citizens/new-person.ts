// A person who is about to be created in the register: tidied and checked, the same way in the browser and on
// the server.
// rules: A3.29, A4.13, A5.14-A5.20, A9.14
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { PERSON_NAME_MAX } from '../limits.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { isCuit, isNewDni, type PersonType, plainNumber } from './person-number.ts';

export interface NewPerson {
  readonly personType: PersonType;
  /** For a legal person, the business name. */
  readonly firstName: string;
  /** '' for a legal person. */
  readonly lastName: string;
  /** DNI of a natural person, CUIT of a legal one. */
  readonly documentNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

export type NewPersonIssueCode =
  | 'business-fields-required'
  | 'cuit-invalid'
  | 'person-email-invalid'
  | 'person-fields-required'
  | 'person-first-name-invalid'
  | 'person-last-name-invalid'
  | 'person-number-invalid'
  | 'person-phone-invalid'
  | 'person-street-invalid';

export type NewPersonField = Exclude<keyof NewPerson, 'personType'>;

export interface CheckedPerson {
  readonly person: NewPerson;
  /**
   * `at.field` is a NewPersonField. While required fields are missing, only they are reported (A5.14, A5.28).
   */
  readonly issues: readonly Issue<NewPersonIssueCode>[];
}

/** Letters including accented ones, digits, space, dot, hyphen, apostrophe. */
const NAME = /^[\p{L}\p{M}\d .'-]*$/u;
const PHONE = /^\+\d{1,15}$/;

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

export function checkNewPerson(given: NewPerson): CheckedPerson {
  const person = tidyPerson(given);
  const legal = person.personType === 'juridica';
  const required: readonly NewPersonField[] = legal
    ? ['firstName', 'documentNumber']
    : ['firstName', 'lastName', 'documentNumber'];
  const missing = required.filter((field) => person[field] === '');
  if (missing.length > 0) {
    const code = legal ? 'business-fields-required' : 'person-fields-required';
    return { person, issues: missing.map((field) => ({ code, at: { field } })) };
  }
  return { person, issues: legal ? legalIssues(person) : naturalIssues(person) };
}

function naturalIssues(person: NewPerson): CheckedPerson['issues'] {
  const { firstName, lastName, documentNumber } = person;
  return [
    ...issueUnless(isPersonName(firstName), 'person-first-name-invalid', 'firstName'),
    ...issueUnless(isPersonName(lastName), 'person-last-name-invalid', 'lastName'),
    ...issueUnless(isNewDni(documentNumber), 'person-number-invalid', 'documentNumber'),
    ...contactIssues(person),
  ];
}

/** A business name may contain anything; only its length is limited. */
function legalIssues(person: NewPerson): CheckedPerson['issues'] {
  const { firstName, documentNumber } = person;
  return [
    ...issueUnless(lengthOf(firstName) <= PERSON_NAME_MAX, 'person-first-name-invalid', 'firstName'),
    ...issueUnless(isCuit(documentNumber), 'cuit-invalid', 'documentNumber'),
    ...contactIssues(person),
  ];
}

function contactIssues({ email, phone, street }: NewPerson): CheckedPerson['issues'] {
  const reachable = email === '' || isMailAddress(email);
  return [
    ...issueUnless(reachable, 'person-email-invalid', 'email'),
    ...issueUnless(phone === '' || isPhone(phone), 'person-phone-invalid', 'phone'),
    ...issueUnless(isPersonName(street), 'person-street-invalid', 'street'),
  ];
}

export function isPersonName(text: string): boolean {
  return lengthOf(text) <= PERSON_NAME_MAX && NAME.test(text);
}

function issueUnless(
  holds: boolean,
  code: NewPersonIssueCode,
  field: NewPersonField,
): CheckedPerson['issues'] {
  return holds ? [] : [{ code, at: { field } }];
}

export function tidyPerson(given: NewPerson): NewPerson {
  const { personType } = given;
  const legal = personType === 'juridica';
  // A CUIT keeps its hyphens until it has been checked with them.
  const number = given.documentNumber;
  return {
    personType,
    firstName: tidyText(given.firstName),
    lastName: legal ? '' : tidyText(given.lastName),
    documentNumber: legal && !isCuit(number) ? tidyText(number) : plainNumber(personType, number),
    email: given.email.trim(),
    // People write phone numbers like +54 353 (15) 412-3456.
    phone: given.phone.replace(/[\s()-]/g, ''),
    street: tidyText(given.street),
  };
}

function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
