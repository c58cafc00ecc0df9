// Whether a change makes a form larger than a form may be. The editor refuses such a change when it is made: the save would
// refuse the form, and the device would not read the draft again.
// rules: X40.20, E9.29
import {
  CHOICES_MAX,
  CHOICES_PER_QUESTION_MAX,
  CONDITIONS_PER_SECTION_MAX,
  QUESTIONS_MAX,
  SECTIONS_MAX,
} from '../definition/form-limits.ts';
import { type FormDefinition, questionsOf } from '../definition/form.ts';

export interface SizeLimit {
  readonly limit: 'sections' | 'conditions' | 'questions' | 'options';
  readonly max: number;
}

/** Null where the change fits, or makes nothing larger: a stored form may be above a limit of today. */
export function brokenLimit(before: FormDefinition, after: FormDefinition): SizeLimit | null {
  if (before.sections === after.sections) return null;
  const was = measured(before);
  const found = measured(after).find(
    ({ max, count }, index) => count > max && count > (was[index]?.count ?? 0),
  );
  return found ? { limit: found.limit, max: found.max } : null;
}

function measured({ sections }: FormDefinition): readonly (SizeLimit & { readonly count: number })[] {
  let questions = 0;
  let choices = 0;
  let conditions = 0;
  let choicesOfOne = 0;
  for (const section of sections) {
    conditions = Math.max(conditions, section.conditions.length);
    for (const { options } of questionsOf(section)) {
      questions += 1;
      choices += options.length;
      choicesOfOne = Math.max(choicesOfOne, options.length);
    }
  }
  return [
    { limit: 'sections', max: SECTIONS_MAX, count: sections.length },
    { limit: 'conditions', max: CONDITIONS_PER_SECTION_MAX, count: conditions },
    { limit: 'questions', max: QUESTIONS_MAX, count: questions },
    { limit: 'options', max: CHOICES_PER_QUESTION_MAX, count: choicesOfOne },
    { limit: 'options', max: CHOICES_MAX, count: choices },
  ];
}
