// A day in the field without a connection: it is prepared, the connection goes, the day opens, an order is answered from what
// was taken along, and goes once the connection is back. Signing out leaves nothing.
import { expect, expectAccessible, FORMS, type Page, test } from '../stack.ts';
import { openOwnSession } from '../steps/account-steps.ts';
import { locationOf } from '../steps/particulars-steps.ts';
import {
  beginPreparing,
  closeDays,
  type FieldDay,
  fieldDay,
  kept,
  left,
  openPreparing,
} from './field-steps.ts';

test.use({ serviceWorkers: 'allow' });

let day: FieldDay;
test.beforeEach(async ({ page, baseURL }) => {
  day = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  await openOwnSession(page, 'inspectorOfTwoAreas');
});
test.afterEach(({ baseURL }) => closeDays(baseURL));

const order = (page: Page) => page.getByRole('row').filter({ hasText: day.lamp });
const state = (page: Page) => page.getByLabel(/^Estado/);

test('X39.30 X39.31 X39.32 X39.33 the day is prepared, opened and answered without a connection, and goes once it is back; meanwhile another asset is found by its name and chosen near its point, and a form without an order, found by its title, opens', async ({
  page,
  context,
}) => {
  await openPreparing(page, day);
  await page.getByRole('searchbox', { name: 'Buscar otro formulario' }).fill('Relevamiento de arbolado');
  await page.getByRole('checkbox', { name: /^Relevamiento de arbolado/ }).check();
  await beginPreparing(page);
  await expect(kept(page)).toContainText('Formulario «Relevamiento de arbolado');
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

  await page.goto(`/contestar/${FORMS.treeSurvey}`);
  await expect(page.getByRole('heading', { level: 1, name: /Relevamiento de arbolado/ })).toBeVisible();
  await page.goto(`/contestar/${day.formId}`);
  const field = await locationOf(page);
  await field.getByRole('searchbox', { name: 'Buscar una dirección' }).fill(day.other.toLowerCase());
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Mitre 100' }).click();
  await field.getByRole('button', { name: `Asignar ${day.other}` }).click();
  await expect(page.getByRole('region', { name: 'Activo asignado' })).toContainText(day.other);

  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  await stored;
  await page.goto('/mi-dia');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi día' })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  const list = await (await page.request.get(`/api/forms/${day.formId}/submissions`)).json();
  expect(list.submissions).toHaveLength(2);
});

const manifest = (page: Page) => page.locator('link[rel="manifest"]');

async function expectInstallable(page: Page, baseURL: string | undefined): Promise<void> {
  await expect(manifest(page)).toHaveAttribute('href', '/manifest.webmanifest');
  const reply = await page.request.get(`${baseURL}/manifest.webmanifest`);
  expect(reply.headers()['content-type']).toContain('manifest+json');
  const { icons, display } = await reply.json();
  expect(display).toBe('standalone');
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect((await page.request.get(`${baseURL}${src}`)).status(), src).toBe(200);
}

test('X39.34 X39.35 X39.38 the pictures of an area are kept, their size is said before, and each piece is removed; pages of staff can be installed, pages of citizens ask nobody to', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('**/api/work-orders/own', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const street = { tiles: `${baseURL}/icon-192.png?{z}/{x}/{y}`, credit: 'Prueba' };
    await route.fulfill({ response: reply, json: { ...body, map: { ...body.map, street } } });
  });
  await openPreparing(page, day);
  await expectInstallable(page, baseURL);
  await expect(page.getByText(/\d+ imágenes del mapa, unos/)).toBeVisible();
  await expectAccessible(page, 'what is taken along');
  // Hundreds of pictures come straight from the server, and not by way of the driver.
  await context.unrouteAll({ behavior: 'wait' });
  await beginPreparing(page);
  await expect(kept(page)).toContainText(/Imágenes del mapa: \d+/);
  const [, count] = /Imágenes del mapa: (\d+)/.exec(await kept(page).innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThanOrEqual(400);
  await expect(kept(page)).toContainText('cifrados');
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

  await context.setOffline(false);
  await page.goto('/actas/consultar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(manifest(page)).toHaveCount(0);
});
