// The register of people as answering needs it: somebody by number, and somebody new. Nobody found is an answer; that
// the register did not answer as it should is the one failure there is.
// rules: A4.11-A4.14, A7.12, A7.13, A8.04, A8.05
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Where people are looked up. */
export interface RegisterAddress {
  readonly municipalityId: string;
  /** As documents write it, e.g. `paises/…/provincias/…/municipios/…`. */
  readonly municipalityPath: string;
}

export interface CitizenRegister {
  /** `number`: plain, as domain/citizens/person-number.ts tidies it. Null: nobody has it. Throws RegisterFailure. */
  readonly getCitizen: (
    address: RegisterAddress,
    asked: { readonly personType: PersonType; readonly number: string },
  ) => Promise<Citizen | null>;
  /** `person`: checked. Who has the number already is given back. Throws RegisterFailure. */
  readonly createCitizen: (
    address: RegisterAddress,
    person: NewPerson,
    record: RecordCreation,
  ) => Promise<CreatedCitizen>;
}

/** Called in the transaction in which our database takes the new person. */
export type RecordCreation = (db: Queryable, created: Citizen) => Promise<void>;

export interface CreatedCitizen {
  readonly person: Citizen;
  readonly outcome: 'created' | 'known';
}

export class RegisterFailure extends Error {
  override readonly name = 'RegisterFailure';
}
