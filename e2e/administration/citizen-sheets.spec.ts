// People of the register of citizens to a spreadsheet and from one.
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet, lineOf, savedBy } from '../steps/sheet-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

test('X34.64 people of a spreadsheet are registered, and corrected only when that is chosen; the register is downloaded, and what is searched is in no URL; where it is the platform’s no file is read', async ({
  page,
}) => {
  const number = String(Date.now() % 80_000_000).padStart(8, '6');
  const other = String((Date.now() + 1) % 80_000_000).padStart(8, '6');
  await page.goto('/ciudadanos');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page).toHaveURL(/\/ciudadanos\/importar\?municipio=/);
  const headings = 'Documento;Nombre o razón social;Apellido;Correo electrónico;Calle';
  await chooseSheet(
    page,
    'padron.csv',
    [headings, `${number};Rosa;Luna;;`, `${other};Sin Apellido;;;`].join('\n'),
  );
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText('1 se pueden crear; 1 tienen errores.')).toBeVisible();
  await expect(lineOf(page, other)).toContainText('son obligatorios');
  // Nothing lies half under the bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'citizen import');
  await page.getByRole('button', { name: 'Guardar 1 persona' }).click();
  await expect(lineOf(page, number)).toContainText('Creada');
  // The same person with another name and a street, and without an e-mail address.
  await chooseSheet(page, 'padron.csv', [headings, `${number};Rosa Elena;Luna;;Mitre 100`].join('\n'));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(lineOf(page, number)).toContainText('Ya está en el registro');
  await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Corregir a quienes ya están' }).check();
  await expect(lineOf(page, number)).toContainText('Sin comprobar');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(lineOf(page, number)).toContainText('Lista para corregir');
  await page.getByRole('button', { name: 'Guardar 1 persona' }).click();
  await expect(page.getByText('Creadas: 0. Con errores: 0. Corregidas (1).')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('searchbox', { name: 'Nombre, documento o correo' }).fill(number);
  await page.keyboard.press('Enter');
  await lineOf(page, number).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa Elena');
  await expect(page.getByText('Calle: vacío → Mitre 100')).toBeVisible();

  await page.goto('/ciudadanos');
  const download = page.getByRole('link', { name: 'Descargar planilla' });
  await page.getByRole('searchbox', { name: 'Nombre, documento o correo' }).fill('Ana Paz');
  await page.keyboard.press('Enter');
  await expect(download).toHaveAttribute('href', /\/citizens\.xlsx$/);
  const file = await savedBy(page, () => download.click());
  expect(file.suggestedFilename()).toBe('ciudadanos.xlsx');
  const [columns, ...rows] = await readSheet(await readFile(await file.path()));
  expect(columns?.slice(0, 3)).toEqual(['Tipo', 'Documento', 'Nombre o razón social']);
  expect(rows.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/citizens/search', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), isReadOnly: true } });
  });
  await page.goto('/ciudadanos/importar');
  await expect(page.getByRole('alert')).toContainText('es el de la plataforma municipal');
  await expect(page.getByRole('button', { name: 'Elegir archivo' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, 'citizen import on a phone');
});
