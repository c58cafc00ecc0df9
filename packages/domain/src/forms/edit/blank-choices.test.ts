import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import type { FormDefinition } from '../definition/form.ts';
import { repeatedChoices, withoutBlankEnds } from './edit-choices.ts';

const FORM = aForm()
  .withSection('s', aQuestion('q', 'single-choice', { options: ['Uno', '', 'Dos', '', ' '] }))
  .withSection('r', aQuestion('p', 'text'))
  .build();

const NONE: ReadonlySet<string> = new Set();
const optionsOf = (form: FormDefinition) => form.sections[0]?.questions[0]?.options ?? [];
const texts = (form: FormDefinition) => optionsOf(form).map(({ text }) => text.text);

it('X35.10 blank options at the end of a list go, unless they are stored; those between others stay', () => {
  const after = withoutBlankEnds(FORM, NONE);
  expect(texts(after)).toEqual(['Uno', '', 'Dos']);
  expect(withoutBlankEnds(after, NONE)).toBe(after);
  const stored = new Set(optionsOf(FORM).map(({ id }) => id));
  expect(withoutBlankEnds(FORM, stored)).toBe(FORM);
});

it('X35.10 an option that says the same as an earlier one is repeated; blank ones are not', () => {
  const options = ['Uno', '', 'uno ', '', 'Dos'].map((text, index) => ({ id: `${index}`, text: { text } }));
  expect([...repeatedChoices(options)]).toEqual(['2']);
});
