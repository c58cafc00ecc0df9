// A person's name as it is shown; of a legal person only the business name.
// rules: A3.29
import type { Citizen } from '../submissions/submission.ts';
import { LEGAL_PERSON_LAST_NAME } from './new-person.ts';

export function personName({ firstName, lastName }: Pick<Citizen, 'firstName' | 'lastName'>): string {
  return lastName === LEGAL_PERSON_LAST_NAME ? firstName : `${firstName} ${lastName}`.trim();
}
