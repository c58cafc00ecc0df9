// The audit log: who did what, as an administrator reads it, takes it away and has it checked.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const table = (page: Page) => page.getByRole('table', { name: 'Auditoría' });
const firstRow = (page: Page) => table(page).getByRole('row').nth(1);

test('X34.22 X34.23 the entries of the filter are downloaded, and the chain is checked', async ({ page }) => {
  await page.goto('/auditoria?accion=sign-in');
  await expect(firstRow(page)).toContainText('Ingresó');
  await expectAccessible(page, 'audit log');
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
