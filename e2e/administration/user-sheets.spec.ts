// Accounts to a spreadsheet and from one.
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { chooseSheet, lineOf, savedBy } from '../steps/sheet-steps.ts';

test('X34.60 X34.61 X34.62 an administrator checks a spreadsheet of accounts, creates what is right and downloads what became of each line; the accounts of the filter are downloaded, and the same file is read again', async ({
  page,
}) => {
  const stamp = Date.now().toString(36);
  await signIn(page, 'administrator');
  await page.goto('/usuarios');
  await page.getByRole('link', { name: 'Importar planilla' }).click();
  await expect(page).toHaveURL('/usuarios/importar');
  await chooseSheet(page, 'nada.csv', 'Usuario;Rol\n');
  await expect(page.getByRole('alert')).toContainText('«nada.csv» no tiene cuentas');
  await chooseSheet(page, 'roto.xlsx', 'esto no es una planilla');
  await expect(page.getByRole('alert')).toContainText('No se pudo leer «roto.xlsx»');
  const lines = [
    'Login;Nombre;Apellido;Rol;Municipio;Áreas',
    `una.${stamp};Ana;Paz;inspector;Oliva;Ambiente`,
    `otra.${stamp};Luz;Sosa;Jefa;Oliva;Ambiente`,
    `tercera.${stamp};Eva;Ríos;Supervisor;Oliva;Parques`,
    'RCastañeda;Rogelio;Castañeda;Inspector;Oliva;Ambiente',
  ];
  // As Excel saves it in the west.
  await chooseSheet(page, 'cuentas.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
  const columns = page.getByRole('region', { name: 'Columnas' });
  await expect(columns.getByLabel('Rol')).toHaveValue('3');
  await expect(columns.getByText('Hace falta esta columna.')).toBeVisible();
  await columns.getByLabel('Usuario').selectOption('Login');
  await expect(lineOf(page, `otra.${stamp}`)).toContainText('«Jefa» no es un rol que usted pueda asignar.');
  await expect(lineOf(page, `tercera.${stamp}`)).toContainText('El municipio no tiene un área «Parques».');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'se pueden crear' })).toHaveText(
    '1 se pueden crear; 3 tienen errores.',
  );
  await expect(lineOf(page, `una.${stamp}`)).toContainText('Lista para crear');
  await expectAccessible(page, 'user import');
  await page.getByRole('button', { name: 'Crear 1 cuenta' }).click();
  await expect(lineOf(page, `una.${stamp}`)).toContainText('Creada');
  await expect(page.getByText('Creadas: 1. Con errores: 3.')).toBeVisible();
  const report = await savedBy(page, () => page.getByRole('button', { name: 'Descargar informe' }).click());
  const written = await readFile(await report.path(), 'utf8');
  expect(written.split('\r\n').slice(0, 3)).toEqual([
    '\ufeffLínea;Usuario;Resultado;Detalle',
    `2;una.${stamp};Creada;`,
    `3;otra.${stamp};Con error;«Jefa» no es un rol que usted pueda asignar.`,
  ]);
  await page.getByRole('button', { name: 'Con errores (3)' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.goto('/usuarios?rol=ROLE_INSPECTOR');
  await expect(page.getByRole('row').nth(1)).toContainText('Inspector');
  const download = await savedBy(page, () => page.getByRole('link', { name: 'Descargar planilla' }).click());
  expect(download.suggestedFilename()).toBe('usuarios.xlsx');
  const content = await readFile(await download.path());
  const [headings, ...rows] = await readSheet(content);
  const role = headings?.indexOf('Rol') ?? -1;
  expect(new Set(rows.map((cells) => cells[role]))).toEqual(new Set(['Inspector']));
  await page.goto('/usuarios/importar');
  await chooseSheet(page, 'usuarios.xlsx', content);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByText(`0 se pueden crear; ${rows.length} tienen errores.`)).toBeVisible();
  await expect(lineOf(page, String(rows[0]?.[0]))).toContainText('Con error');
});
