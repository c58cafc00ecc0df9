// A person's name as it is shown; of a legal person only the business name.
// rules: A3.29
import type { Citizen } from '../submissions/submission.ts';

/** The last name that a legal person is stored with (A3.29). */
export const LEGAL_PERSON_LAST_NAME = 'Dummy';

export function personName({ firstName, lastName }: Pick<Citizen, 'firstName' | 'lastName'>): string {
  return lastName === LEGAL_PERSON_LAST_NAME ? firstName : `${firstName} ${lastName}`.trim();
}
