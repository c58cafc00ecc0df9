// A day in the field without a connection: it is prepared, the connection goes, the day opens, an order is answered from what
// was taken along, and goes once the connection is back. Signing out leaves nothing.
import { expect, expectAccessible, FORMS, type Page, signInAgain, test } from '../stack.ts';
import { type FieldDay, fieldDay, kept, left, prepare } from './field-steps.ts';
import { locationOf, PIXEL } from '../steps/particulars-steps.ts';

test.use({ serviceWorkers: 'allow' });

let day: FieldDay;
test.beforeEach(async ({ page, baseURL }) => {
  day = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  await signInAgain(page, 'inspectorOfTwoAreas');
});

const order = (page: Page) => page.getByRole('row').filter({ hasText: day.lamp });
const state = (page: Page) => page.getByLabel(/^Estado/);

test('X39.30 X39.31 X39.32 X39.33 the day is prepared, opened and answered without a connection, and goes once it is back', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  await expectAccessible(page, 'a prepared day');
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await page.reload();
  await expect(page.getByText(/Sin conexión: así estaba su día el/)).toBeVisible();
  await expectAccessible(page, 'the day of this device');
  await page.getByRole('link', { name: `Contestar la orden de ${day.lamp}` }).click();
  await expect(page.getByText(`la orden de ${day.lamp} está guardada en este dispositivo`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activo asignado' })).toContainText(day.lamp);
  await page.getByRole('button', { name: /Empezar con las respuestas de la última visita/ }).click();
  await expect(state(page)).toHaveValue('Anda bien');
  await state(page).fill('Parpadea');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  await page.goto('/mi-dia');
  await expect(order(page)).toContainText('Lista para enviar');
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  await stored;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi día' })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  const list = await (await page.request.get(`/api/forms/${day.formId}/submissions`)).json();
  expect(list.submissions).toHaveLength(2);
});

test('X39.32 without a connection another asset is found by its name and chosen near its point', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  await context.setOffline(true);
  await page.goto(`/contestar/${day.formId}`);
  const field = await locationOf(page);
  await field.getByRole('searchbox', { name: 'Buscar una dirección' }).fill(day.other.toLowerCase());
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Mitre 100' }).click();
  await field.getByRole('button', { name: `Asignar ${day.other}` }).click();
  await expect(page.getByRole('region', { name: 'Activo asignado' })).toContainText(day.other);
});

test('X39.30 a form without an order is found by its title and opens without a connection', async ({
  page,
  context,
}) => {
  await page.goto('/mi-dia/preparar');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('searchbox', { name: 'Buscar otro formulario' }).fill('Relevamiento de arbolado');
  await page.getByRole('checkbox', { name: /^Relevamiento de arbolado/ }).check();
  await page.getByRole('button', { name: 'Preparar', exact: true }).click();
  await expect(page.getByText('Listo. Ya puede trabajar sin conexión.')).toBeVisible({ timeout: 60_000 });
  await expect(kept(page)).toContainText('Formulario «Relevamiento de arbolado');
  await context.setOffline(true);
  await page.goto(`/contestar/${FORMS.treeSurvey}`);
  await expect(page.getByRole('heading', { level: 1, name: /Relevamiento de arbolado/ })).toBeVisible();
});

test('X39.34 X39.35 the pictures of an area are kept, their size is said before, and each piece is removed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('**/api/work-orders/own', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const street = { tiles: `${baseURL}/pictures-of-a-map/{z}/{x}/{y}.png`, credit: 'Prueba' };
    await route.fulfill({ response: reply, json: { ...body, map: { ...body.map, street } } });
  });
  await context.route('**/pictures-of-a-map/**', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  );
  await page.goto('/mi-dia/preparar');
  await expect(page.getByText(/\d+ imágenes del mapa, unos/)).toBeVisible();
  await expectAccessible(page, 'what is taken along');
  await prepare(page, day);
  await expect(kept(page)).toContainText(/Imágenes del mapa: \d+/);
  const [, count] = /Imágenes del mapa: (\d+)/.exec(await kept(page).innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(400);
  await expect(kept(page)).toContainText('cifrados');
  await context.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(page.locator('img.map-tile[src^="blob:"]').first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/mi-dia/preparar');
  await kept(page)
    .getByRole('button', { name: /^Quitar de este dispositivo: Imágenes/ })
    .click();
  await expect(kept(page)).not.toContainText('Imágenes del mapa');
  const listed = await kept(page)
    .getByRole('button', { name: /^Quitar de este dispositivo: / })
    .count();
  // A record and a line of the list for each piece, and no picture.
  expect((await left(page))[0]).toBe(2 * listed);
  await kept(page).getByRole('button', { name: 'Quitar todo' }).press('Enter');
  await expect(kept(page)).toContainText('Todavía no se guardó nada.');
  expect(await left(page)).toEqual([0, 0, 0]);
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(page.getByText(/así estaba su día/)).toHaveCount(0);
});

test('X39.38 pages of staff can be installed, pages of citizens ask nobody to', async ({ page, baseURL }) => {
  await page.goto('/mi-dia');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  const reply = await page.request.get(`${baseURL}/manifest.webmanifest`);
  expect(reply.headers()['content-type']).toContain('manifest+json');
  const { icons, display } = await reply.json();
  expect(display).toBe('standalone');
  for (const { src } of icons) expect((await page.request.get(`${baseURL}${src}`)).status(), src).toBe(200);
  await page.goto('/actas/consultar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
});
