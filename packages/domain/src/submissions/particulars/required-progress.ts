// How much of what a submission needs is there: its required answers, the citizen and the signatures. What was filled in
// for the person is no work of theirs, so it counts on neither side.
// rules: A5.03, A5.05, X36.20
import type { FormDefinition } from '../../forms/definition/form.ts';
import { askedPerson, type Particulars, UNSENT } from './particulars.ts';
import type { SectionProgress } from '../checks/missing-by-section.ts';

interface RequiredProgress {
  readonly done: number;
  readonly total: number;
}

/** Of the questions alone. */
export function answersProgress(sections: readonly SectionProgress[]): RequiredProgress {
  const sum = { done: 0, total: 0 };
  for (const { required, missing, prefilled } of sections) {
    sum.total += required - prefilled;
    sum.done += required - prefilled - missing;
  }
  return sum;
}

/** Of a new submission. */
export function requiredProgress(
  definition: FormDefinition,
  sections: readonly SectionProgress[],
  { citizen, signatures }: Particulars,
): RequiredProgress {
  const { done, total } = answersProgress(sections);
  const { options } = definition;
  const asksCitizen = askedPerson(definition) === 'citizen' && options.citizenRequired;
  const slots = options.digitalSignature
    ? definition.signatures.flatMap(({ required }, slot) => (required ? [slot] : []))
    : [];
  const signed = slots.filter((slot) =>
    signatures.some((given) => given.slot === slot && (given.image !== '' || given.imageId === UNSENT)),
  );
  return {
    done: done + (asksCitizen && citizen ? 1 : 0) + signed.length,
    total: total + (asksCitizen ? 1 : 0) + slots.length,
  };
}
