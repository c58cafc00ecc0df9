// Agendas to a spreadsheet and from one.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet, lineOf, savedBy } from '../steps/sheet-steps.ts';

test('X34.66 agendas of a spreadsheet are checked and added with their hours, and their file is read again', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  await signIn(page, 'administrator');
  await page.goto('/agendas');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page).toHaveURL(/\/agendas\/importar\?municipio=/);
  const lines = [
    'Nombre;Dónde se atiende;Lunes;Viernes',
    `Podas ${stamp};Mitre 100;8-12, 16-18;`,
    `Becas ${stamp};;;`,
    `Ferias ${stamp};;de mañana;`,
  ];
  await chooseSheet(page, 'agendas.csv', lines.join('\n'));
  await expect(lineOf(page, `Podas ${stamp}`)).toContainText('08:00-12:00, 16:00-18:00');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('2 se pueden crear; 1 tienen errores.')).toBeVisible();
  await expect(lineOf(page, `Ferias ${stamp}`)).toContainText('Escriba las horas como 08:00-12:00');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'agenda import');
  await page.getByRole('button', { name: 'Agregar 2 agendas' }).click();
  await expect(page.getByText('Creadas: 2. Con errores: 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByLabel('Nombre, dirección o número').fill(stamp);
  await expect(lineOf(page, `Podas ${stamp}`)).toContainText('Los da la agenda');
  await expect(lineOf(page, `Becas ${stamp}`)).toContainText('Los asigna el municipio');
  const download = await savedBy(page, () => page.getByRole('link', { name: 'Descargar planilla' }).click());
  expect(download.suggestedFilename()).toBe('agendas.xlsx');
  const content = await readFile(await download.path());
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await chooseSheet(page, 'agendas.xlsx', content);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  // Other journeys add and delete agendas meanwhile.
  for (const name of [`Podas ${stamp}`, `Becas ${stamp}`])
    await expect(lineOf(page, name)).toContainText('Ya está en el registro');
});
