// Hostile and odd texts on their whole way: answer, database, view, list and spreadsheet, which another
// program reads back.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

interface Group {
  readonly kind: string;
  readonly texts: readonly string[];
}

const DATA = resolve(import.meta.dirname, '../../../testing/data/hostile.json');

let world: TestWorld;
let groups: readonly Group[];
beforeAll(async () => {
  world = await openTestWorld();
  groups = (JSON.parse(await readFile(DATA, 'utf8')) as { groups: readonly Group[] }).groups;
});
afterAll(() => world.close());

/**
 * The rule for cleaning texts, written independently of the code under test: control characters are removed
 * and line ends become \n.
 */
function asStored(text: string): string {
  const kept = Array.from(text.replace(/\r\n?/g, '\n')).filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return character === '\n' || character === '\t' || (code >= 0x20 && code < 0x7f) || code > 0x9f;
  });
  return kept.join('');
}

const CELL_MAX = 32_767;

it('X7.03 two hundred hostile texts come back unchanged from view and spreadsheet, and never as a formula', async () => {
  const texts = groups.flatMap(({ texts: list }) => list);
  expect(texts).toHaveLength(200);
  // Resembles the spreadsheet format's own escape for a character.
  texts.push('_x0041_', 'a_x000D_b');
  const questions = texts.map((_, index) => aQuestion(`q${index}`, 'text', { title: { text: `T${index}` } }));
  const definition = aForm()
    .with({ title: { text: texts[24]! } })
    .withSection('s', ...questions)
    .build();
  const formId = await saveForm(world.as.supervisor, { id: 'hostile', definition });
  const given = Object.fromEntries(texts.map((text, index) => [`q${index}`, text]));
  const sent = await submitTo(world.as.inspector, formId, { id: 'hostileAnswer', answers: answersOf(given) });
  expect(sent.body).toMatchObject({ id: testId('hostileAnswer') });

  const view = (await world.as.supervisor.get(`/api/submissions/${testId('hostileAnswer')}`)).body;
  for (const [index, text] of texts.entries()) {
    const stored = asStored(text);
    expect(view.answers.main[`q${index}`]?.value ?? '', `text ${index}`).toBe(
      stored.trim() === '' ? '' : stored,
    );
  }
  const list = (await world.as.supervisor.get(`/api/forms/${formId}/submissions`)).body;
  expect(list.form.title.text).toBe(texts[24]);

  const reply = await world.as.supervisor.get(`/api/forms/${formId}/submissions.xlsx`);
  const [header, row] = await readSheet(reply.raw, { trim: false });
  for (const [index, text] of texts.entries()) {
    const column = header?.indexOf(`T${index}`) ?? -1;
    const stored = asStored(text);
    if (stored.length > CELL_MAX) continue;
    expect(row?.[column] ?? '', `cell ${index}`).toBe(stored.trim() === '' ? '' : stored);
  }
  const xml = strFromU8(unzipSync(new Uint8Array(reply.raw))['xl/worksheets/sheet1.xml']!);
  expect(xml).not.toMatch(/<f[ >]/);
});
