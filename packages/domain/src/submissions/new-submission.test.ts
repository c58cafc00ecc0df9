import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion } from '../testing/a-form.ts';
import { newAnswers } from './new-submission.ts';

const now = { date: '10/03/2025', time: '09:05' };

it('A4.01 A4.02 A4.03 A4.04 opens empty but for dates and times, which are now', () => {
  const form = aForm()
    .withSection(
      'datos',
      aQuestion('nombre', 'text'),
      aQuestion('edad', 'integer'),
      aQuestion('web', 'link'),
      aQuestion('rubros', 'multiple-choice', { options: ['a'] }),
      aQuestion('acepta', 'yes-no'),
      aQuestion('fecha', 'date'),
      aQuestion('hora', 'time'),
    )
    .build();
  expect(newAnswers(form, now)).toEqual({
    ticked: {},
    main: { fecha: { value: '10/03/2025' }, hora: { value: '09:05' } },
    rows: {},
  });
});

it('A5.12 opens with the only option of a required single choice', () => {
  const form = aForm().withSection(
    's',
    aQuestion('u', 'single-choice', { required: true, options: ['Acepto'] }),
  );
  expect(newAnswers(form.build(), now).main).toEqual({ u: { value: 'u-1' } });
});

it('A4.18 holds nothing for questions that no ticked condition shows', () => {
  const form = aForm().withConditionalSection('t', {}, aCondition('alta', aQuestion('fecha', 'date')));
  expect(newAnswers(form.build(), now).main).toEqual({});
});
