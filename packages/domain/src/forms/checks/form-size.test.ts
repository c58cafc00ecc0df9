import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import {
  CHOICES_MAX,
  CHOICES_PER_QUESTION_MAX,
  CONDITIONS_PER_SECTION_MAX,
  QUESTIONS_MAX,
  SECTIONS_MAX,
} from '../definition/form-limits.ts';
import type { FormDefinition } from '../definition/form.ts';
import { addChoices } from '../edit/edit-choices.ts';
import { addCondition } from '../edit/edit-conditions.ts';
import { addQuestion, duplicateQuestion } from '../edit/edit-questions.ts';
import { addSection, changeSectionType, updateSection } from '../edit/edit-sections.ts';
import { checkFormShape } from '../shape/form-shape.ts';
import { brokenLimit } from './form-size.ts';

const FORM = aForm().withSection('s', aQuestion('q', 'single-choice')).build();
const times = (
  count: number,
  from: FormDefinition,
  step: (form: FormDefinition, at: number) => FormDefinition,
) => Array.from({ length: count }, (_, at) => at).reduce(step, from);
const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, text: `O ${at}` }));
const isStored = (form: FormDefinition) => 'definition' in checkFormShape(form);

it('X40.20 what a form may hold fits, and one more does not: options, questions, sections, conditions', () => {
  const full = addChoices(FORM, 'q', options(CHOICES_PER_QUESTION_MAX));
  expect([brokenLimit(FORM, full), isStored(full)]).toEqual([null, true]);
  const over = addChoices(FORM, 'q', options(CHOICES_PER_QUESTION_MAX + 1));
  expect(isStored(over)).toBe(false);
  expect(brokenLimit(FORM, over)).toEqual({ limit: 'options', max: CHOICES_PER_QUESTION_MAX });
  const asked = times(QUESTIONS_MAX - 1, FORM, (form, at) =>
    addQuestion(form, { sectionId: 's' }, { id: `q${at}` }),
  );
  expect(
    brokenLimit(
      asked,
      duplicateQuestion(asked, 'q', () => 'copy'),
    ),
  ).toEqual({
    limit: 'questions',
    max: QUESTIONS_MAX,
  });
  const sections = times(SECTIONS_MAX - 1, FORM, (form, at) => addSection(form, `s${at}`));
  expect([brokenLimit(FORM, sections), isStored(sections)]).toEqual([null, true]);
  expect(brokenLimit(sections, addSection(sections, 'more'))).toEqual({
    limit: 'sections',
    max: SECTIONS_MAX,
  });
  const choosing = changeSectionType(FORM, 's', 'conditional');
  const conditions = times(CONDITIONS_PER_SECTION_MAX, choosing, (form, at) =>
    addCondition(form, 's', `c${at}`),
  );
  expect(brokenLimit(choosing, conditions)).toBeNull();
  expect(brokenLimit(conditions, addCondition(conditions, 's', 'more'))?.limit).toBe('conditions');
});

it('X40.20 the options of all questions count together', () => {
  const of = addChoices(FORM, 'q', options(CHOICES_PER_QUESTION_MAX));
  const copies = CHOICES_MAX / CHOICES_PER_QUESTION_MAX;
  const full = times(copies - 1, of, (form, at) => duplicateQuestion(form, 'q', () => `x${at}`));
  expect(
    brokenLimit(
      full,
      duplicateQuestion(full, 'q', () => 'more'),
    ),
  ).toEqual({
    limit: 'options',
    max: CHOICES_MAX,
  });
});

it('X40.20 a form above a limit of today is still edited, and made smaller', () => {
  const over = times(SECTIONS_MAX + 1, FORM, (form, at) => addSection(form, `s${at}`));
  expect(brokenLimit(over, updateSection(over, 's', { title: { text: 'Datos' } }))).toBeNull();
  expect(brokenLimit(over, addSection(over, 'more'))?.limit).toBe('sections');
});
