// Forms from XLSForms and JSON, and to them.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readWorkbookFile from 'read-excel-file/node';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { AREA, titleOf } from '../steps/editor-steps.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';
import { savedBy } from '../steps/sheet-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** A spreadsheet with these rows of a survey. */
async function survey(page: Page, lines: readonly (readonly string[])[]): Promise<Buffer> {
  const headings = ['type', 'name', 'label', 'hint'];
  const reply = await page.request.post('/api/translation-sheets', {
    data: { name: 'survey', headings, lines },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.body();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.getByLabel('Elegir archivo').setInputFiles({ name, mimeType, buffer });
}

const GOOD = [
  ['text', 'nombre', 'Nombre completo', 'Como en el documento'],
  ['integer', 'edad', 'Edad', ''],
];

test('X38.50 X38.51 a file that is refused says why, row by row; corrected, it opens in the editor and is saved there', async ({
  page,
  messages,
}) => {
  const title = `Censo ${Date.now().toString(36)}`;
  await page.goto('/listar');
  await page.getByRole('link', { name: 'Importar XLSForm o JSON' }).click();
  await expect(page).toHaveURL('/listar/importar');
  await expect(page.getByRole('heading', { level: 1, name: 'Importar XLSForm o JSON' })).toBeVisible();
  await choose(page, 'nada.xlsx', Buffer.from('nada'));
  await expect(page.getByRole('alert')).toContainText(
    'El archivo no es una hoja de cálculo .xlsx que se pueda leer.',
  );
  await choose(
    page,
    `${title}.xlsx`,
    await survey(page, [...GOOD, ['select_one zonas', 'zona', 'Zona', '']]),
  );
  await expect(page.getByRole('alert')).toContainText('No se hizo ningún formulario.');
  const table = page.getByRole('table', { name: 'Informe del archivo' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Impiden importar (1)' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  const refused = table.getByRole('row').filter({ hasText: 'survey, fila 4' });
  await expect(refused).toContainText('La hoja «choices» no tiene opciones de esta lista.');
  await expect(page.getByRole('button', { name: 'Abrir en el editor' })).toHaveCount(0);
  await expectAccessible(page, 'refused XLSForm');
  await page.route('**/api/xlsforms*', (route) => route.abort());
  await choose(page, `${title}.xlsx`, await survey(page, GOOD));
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await page.unroute('**/api/xlsforms*');
  await choose(page, `${title}.xlsx`, await survey(page, GOOD));
  await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Como en el documento' })).toContainText(
    'Cambia o falta',
  );
  await page.getByRole('button', { name: 'Abrir en el editor' }).press('Enter');
  await expect(page).toHaveURL('/editar/nuevo/formulario');
  await expect(titleOf(page)).toHaveValue(title);
  await expect(page.getByText('Es el formulario del archivo, sin guardar.')).toBeVisible();
  await expect(page.getByText('Nombre completo').first()).toBeVisible();
  await page.getByLabel('Área municipal').selectOption(AREA);
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
  await page.goto(`/listar?texto=${encodeURIComponent(title)}`);
  await expect(more(page, title)).toBeVisible();
  messages.length = 0;
});

test('X38.52 X38.53 a form goes out as XLSForm, which says what it will lack, and as JSON; on a phone both come in again', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = `Sale ${Date.now().toString(36)}`;
  await makeForm(page, title);
  await page.goto(`/listar?texto=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title, exact: false }).first().click();
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Descargar XLSForm' }).click();
  const dialog = page.getByRole('dialog', { name: `«${title}» como XLSForm` });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Recibido' })).toContainText(
    'Los estados no están en el archivo.',
  );
  await expectAccessible(page, 'download of an XLSForm on a phone');
  const xlsForm = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Descargar XLSForm' }).click(),
  );
  await expect(dialog).toHaveCount(0);
  const content = await readFile(await xlsForm.path());
  expect((await readWorkbookFile(content)).map(({ sheet }) => sheet)).toEqual([
    'survey',
    'choices',
    'settings',
  ]);
  await more(page, title).click();
  const json = await savedBy(page, () => page.getByRole('menuitem', { name: 'Descargar JSON' }).click());
  await page.goto('/listar/importar');
  await choose(page, 'sale.xlsx', content);
  const cards = page.getByRole('list', { name: 'Informe del archivo' });
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'report of an XLSForm on a phone');
  await choose(page, 'otra.json', Buffer.from('{"a":1}'));
  await expect(page.getByRole('alert')).toContainText('«otra.json» no es el JSON de un formulario.');
  await choose(page, 'sale.json', await readFile(await json.path()));
  await expect(page.getByText('Se tomó todo lo que tiene el archivo.')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir en el editor' }).click();
  await expect(titleOf(page)).toHaveValue(title);
  messages.length = 0;
});
