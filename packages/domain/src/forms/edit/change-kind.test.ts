// A question that becomes another kind and back is as it was.
import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { findQuestion } from '../definition/find-item.ts';
import type { FormDefinition } from '../definition/form.ts';
import type { QuestionKind } from '../definition/question-kinds.ts';
import { changeQuestionKind, type KindContent, keptContent } from './change-kind.ts';
import { setPurpose, setScansCode, updateQuestion } from './edit-questions.ts';

const FORM = aForm().withSection('s', aQuestion('q', 'text')).build();

/** As the editor does it: what is set aside stays until the form is saved. */
function changed(form: FormDefinition, ...kinds: readonly QuestionKind[]): FormDefinition {
  let now = form;
  let kept: KindContent | undefined;
  for (const kind of kinds) {
    const found = findQuestion(now, 'q');
    if (!found) throw new Error('no question');
    kept = keptContent(found.question, kept);
    now = changeQuestionKind(now, 'q', { kind, kept });
  }
  return now;
}

it('X31.71 a code that is read and what a question asks for come back with a kind that has them', () => {
  const text = setPurpose(setScansCode(FORM, 'q', 'scanned'), 'q', 'email');
  expect(changed(text, 'integer', 'single-choice', 'text')).toEqual(text);
});

it('X31.71 what was taken off on purpose does not come back', () => {
  const back = changed(setPurpose(FORM, 'q', 'email'), 'integer', 'text');
  expect(changed(setPurpose(back, 'q', 'none'), 'integer', 'text')).toEqual(FORM);
  expect(changed(setScansCode(FORM, 'q', 'typed'), 'integer', 'text')).toEqual(FORM);
});

it('X31.71 X31.34 a date that begins with today does so again, and a question that becomes a date starts empty', () => {
  const date = updateQuestion(changed(FORM, 'date'), 'q', { startsEmpty: false });
  expect(changed(date, 'text', 'date')).toEqual(date);
  expect(changed(date, 'time', 'text', 'date')).toEqual(date);
  expect(findQuestion(changed(FORM, 'date'), 'q')?.question.startsEmpty).toBe(true);
});
