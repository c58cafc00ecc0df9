// The state of the installation as an administrator looks at it, on a desk and on a phone.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

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

test('X37.49 it refreshes every thirty seconds and when asked to, and when that fails says so and keeps what was known', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/status') reads += 1;
  });
  await page.clock.install();
  await page.goto('/estado');
  await expect(rows(page).first()).toContainText('Servidor');
  expect(reads).toBe(1);
  await page.clock.fastForward(30_000);
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
  await page.route('**/api/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('No se pudo actualizar: se muestra lo último que se supo.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Servidor');
  await page.unroute('**/api/status');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('No se pudo actualizar: se muestra lo último que se supo.')).toBeHidden();
});
