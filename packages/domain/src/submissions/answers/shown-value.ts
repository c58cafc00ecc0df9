// What the field of a question can show of a value: a choice shows only options that its question has, any other question
// only text. Whoever reads what a screen sends back needs to know what was never on it.
// rules: A4.01, R4.26
import type { Question } from '../../forms/definition/form.ts';
import type { AnswerValue } from '../../questions/question-type.ts';

/** Undefined when nothing can be shown. `value` may be anything. */
export function shownValue({ kind, options }: Question, value: unknown): AnswerValue | undefined {
  const isOption = (id: unknown): id is string => options.some((option) => option.id === id);
  if (kind === 'multiple-choice') {
    const shown = Array.isArray(value) ? value.filter(isOption) : [];
    return shown.length > 0 ? shown : undefined;
  }
  if (typeof value !== 'string' || value === '') return undefined;
  return kind !== 'single-choice' || isOption(value) ? value : undefined;
}
