// The state of the installation as an administrator looks at it, on a desk and on a phone.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Estado de cada parte' }).getByRole('listitem');

test('X37.46 an administrator sees how each part is and what to do, on a desk and on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'administrator');
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Estado', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estado del sistema' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Base de datos' })).toContainText(
    /En orden.*PostgreSQL [\d.]+ responde/,
  );
  const backup = rows(page).filter({ hasText: 'Copia de seguridad' });
  await expect(backup).toContainText('A tener en cuenta');
  await expect(backup).toContainText('Indique en BACKUP_FOLDER la carpeta de las copias.');
  await expectAccessible(page, 'state of the installation');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(backup).toBeVisible();
  await expectAccessible(page, 'state of the installation on a phone');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
