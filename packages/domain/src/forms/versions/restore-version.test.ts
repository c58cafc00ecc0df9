import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProduct, writeProduct } from '../../payments/product.ts';
import { aCondition, aForm, aQuestion, aSection } from '../../testing/a-form.ts';
import { drawDefinition, drawing } from '../../testing/arbitrary-form.ts';
import { checkEdit } from '../checks/editability.ts';
import { compareForms } from '../compare/compare-forms.ts';
import type { FormDefinition } from '../definition/form.ts';
import { restoreVersion } from './restore-version.ts';

const OLD = aForm()
  .with({ title: { text: 'Poda' } })
  .withStates('Recibida', 'Resuelta')
  .withSection('a', aQuestion('a1', 'single-choice', { options: ['Sí', 'No'] }), aQuestion('a2', 'text'))
  .withConditionalSection('b', {}, aCondition('c', aQuestion('c1', 'integer')))
  .build();

const NOW = aForm()
  .with({ title: { text: 'Poda de árboles' } })
  .withOptions({ editableForm: true, geolocation: true })
  .withStates('Recibida', 'En obra', 'Resuelta')
  .withSection('n', aQuestion('n1', 'text'))
  .withSection('a', aQuestion('a2', 'decimal'), aQuestion('a1', 'single-choice', { title: { text: 'Otra' } }))
  .withConditionalSection(
    'b',
    { title: { text: 'B' } },
    { ...aCondition('c', aQuestion('c1', 'integer')), text: { text: 'C' } },
  )
  .build();

const linesOf = (before: FormDefinition, after: FormDefinition) =>
  compareForms(before, after).map(({ change, subject, id }) => `${change} ${subject} ${id}`);

it('X35.30 without submissions a version comes back whole, except for what was agreed with the incident system', () => {
  const agreed = { ...NOW.incidents, username: 'vmaria', incidentTypeId: 7, areaId: 3 };
  const back = restoreVersion({ ...NOW, incidents: agreed }, OLD, false);
  expect(compareForms(back, OLD)).toEqual([]);
  expect(back.incidents).toEqual({ ...agreed, areaId: OLD.incidents.areaId });
});

it('X35.30 with submissions texts, options and settings come back, and the difference is what the structure forbids', () => {
  const back = restoreVersion(NOW, OLD, true);
  expect(checkEdit(NOW, back, true)).toEqual([]);
  expect(back.title.text).toBe('Poda');
  expect(back.options.geolocation).toBe(false);
  expect(back.options.editableForm).toBe(true);
  const [, section, conditional] = back.sections;
  expect(section?.questions.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'a2 decimal',
    'a1 single-choice',
  ]);
  expect(section?.questions[1]?.title.text).toBe('Pregunta a1');
  expect(section?.questions[1]?.options.map(({ text }) => text.text)).toEqual(['Sí', 'No']);
  expect(conditional?.conditions[0]?.text.text).toBe('Condición c');
  expect(linesOf(back, OLD)).toEqual([
    'changed option option-editableForm',
    'changed state Recibida',
    'changed state Resuelta',
    'deleted state En obra',
    'moved question a1',
    'changed question a2',
    'deleted section n',
  ]);
});

it('X35.30 states come back where the version had as many and began with the same one', () => {
  const renamed: FormDefinition = {
    ...NOW,
    states: NOW.states.map((state) => ({ ...state, name: `${state.name} 2` })),
  };
  expect(restoreVersion(renamed, NOW, true).states).toEqual(NOW.states);
  const other = { ...NOW, initialState: 1 };
  expect(restoreVersion(other, NOW, true)).toMatchObject({ initialState: 1, states: other.states });
});

it('X35.30 a section that was of the other type keeps its texts, and locations that may have sold stay', () => {
  const was: FormDefinition = { ...NOW, sections: [aSection('b', { title: { text: 'Simple' } })] };
  expect(restoreVersion(NOW, was, true).sections[2]?.title.text).toBe('B');
  const at = (name: string, price: number) => ({
    name,
    price,
    maxQuantity: 10,
    deferredQuantity: 0,
    rest: {},
  });
  const selling = (...locations: readonly ReturnType<typeof at>[]): FormDefinition => ({
    ...NOW,
    options: { ...NOW.options, addPaymentGateway: true },
    payments: writeProduct({ ...readProduct(null), locations }),
  });
  const stored = selling(at('Platea', 900), at('Palco', 500));
  expect(restoreVersion(stored, selling(at('Platea', 100)), true).payments).toEqual(stored.payments);
  expect(restoreVersion(stored, NOW, true).options.addPaymentGateway).toBe(true);
  const dearer = selling(at('Palco', 700), at('Platea', 100));
  expect(restoreVersion(stored, dearer, true).payments).toEqual(dearer.payments);
});

it('X35.30 nothing comes back into a form that cannot be changed any more', () => {
  const closed = { ...NOW, options: { ...NOW.options, editableForm: false } };
  expect(restoreVersion(closed, OLD, true)).toBe(closed);
});

it('X35.30 whatever two versions are, a save with submissions never refuses the structure of what came back', () => {
  fc.assert(
    fc.property(drawing, (draw) => {
      const drawn = drawDefinition(draw, 'places');
      const stored = { ...drawn, options: { ...drawn.options, editableForm: true } };
      const version = drawDefinition(draw, 'places');
      expect(checkEdit(stored, restoreVersion(stored, version, true), true)).toEqual([]);
    }),
  );
});
