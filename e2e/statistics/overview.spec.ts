// The overview of all municipalities, for administrators.
import { expect, expectAccessible, signIn, test } from '../stack.ts';

for (const width of [390, 1280]) {
  test(`P2.56 P9.35 R9.20 X32.58 at ${width} px an administrator opens the general statistics from the menu, by month and municipality`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
    await signIn(page, 'administrator');
    await page.goto('/home');
    if (width < 900) await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('link', { name: 'Estadísticas generales' }).click();
    await expect(page).toHaveURL(/\/estadisticas-generales$/);
    const table = page.getByRole('table', { name: 'Estadísticas generales' });
    await expect(table.getByRole('columnheader')).toHaveCount(16);
    const row = table.getByRole('row', { name: /^Villa María/ });
    await expect(row.getByRole('cell').nth(0)).toHaveText(/^\d+ \(\d+ con respuestas\)$/);
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d$/);
    await page.getByLabel('Meses').selectOption('6');
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    await page.getByLabel('Buscar municipio').fill('villa maria');
    await expect(page).toHaveURL(/meses=6&municipio=villa\+maria$/);
    await expect(table.getByRole('row')).toHaveCount(3);
    await expectAccessible(page, 'general statistics');
    const folder = process.env['E2E_PICTURES'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/overview-${width}.png`, fullPage: true });
  });
}

test('P9.34 the general statistics are read again when the marker in local storage is older than an hour', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/statistics') reads += 1;
  });
  await page.clock.install();
  await page.goto('/estadisticas-generales');
  await expect(page.getByRole('table')).toBeVisible();
  expect(reads).toBe(1);
  const marker = () => page.evaluate(() => Number(localStorage.getItem('statistics-read-at')));
  expect(await marker()).toBeGreaterThan(0);
  const open = async () => {
    await page.getByRole('link', { name: 'Formularios', exact: true }).click();
    await expect(page).toHaveURL(/\/listar/);
    await page.getByRole('link', { name: 'Estadísticas generales' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  };
  await open();
  expect(reads).toBe(1);
  await page.evaluate(() => localStorage.setItem('statistics-read-at', String(Date.now() - 3_600_001)));
  await open();
  await expect.poll(() => reads).toBe(2);
});

test('P2.56 others are not offered the general statistics, and the page refuses them', async ({ page }) => {
  await signIn(page, 'elevatedSupervisorAway');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Formularios', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Estadísticas generales' })).toHaveCount(0);
  await page.goto('/estadisticas-generales');
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
});
