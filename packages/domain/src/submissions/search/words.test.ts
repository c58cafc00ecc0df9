import { expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { indexForm } from '../answers/form-index.ts';
import { NO_PARTICULARS } from '../particulars/particulars.ts';
import { wordsIn, wordsOf } from './words.ts';

it('X32.36 words have no accents and no capitals, whatever the script', () => {
  expect(wordsIn('Árbol CAÍDO, señal n.º 12/B')).toEqual(['arbol', 'caido', 'senal', 'n', 'º', '12', 'b']);
  expect(wordsIn('Ελλάδα · 東京都')).toEqual(['ελλαδα', '東京都']);
  expect(wordsIn('Pingüino ÑANDÚ Ağaç dia\u0301 ano\u0303')).toEqual([
    'pinguino',
    'nandu',
    'agac',
    'dia',
    'ano',
  ]);
  expect(wordsIn(' -- ?! ')).toEqual([]);
  expect(wordsIn('x'.repeat(50))).toEqual(['x'.repeat(30)]);
  expect(wordsIn(`x${'𐐀'.repeat(30)}`)).toEqual([`x${'𐐨'.repeat(14)}`]);
});

it('X32.36 a submission is found by what was typed, the options taken, the person and the address', () => {
  const definition = aForm()
    .withSection(
      's',
      aQuestion('note', 'text'),
      aQuestion('count', 'integer'),
      aQuestion('kind', 'single-choice', { options: ['Raíz expuesta', 'Rama'] }),
      aQuestion('damage', 'multiple-choice', { options: ['Vereda', 'Cordón', 'Calle'] }),
      aQuestion('urgent', 'yes-no'),
      aQuestion('day', 'date'),
      aQuestion('hour', 'time'),
    )
    .withRepeatableSection('r', aQuestion('again', 'text'))
    .build();
  const words = wordsOf(indexForm(definition), {
    answers: {
      ticked: {},
      main: {
        note: { value: 'Se ve, se ve' },
        count: { value: '42' },
        kind: { value: 'kind-1' },
        damage: { value: ['damage-2', 'damage-3'] },
        urgent: { value: 'yes' },
        day: { value: '14/03/2026' },
        hour: { value: '09:30' },
        gone: { value: 'nadie' },
        again: { value: 'primera' },
      },
      rows: { r: [{ id: 'x', answers: { again: { value: 'segunda' } } }] },
    },
    particulars: {
      ...NO_PARTICULARS,
      location: { address: 'San Martín 1020', latitude: 1, longitude: 1 },
    },
  });
  expect(words.toSorted()).toEqual(
    [
      '1020',
      '42',
      'calle',
      'cordon',
      'expuesta',
      'martin',
      'primera',
      'raiz',
      'san',
      'se',
      'segunda',
      've',
    ].toSorted(),
  );
});
