// Assets to a spreadsheet and from one.
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet, lineOf, savedBy } from '../steps/sheet-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

test('X34.63 assets of a spreadsheet are checked and added; a lost reply adds none twice, and their file is read again', async ({
  page,
  messages,
}) => {
  const stamp = Date.now().toString(36);
  await page.goto('/activos');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page).toHaveURL(/\/activos\/importar\?municipio=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Importar activos' })).toBeVisible();
  await chooseSheet(page, 'vacia.csv', 'Nombre;Tipo;Latitud;Longitud\n');
  await expect(page.getByRole('alert')).toContainText('«vacia.csv» no tiene activos');
  // Far from where other journeys ask for the address of a place.
  const lines = [
    'Nombre;Tipo;Dirección;Latitud;Long;Número',
    `Fuente ${stamp};Fuente;Plaza Centenario;-32,4475;-63,2802;`,
    `Reloj ${stamp};Reloj;;-32,45;-63,29;`,
    `Nada ${stamp};Reloj;;-132;-63,24;`,
    `Sin tipo ${stamp};;;-32,41;-63,24;`,
    `Viejo ${stamp};Reloj;;-32,41;-63,24;987654`,
  ];
  await chooseSheet(page, 'activos.csv', lines.join('\n'));
  const columns = page.getByRole('region', { name: 'Columnas' });
  await expect(columns.getByLabel('Latitud')).toHaveValue('3');
  await columns.getByLabel('Longitud').selectOption('Long');
  await expect(lineOf(page, `Nada ${stamp}`)).toContainText('Escriba latitud y longitud como números');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('2 se pueden crear; 3 tienen errores.')).toBeVisible();
  await expect(lineOf(page, `Sin tipo ${stamp}`)).toContainText('Escriba qué es, por ejemplo Luminaria.');
  await expect(lineOf(page, `Viejo ${stamp}`)).toContainText('No hay un activo con el número «987654».');
  // Nothing lies half under the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'asset import');
  // The server adds them, and its reply is lost.
  await page.route('**/assets/many', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Agregar 2 activos' }).click();
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await page.unroute('**/assets/many');
  await page.getByRole('button', { name: 'Agregar 2 activos' }).click();
  await expect(lineOf(page, `Fuente ${stamp}`)).toContainText('Ya está en el registro');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/activos\?municipio=/);
  await page.getByRole('searchbox').fill(stamp);
  const table = page.getByRole('table', { name: 'Activos' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`texto=${stamp}`));
  const download = await savedBy(page, () => page.getByRole('link', { name: 'Descargar planilla' }).click());
  expect(download.suggestedFilename()).toBe('activos.xlsx');
  const content = await readFile(await download.path());
  expect((await readSheet(content)).map(([name]) => name)).toEqual([
    'Nombre',
    `Fuente ${stamp}`,
    `Reloj ${stamp}`,
  ]);
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await chooseSheet(page, 'activos.xlsx', content);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('0 se pueden crear; 0 tienen errores. Ya están (2).')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  messages.length = 0;
});
