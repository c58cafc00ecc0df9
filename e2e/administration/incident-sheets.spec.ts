// Incident areas and types to a spreadsheet and from one.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet, lineOf, savedBy } from '../steps/sheet-steps.ts';

test('X34.65 areas and types of a spreadsheet are checked and added, and their file is read again', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  await signIn(page, 'administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/incidentes/areas');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page).toHaveURL(/\/incidentes\/areas\/importar\?municipio=/);
  await page.setViewportSize({ width: 1280, height: 720 });
  const lines = [
    'Área;Tipo;Lo ven los ciudadanos',
    `Plazas ${stamp};Juego roto;sí`,
    `Plazas ${stamp};Riego;`,
    `Plazas ${stamp};Banco;quizás`,
  ];
  await chooseSheet(page, 'areas.csv', lines.join('\n'));
  await expect(lineOf(page, 'Banco')).toContainText('«quizás» no es «Sí» ni «No».');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('2 se pueden crear; 1 tienen errores.')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'incident import');
  await page.getByRole('button', { name: 'Agregar 2 líneas' }).click();
  await expect(page.getByText('Creadas: 2. Con errores: 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  const download = await savedBy(page, () => page.getByRole('link', { name: 'Descargar planilla' }).click());
  expect(download.suggestedFilename()).toBe('areas-de-incidentes.xlsx');
  const content = await readFile(await download.path());
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await chooseSheet(page, 'areas.xlsx', content);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  // Other journeys add and delete areas meanwhile.
  for (const type of ['Juego roto', 'Riego'])
    await expect(lineOf(page, `Plazas ${stamp}`).filter({ hasText: type })).toContainText(
      'Ya está en el registro',
    );
});
