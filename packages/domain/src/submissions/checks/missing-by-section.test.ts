import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../../testing/a-form.ts';
import { NO_ANSWERS } from '../answers/answers.ts';
import { indexForm } from '../answers/form-index.ts';
import { missingBySection } from './missing-by-section.ts';

const form = aForm()
  .withRepeatableSection('hijos', aQuestion('nombre', 'text', { required: true }), aQuestion('apodo', 'text'))
  .withConditionalSection(
    't',
    { required: true },
    aCondition('alta', aQuestion('motivo', 'text', { required: true })),
    aCondition('baja', aQuestion('causa', 'text', { required: true })),
  )
  .build();
const index = indexForm(form);

it('A5.01 A5.02 counts what is required and missing in each section', () => {
  expect(missingBySection(index, NO_ANSWERS)).toEqual([
    { sectionId: 'hijos', questions: 2, answered: 0, required: 1, missing: 1, prefilled: 0 },
    { sectionId: 't', questions: 0, answered: 0, required: 1, missing: 1, prefilled: 0 },
  ]);
});

it('A5.01 counts further copies and ticked conditions, but not hidden questions', () => {
  const answers = {
    ticked: { t: ['alta'] },
    main: { nombre: { value: 'Ana' } },
    rows: { hijos: [{ id: 'r1', answers: { apodo: { value: 'x' }, nombre: { value: ' ' } } }] },
  };
  expect(missingBySection(index, answers)).toEqual([
    { sectionId: 'hijos', questions: 4, answered: 2, required: 2, missing: 1, prefilled: 0 },
    { sectionId: 't', questions: 1, answered: 0, required: 2, missing: 1, prefilled: 0 },
  ]);
});
