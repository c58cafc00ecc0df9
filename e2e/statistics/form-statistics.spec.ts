// The statistics of a form as a desk reads them: days, charts and tables, comparison, downloads, empty and failing.
import { readFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtAll,
  expectAccessibleInDark,
  FORMS,
  type Page,
  signIn,
  test,
} from '../stack.ts';
import { letPassUntil, RETRY_MS } from '../steps/clock-steps.ts';
import { answerForm, makeForm } from '../steps/form-list-steps.ts';

/** The survey is used because no journey answers it, so its numbers are fixed. */
const SURVEY = `/estadisticas/${FORMS.treeSurvey}`;
/** With a text, whose words are counted. */
const NOTES = aForm().withSection('s', aQuestion('note', 'text')).build();
const ALL_DAYS = '?desde=2000-01-01&hasta=2099-12-31';

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_PICTURES'];
  if (folder === undefined) return;
  const { width = 0 } = page.viewportSize() ?? {};
  for (const piece of [0, 1, 2]) {
    const clip = { x: 0, y: piece * 1_600, width, height: 1_600 };
    await page.screenshot({ path: `${folder}/${name}-${piece}.png`, fullPage: true, clip });
  }
}

test('P2.18 P2.36 R2.012 R2.021 R2.087 X10.15 X32.56 P1.04 statistics at every width: numbers, charts, and each as a table; two ranges are compared side by side, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(`${SURVEY}${ALL_DAYS}`);
  await expect(page.getByRole('heading', { name: 'Estadísticas', exact: true })).toBeVisible();
  const totals = page.locator('dl').first();
  await expect(totals).toHaveText('Respuestas40Procesadas40');
  await expect(page.getByText(/^Leídas 40 de 40 respuestas/).first()).toBeVisible();
  await expectAccessibleAtAll(page, 'statistics');
  await expectAccessibleInDark(page, 'statistics');
  await shoot(page, 'statistics');
  // The survey has a section that repeats: its copies are charts like everything else, never tables.
  await expect(page.getByRole('table').filter({ hasNotText: 'Percentil 90' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver como tabla: Respuestas por estado' }).click();
  const states = page.getByRole('table', { name: 'Respuestas por estado' });
  await expect(states.getByRole('row', { name: /^Relevado 9 22,50/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ver como tabla: Respuestas por hora del día' }).click();
  const hours = page.getByRole('table', { name: 'Respuestas por hora del día' });
  await expect(hours.getByRole('row')).toHaveCount(25);
  await page.getByRole('button', { name: 'Ver como tabla: Contestaciones por sección' }).click();
  await expect(
    page.getByRole('table', { name: 'Contestaciones por sección' }).getByRole('row').nth(1),
  ).toHaveText(/\d,\d\s%$/);
  await expectAccessibleAtAll(page, 'statistics as tables');
  await page.getByRole('button', { name: 'Ver como gráfico: Respuestas por estado' }).click();
  await expect(states).toHaveCount(0);

  await page.getByRole('switch', { name: 'Comparar con otras fechas' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Comparadas con las del/)).toBeVisible();
  await page.getByLabel('Comparar desde').fill('2000-01-01');
  await page.getByLabel('Comparar hasta').fill('2099-12-31');
  await expect(page.getByText('antes 9 (22,50 %)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver como tabla: Respuestas por estado' }).focus();
  await page.keyboard.press('Enter');
  await expect(states.getByRole('row', { name: /^Relevado 9 22,50\s% 9 22,50\s%$/ })).toBeVisible();
  await expectAccessible(page, 'statistics compared');
  await shoot(page, 'statistics-compared');
});
test('R2.085 R2.086 R9.13 R9.14 X10.08 X32.56 the days stand in the URL: seven to begin with, quick filters, two dates', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(SURVEY);
  const quick = page.getByRole('group', { name: 'Fechas' }).getByRole('button');
  await expect(quick).toHaveText(['Hoy', '1 día', '7 días', '15 días', '1 mes', '3 meses', '6 meses']);
  await expect(page.getByRole('button', { name: '7 días' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '6 meses' }).click();
  await expect(page).toHaveURL(/\?desde=\d{4}-\d\d-\d\d&hasta=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '6 meses' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Desde').fill('2024-02-29');
  await page.getByLabel('Hasta').fill('2024-03-01');
  await expect(page).toHaveURL(/\?desde=2024-02-29&hasta=2024-03-01$/);
  await expect(
    page.getByText('No hay respuestas del 29/02/2024 al 01/03/2024. Elija otras fechas.'),
  ).toBeVisible();
  await expectAccessible(page, 'statistics of days without answers');
  await page.getByLabel('Hasta').fill('2024-02-01');
  await expect(page.getByText('La fecha «Hasta» es anterior a la fecha «Desde».')).toBeVisible();
  // Of the days before, not of some others.
  await expect(page.getByText('No hay respuestas del 29/02/2024 al 01/03/2024.')).toBeVisible();
  await expectAccessible(page, 'statistics with reversed dates');
  await page.reload();
  await expect(page.getByText('La fecha «Hasta» es anterior a la fecha «Desde».')).toBeVisible();
  await expect(page.getByText(/del \d\d\/\d\d\/(?!2024)\d{4} al/i).first()).toBeVisible();
});

test('X32.57 the figures are a file that holds no formula, and each chart a picture; charts are printed with their bars and without their buttons', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(`${SURVEY}${ALL_DAYS}`);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar datos (CSV)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('estadisticas_2000-01-01_2099-12-31.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toContain(';Respuestas por estado;Relevado;9;22,50');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar la imagen de: Respuestas por estado' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('Respuestas-por-estado.png');
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Twice the width of the drawing.
  expect(bytes.readUInt32BE(16)).toBe(1_920);
  const folder = process.env['E2E_PICTURES'];
  if (folder !== undefined) await picture.saveAs(`${folder}/picture.png`);

  const states = page.getByRole('figure', { name: 'Respuestas por estado' });
  await expect(states.locator('.stat-bar').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const drawn of ['.stat-bar', '.stat-column'])
    expect(
      await page
        .locator(drawn)
        .first()
        .evaluate((bar) => getComputedStyle(bar).printColorAdjust),
    ).toBe('exact');
  await expect(states.getByRole('button', { includeHidden: true }).first()).toBeHidden();
  // The bars of the application are of no use on paper.
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Administración', includeHidden: true })).toBeHidden();
});

test('R9.15 R9.16 X32.55 words are read from a hundred answers, and from more with Cargar más respuestas', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const { id } = await makeForm(page, 'Zona de nidos con muchas', NOTES);
  for (let sent = 0; sent < 100; sent++) await answerForm(page, id, { note: { value: 'Nido de hornero' } });
  await page.goto(`/estadisticas/${id}`);
  await expect(page.getByText('Leídas 100 de 100 respuestas, las más recientes primero.')).toBeVisible();
  const more = page.getByRole('button', { name: 'Cargar más respuestas' });
  await expect(more).toHaveCount(0);
  await answerForm(page, id, { note: { value: 'Nido caído' } });
  await page.reload();
  await expect(page.getByText('Leídas 100 de 101 respuestas, las más recientes primero.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hornero' })).toContainText('99 (');
  await more.click();
  await expect(page.getByText('Leídas 101 de 101 respuestas, las más recientes primero.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hornero' })).toContainText('100 (');
  await expect(more).toHaveCount(0);
});

test('P2.18 P2.39 R8.11 R8.12 R8.34 statistics say that a form has no answers, is unknown, or could not be read', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const { id } = await makeForm(page, 'Zona de nidos sin respuestas');
  await page.goto(`/estadisticas/${id}`);
  await expect(
    page.getByText('There are no answers available. El formulario todavía no tiene respuestas.'),
  ).toBeVisible();
  await expectAccessible(page, 'statistics empty');
  await page.goto('/estadisticas/aaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('alert')).toContainText('Formulario no encontrado');
  await page.route('**/api/forms/*/statistics*', (route) => route.abort());
  await page.clock.install();
  await page.goto(`/estadisticas/${id}`);
  const failed = page.getByRole('alert').filter({ hasText: 'Ocurrió un error al cargar los datos' });
  await letPassUntil(page, failed, RETRY_MS);
  await expectAccessible(page, 'statistics failed');
  await page.unroute('**/api/forms/*/statistics*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('There are no answers available.')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, 'inspector');
  await page.goto(`/estadisticas/${FORMS.inspection}`);
  await expect(page.getByText('You do not have the required permissions to access this site.')).toBeVisible();
});

test('R2.012 X10.15 on a phone the number above a column near the end makes the page no wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'administrator');
  await page.goto(`/estadisticas/${FORMS.inspection}`);
  await page.getByRole('button', { name: '6 meses' }).click();
  await expect(page.locator('.stat-most-middle').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
