import { TRANSLATION_SHEET_MAX } from '@constancia/domain/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableIn } from '../../testing/files/sheets.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const HEADINGS = ['Clave', 'Lugar', 'Texto original', 'Traducción: English'];
const ask = (lines: readonly (readonly string[])[], over: object = {}) =>
  world.as.supervisor.post('/api/translation-sheets', { name: 'Textos', headings: HEADINGS, lines, ...over });

it('X35.38 what the editor sends comes back as a spreadsheet, text by text, whatever the texts begin with', async () => {
  const lines = [
    ['question-q1', 'Sección 1, pregunta 1', '=1+1 «año»', ''],
    ['form-description', 'Descripción', 'Dos\nlíneas & <más>', '- a\nb'],
  ];
  const reply = await ask(lines);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toContain('textos.xlsx');
  expect(await tableIn(reply)).toEqual([HEADINGS, ...lines]);
});

it('X35.38 a sheet of another shape is refused', async () => {
  expect((await ask([['question-q1', 'a', 'b']])).status).toBe(400);
  expect((await ask([], { name: '' })).status).toBe(400);
  const many = Array.from({ length: TRANSLATION_SHEET_MAX.lines + 1 }, () => ['', '', '', '']);
  expect((await ask(many)).status).toBeGreaterThanOrEqual(400);
});
