// The records of several answers of a list, downloaded as one archive.
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { unzipSync } from 'fflate';
import { expect, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { listOf, pageButton, sendAnswer, sendAnswers, viewLink } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Actas juntas' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

test('X33.68 the records of what was chosen on two pages come as one archive at every width; an answer that somebody deleted is named with the reason, and the others come', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  const [oldest] = await sendAnswers(page, form, 16);
  const newest = await sendAnswer(page, form);
  await page.goto(listOf(form));
  await page.getByRole('checkbox', { name: `Elegir la respuesta ${newest.code}` }).check();
  await pageButton(page, 'Siguiente').click();
  await page.getByRole('checkbox', { name: `Elegir la respuesta ${oldest?.code}` }).check();
  await expect(page.getByText('Elegidas: 2')).toBeVisible();
  await expectAccessibleAtAll(page, 'what is done with chosen answers');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar actas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Actas de las respuestas elegidas' });
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('actas.zip');
  const files = Object.keys(unzipSync(await readFile(await download.path())));
  expect(files).toEqual([`acta-${newest.code}.pdf`, `acta-${oldest?.code}.pdf`]);
  await expect(dialog.getByRole('status')).toHaveText('Actas descargadas en un archivo: 2');
  await expectAccessibleAtAll(page, 'records that are ready');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Descargar actas' })).toBeFocused();
  await page.route('**/record-bundles', async (route) => {
    const { version } = await (await page.request.get(`/api/submissions/${oldest?.id}/deletion`)).json();
    const deleted = await page.request.delete(`/api/submissions/${oldest?.id}?version=${version}`);
    expect(deleted.status(), await deleted.text()).toBe(200);
    await route.continue();
  });
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar actas' }).click();
  expect(Object.keys(unzipSync(await readFile(await (await second).path())))).toEqual([
    `acta-${newest.code}.pdf`,
  ]);
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${oldest?.code}: La respuesta ya no existe, o usted no puede verla.`,
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto(listOf(form));
  await expect(viewLink(page, newest)).toBeVisible();
});
