// How large the submissions of a form can reasonably be: the server reads no more than that.
// rules: X25.11
import { type FormDefinition, questionsOf } from '../../forms/definition/form.ts';
import { SUBMISSION_BODY } from '../../limits.ts';
import { mayRepeat } from './repeats.ts';

/** Bytes of a whole request body: answers, person, location, signatures. */
export function submissionBytesMax({ sections }: FormDefinition): number {
  const ofSections = sections.map((section) => {
    const questions = questionsOf(section);
    const texts = questions.filter(({ kind }) => kind === 'text').length;
    const once =
      texts * SUBMISSION_BODY.bytesOfText + (questions.length - texts) * SUBMISSION_BODY.bytesOfOther;
    return mayRepeat(section) ? once * SUBMISSION_BODY.copies : once;
  });
  const bytes = ofSections.reduce((sum, of) => sum + of, SUBMISSION_BODY.bytesOfAny);
  return Math.min(bytes, SUBMISSION_BODY.bytesMax);
}
