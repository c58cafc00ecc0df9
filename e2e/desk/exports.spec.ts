// Exporting the answers of a list: formats, the place in the queue, and how far it is.
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { newForm, storedSubmission, supervisorApi } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Pedidos para exportar' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }));

const open = (page: Page) => page.getByRole('button', { name: 'Exportar', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Exportar respuestas' });

async function openList(page: Page, baseURL: string, answers: number): Promise<string> {
  const form = await newForm(baseURL, FORM.build());
  for (let number = 0; number < answers; number++) await storedSubmission(baseURL, form);
  await signIn(page, 'administrator');
  await page.goto(`/respuestas/listado/${form}`);
  await expect(
    page.getByText(answers === 0 ? 'No se encontraron resultados' : `Total: ${answers}`, { exact: true }),
  ).toBeVisible();
  return form;
}

test('R2.045 X33.20 X33.22 R1.02 the answers of the list as Excel, CSV or an archive at every width', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', 2);
  await open(page).click();
  await expect(dialog(page)).toContainText('Se exportan las 2 respuestas que muestra el listado');
  await expectAccessibleAtAll(page, 'export dialog');
  const saved = async (format: string) => {
    await dialog(page).getByRole('radio', { name: format, exact: true }).check();
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click();
    const download = await downloading;
    const bytes = await readFile(await download.path());
    await expect(dialog(page).getByRole('status')).toHaveText('El archivo se descargó.');
    await dialog(page).getByRole('button', { name: 'Exportar otra vez' }).click();
    return { name: download.suggestedFilename(), bytes };
  };
  const excel = await saved('Excel');
  expect(excel.name).toMatch(/^respuestas_[\d_-]+\.xlsx$/);
  expect(await readSheet(excel.bytes)).toHaveLength(3);
  const csv = await saved('CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.bytes.toString('utf8').split('\r\n')[0]).toBe(
    '\ufeffID;Código;Fecha y hora;Contestado por;Estado;Pedido',
  );
  const archive = await saved('Excel con los archivos (ZIP)');
  expect(Object.keys(unzipSync(archive.bytes))).toEqual(['respuestas.xlsx']);
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(open(page)).toBeFocused();
  await page.route('**/api/forms/*/exports', (route) => route.abort());
  await open(page).click();
  await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Atención' })).toBeVisible();
  await expectAccessible(page, 'export that failed');
});
test('R4.37 X33.23 X33.24 who comes after others sees how many, may go on working, and begins when it is their turn', async ({
  page,
  baseURL,
}) => {
  const form = await openList(page, baseURL ?? '', 1);
  const others = await supervisorApi(baseURL ?? '');
  const taken: string[] = [];
  for (let turn = 0; turn < 3; turn++)
    taken.push((await (await others.post(`/api/forms/${form}/exports`)).json()).id);
  taken.push((await (await page.request.post(`/api/forms/${form}/exports`)).json()).id);
  await open(page).click();
  const go = dialog(page).getByRole('button', { name: 'Exportar', exact: true });
  await go.click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^Hay (1 exportación|\d+ exportaciones) antes que la suya\.$/,
  );
  await expect(go).toBeDisabled();
  await expectAccessible(page, 'export in the queue');
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'En espera…' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  for (const [position, id] of taken.entries())
    await (position < 3 ? others : page.request).delete(`/api/exports/${id}`);
  expect(await (await downloading).failure()).toBeNull();
  await expect(open(page)).toBeVisible();
  await open(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('El archivo se descargó.');
  await others.dispose();
});
