// @vitest-environment jsdom
// Which spreadsheets are read as translations into a language.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../../platform/texts.ts';
import { readSheet } from './translation-sheet.ts';

beforeAll(() => Promise.all([loadPublicTexts(), loadStaffTexts()]));

const FORM = aForm()
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Calle', in: { en: 'Street' } } }))
  .build();

const read = (heading: string) =>
  readSheet(
    new File([`Clave;Lugar;Texto original;${heading}\nquestion-q;;Calle;Rua`], 'textos.csv', {
      type: 'text/csv',
    }),
    FORM,
    'en',
  );

it('X40.34 the sheet of another language is not read as translations into this one, and that is said', async () => {
  expect(await read('Traducción: Português')).toBe(
    '«textos.csv» tiene la traducción a otro idioma: Português.',
  );
  expect(await read('Translation: Português')).toContain('otro idioma: Português');
});

it('X35.38 X40.34 headings that name this language or none are read', async () => {
  for (const heading of ['Traducción: English', 'Translation: English', 'Traducción'])
    expect(await read(heading)).toMatchObject({ taken: [{ text: 'Rua' }] });
});
