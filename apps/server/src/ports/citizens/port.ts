// The register of citizens as submissions need it: finding a person by number, and creating one. "Nobody
// found" is a valid reply; a register that does not reply properly is the only failure.
// rules: A4.11, A4.13, A7.12, A7.13
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** The municipality whose people are looked up. */
export interface RegisterKey {
  readonly municipalityId: string;
  /** As documents write it, e.g. `paises/…/provincias/…/municipios/…`. */
  readonly municipalityPath: string;
}

export interface CitizenRegister {
  /**
   * `number`: normalised by domain/citizens/person-number.ts. Null when nobody has it. Throws
   * RegisterFailure.
   */
  readonly getCitizen: (
    key: RegisterKey,
    asked: { readonly personType: PersonType; readonly number: string },
  ) => Promise<Citizen | null>;
  /**
   * `person`: already checked. Returns the existing person when the number is taken. Throws RegisterFailure.
   */
  readonly createCitizen: (
    key: RegisterKey,
    person: NewPerson,
    record: RecordCreation,
  ) => Promise<CreatedCitizen>;
}

/** Called in the transaction in which our database stores the new person. */
export type RecordCreation = (db: Queryable, created: Citizen) => Promise<void>;

export interface CreatedCitizen {
  readonly person: Citizen;
  readonly outcome: 'created' | 'known';
}

export class RegisterFailure extends Error {
  override readonly name = 'RegisterFailure';
}
