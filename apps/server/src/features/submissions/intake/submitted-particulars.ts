// Person, location and signatures of a submission as they are stored. The browser only says who the person
// is; the rest is read from the register.
// rules: A1.10, A4.31, A5.05, W10, W12
import type { ParticularsIn } from '@constancia/contract/submissions/submissions.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import {
  askedPerson,
  checkParticulars,
  NO_PARTICULARS,
  type Particulars,
} from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';

export interface PersonAsked {
  readonly municipalityId: string;
  readonly id: number;
  readonly documentNumber: string;
}

/** Null when the register has no such person. */
export type FindPerson = (asked: PersonAsked) => Promise<Citizen | null>;

export interface SubmittedParticulars {
  readonly particulars: Particulars;
  readonly issues: readonly Issue[];
}

export async function submittedParticulars(
  findPerson: FindPerson,
  form: { readonly municipalityId: string; readonly definition: FormDefinition },
  given: ParticularsIn | undefined,
): Promise<SubmittedParticulars> {
  if (!given) return checkParticulars(form.definition, NO_PARTICULARS);
  const { municipalityId, definition } = form;
  // Only when the form asks for a person. Otherwise the reply would reveal whether the register has this one.
  const asked = askedPerson(definition) === null ? null : given.citizen;
  const citizen = asked && (await findPerson({ municipalityId, ...asked }));
  const unknown = asked !== null && citizen === null;
  const { particulars, issues } = checkParticulars(definition, { ...given, citizen });
  return {
    particulars,
    issues: unknown ? [{ code: 'citizen-unknown', at: { field: 'citizen' } }, ...issues] : issues,
  };
}
