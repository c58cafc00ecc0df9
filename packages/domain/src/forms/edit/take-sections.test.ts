import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, aSection, localized } from '../../testing/a-form.ts';
import { takeSections } from './take-sections.ts';

it('X35.40 sections of another form come with all that is in them, under new ids, and an unknown area stays behind', () => {
  const own = aForm().withSection('s', aQuestion('q', 'text')).build();
  const other = [
    aSection('s', {
      title: localized('Árbol', { en: 'Tree' }),
      repeatable: true,
      relatedArea: 'Espacios Verdes',
      questions: [aQuestion('q', 'single-choice', { required: true, options: ['Tipa', 'Plátano'] })],
    }),
    aSection('c', {
      conditional: true,
      single: true,
      required: true,
      relatedArea: 'Obras de otra ciudad',
      conditions: [aCondition('k', aQuestion('k1', 'date'))],
    }),
  ];
  let number = 0;
  const nextId = () => `n${(number += 1)}`;
  const { definition, ids, areasLeft } = takeSections(own, other, { nextId, areas: ['Espacios Verdes'] });
  expect(definition.sections[0]).toBe(own.sections[0]);
  const [, tree, conditional] = definition.sections;
  expect(ids).toEqual([tree?.id, conditional?.id]);
  expect(tree).toMatchObject({
    title: { text: 'Árbol', in: { en: 'Tree' } },
    repeatable: true,
    relatedArea: 'Espacios Verdes',
    questions: [{ kind: 'single-choice', required: true, options: [{ text: { text: 'Tipa' } }, {}] }],
  });
  expect(conditional).toMatchObject({ single: true, required: true, relatedArea: '' });
  expect(conditional?.conditions[0]?.questions[0]).toMatchObject({ kind: 'date' });
  expect(areasLeft).toEqual(['Obras de otra ciudad']);
  const every = JSON.stringify(definition).match(/"id":"[^"]+"/g) ?? [];
  expect(new Set(every).size).toBe(every.length);
});
