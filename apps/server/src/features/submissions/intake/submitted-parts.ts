// Person, place and signatures of an answer as they are stored. What the browser says of a person is only who it is:
// the rest is read from the register. rules: A1.10, A4.30, A4.31, A5.03, A5.05, A5.40, A5.41, W10, W12
import type { PartsIn } from '@constancia/contract/submissions/submissions.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import {
  type AnswerParts,
  askedPerson,
  checkParts,
  NO_PARTS,
} from '@constancia/domain/submissions/parts/answer-parts.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';

export interface PersonAsked {
  readonly municipalityId: string;
  readonly id: number;
  readonly documentNumber: string;
}

/** Null: the register has no such person. */
export type FindPerson = (asked: PersonAsked) => Promise<Citizen | null>;

export interface SubmittedParts {
  readonly parts: AnswerParts;
  readonly issues: readonly Issue[];
}

export async function submittedParts(
  findPerson: FindPerson,
  form: { readonly municipalityId: string; readonly definition: FormDefinition },
  given: PartsIn | undefined,
): Promise<SubmittedParts> {
  if (!given) return checkParts(form.definition, NO_PARTS);
  const { municipalityId, definition } = form;
  // Only for a form that asks for a person: otherwise the reply would tell whether the register has one.
  const asked = askedPerson(definition) === null ? null : given.citizen;
  const citizen = asked && (await findPerson({ municipalityId, ...asked }));
  const unknown = asked !== null && citizen === null;
  const { parts, issues } = checkParts(definition, { ...given, citizen });
  return {
    parts,
    issues: unknown ? [{ code: 'citizen-unknown', at: { field: 'citizen' } }, ...issues] : issues,
  };
}
