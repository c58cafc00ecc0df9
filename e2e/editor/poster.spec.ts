// The poster of a form: from the menu of the form list to the page that the URL on paper opens.
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { FORM, makeForm, more } from '../steps/form-list-steps.ts';

const PUBLIC = { ...FORM, options: { ...FORM.options, publicAccess: true } };

test('X38.22 X38.20 the menu of a public form downloads its poster, and its URL opens the form; other forms have no poster', async ({
  page,
  browser,
}) => {
  await signIn(page, 'supervisor');
  const stamp = Date.now().toString(36);
  const open = await makeForm(page, `Cartel ${stamp}`, PUBLIC);
  const inside = await makeForm(page, `Interno ${stamp}`);
  await page.goto(`/listar?nombre=${stamp}`);
  await page.getByRole('searchbox', { name: 'Nombre del formulario' }).fill(stamp);
  await more(page, inside.title).click();
  await expect(page.getByRole('menuitem', { name: 'Descargar JSON' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cartel con código QR' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await more(page, open.title).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Cartel con código QR' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`cartel-${open.id}.pdf`);
  const { text } = await readPdf(await readFile(await download.path()));
  expect(text).toContain(open.title);
  const url = /http:\/\/\S+\/f\/[0-9a-f]{10}/.exec(text)?.[0] ?? '';
  const visitor = await browser.newPage({ locale: 'es' });
  await visitor.goto(url);
  await expect(visitor).toHaveURL(new RegExp(`/publico/contestar/${open.id}$`));
  await expect(visitor.getByRole('heading', { level: 1, name: open.title })).toBeVisible();
  await expectAccessible(visitor, 'the form that a poster opens');
  await visitor.close();
});
