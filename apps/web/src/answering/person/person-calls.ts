// What the person step asks the register of people, as the screen around it can. Failures are CallErrors.
// rules: A4.11-A4.14, A4.48
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';

export interface PersonAsked {
  readonly personType: PersonType;
  readonly number: string;
}

export interface PersonReply {
  /** Null: nobody has this number. */
  readonly person: Citizen | null;
  /** The form takes one answer a person, and this one gave it. */
  readonly alreadyAnswered: boolean;
}

export interface PersonCalls {
  readonly find: (asked: PersonAsked) => Promise<PersonReply>;
  readonly create: (person: NewPerson) => Promise<PersonReply>;
}
