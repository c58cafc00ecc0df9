// The audit log: who did what, as an administrator reads it, takes it away and has it checked.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const table = (page: Page) => page.getByRole('table', { name: 'Auditoría' });
const firstRow = (page: Page) => table(page).getByRole('row').nth(1);

test('X34.20 an administrator finds who did what by person, action, kind and days, and goes to what it was done to', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Auditoría' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Cuándo',
    'Quién',
    'Qué hizo',
    'Sobre qué',
    'Identificador',
    'Desde',
    'Detalle',
  ]);
  await page.getByLabel('Acción').selectOption('Ingresó');
  await page.getByLabel('Persona').fill('apedre');
  await expect(firstRow(page)).toContainText('apedrera');
  await expect(firstRow(page)).toContainText('127.0.0.1');
  await expectAccessible(page, 'audit log');
  await page.getByLabel('Persona').fill('nadie-con-este-nombre');
  await expect(page.getByText('No hay nada registrado con estos filtros.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Acción')).toHaveValue('');
  await page.getByLabel('Sobre qué').selectOption('Auditoría');
  await expect(firstRow(page)).toContainText('Consultó');
  await page.getByLabel('Desde el día').fill('2026-05-02');
  await page.getByLabel('Hasta el día').fill('2026-05-01');
  await expect(page.getByText('Es anterior al primer día.')).toBeVisible();
});

test('X34.22 X34.23 the entries of the filter are downloaded, and the chain is checked', async ({ page }) => {
  await page.goto('/auditoria?accion=sign-in');
  await expect(firstRow(page)).toContainText('Ingresó');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('auditoria.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  // Citizens who come from the portal at the same time enter too.
  for (const line of lines.slice(1)) expect(line).toMatch(/;sign-in;(user|citizen);/);
  await page.getByRole('button', { name: 'Verificar la cadena' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'La cadena está íntegra' })).toBeVisible();
});
