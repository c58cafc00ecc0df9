// A spreadsheet of people that somebody wrote: its columns, and the person of each line.
// rules: X34.64
import type { Issue } from '../issue.ts';
import { type Judged, named, type Sheet } from '../sheets/sheet-lines.ts';
import type { NewPerson } from './new-person.ts';
import type { PersonType } from './person-number.ts';
import {
  type Correction,
  comparableNumber,
  type RegisteredCitizen,
  shownLastName,
} from './registered-citizen.ts';

const COLUMNS = [
  'personType',
  'documentNumber',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
] as const;
export type CitizenColumn = (typeof COLUMNS)[number];

/** What the kinds of person are called. */
export interface KnownPersonTypes {
  readonly personTypes: readonly { readonly id: PersonType; readonly name: string }[];
}

export const CITIZEN_SHEET: Sheet<CitizenColumn, KnownPersonTypes, NewPerson> = {
  columns: COLUMNS,
  needed: ['documentNumber', 'firstName'],
  read: readPerson,
  identity: ({ personType, documentNumber }) => {
    const number = comparableNumber(documentNumber);
    return number === '' ? '' : `${personType} ${number}`;
  },
};

/** A line that does not say the kind is about a natural person. */
function readPerson(cell: (column: CitizenColumn) => string, known: KnownPersonTypes): NewPerson & Judged {
  const typed = cell('personType');
  const [found] = named(known.personTypes, typed);
  const issues: readonly Issue[] =
    typed !== '' && !found ? [{ code: 'sheet-person-type-unknown', values: { name: typed } }] : [];
  return {
    personType: found?.id ?? 'fisica',
    documentNumber: cell('documentNumber'),
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    phone: cell('phone'),
    street: cell('street'),
    issues,
  };
}

/** What a line corrects of somebody who is known by its number: an empty cell leaves what is there. */
export function correctionByLine(before: RegisteredCitizen, given: Correction): Correction {
  const shown: Correction = { ...before, lastName: shownLastName(before) };
  const chosen = (field: keyof Correction) => (given[field].trim() === '' ? shown[field] : given[field]);
  return {
    firstName: chosen('firstName'),
    lastName: chosen('lastName'),
    documentNumber: shown.documentNumber,
    email: chosen('email'),
    phone: chosen('phone'),
    street: chosen('street'),
  };
}
