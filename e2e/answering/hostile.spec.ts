// A visitor types hostile texts into a public form, and officials see them in list and view: they must not run, load
// anything or break the page. The server's hostile.test.ts follows them through the database and the spreadsheet.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, signIn, test } from '../stack.ts';

const DATA = resolve(import.meta.dirname, '../../apps/server/src/testing/data/hostile.json');
const AREA = 'FEcpIEPkhrFEJfB6VQDL';
const FORM = 'hostileTextsOfAForm1';
const ANSWER = 'hostileTextsOfAnswer';

interface Group {
  readonly kind: string;
  readonly texts: readonly string[];
}

test('X7.03 W14 hostile texts are only texts, in the title of a form, its questions and its answers', async ({
  page,
  baseURL,
}) => {
  const { groups } = JSON.parse(await readFile(DATA, 'utf8')) as { groups: readonly Group[] };
  const texts = groups.filter(({ kind }) => kind !== 'very_long').flatMap((group) => group.texts);
  const markup = groups.find(({ kind }) => kind === 'markup')?.texts ?? [];
  const title = markup[0] ?? '';
  const questions = texts.map((_text, index) =>
    aQuestion(`q${index}`, 'text', { title: { text: `${index}: ${markup[index % markup.length] ?? ''}` } }),
  );
  const definition = aForm()
    .with({ title: { text: title }, description: { text: markup[1] ?? '' } })
    .withOptions({ publicAccess: true })
    .withSection('s', ...questions)
    .build();
  await signIn(page, 'supervisor');
  const saved = await page.request.post('/api/forms', {
    data: { id: FORM, areaId: AREA, sync: false, definition },
  });
  expect(saved.status()).toBe(200);

  const { origin } = new URL(String(baseURL));
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`/publico/contestar/${FORM}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = Object.fromEntries(texts.map((text, index) => [`q${index}`, { value: text }]));
  const sent = await page.request.post(`/api/public/forms/${FORM}/submissions`, {
    data: { id: ANSWER, version: 1, answers: { ticked: {}, main, rows: {} } },
  });
  expect(sent.status()).toBe(200);

  await page.goto(`/respuestas/listado/${FORM}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`/ver/${ANSWER}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const shown = await page.locator('main').innerText();
  for (const text of markup) expect(shown).toContain(text);
  expect(foreign).toEqual([]);
  expect(
    await page.evaluate(() => document.querySelectorAll('main script, main iframe, main svg[onload]').length),
  ).toBe(0);
});
