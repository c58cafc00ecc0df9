// The location of a submission: by mouse, by keyboard, as coordinates, without map pictures.

import {
  type Browser,
  expect,
  expectAccessible,
  FORMS,
  type Locator,
  type Page,
  signIn,
  test,
} from '../stack.ts';
import { answerWhatIsRequired, tabTo } from '../steps/fill-form.ts';
import { address, coordinates, locationOf, PIXEL } from '../steps/particulars-steps.ts';
import { refusal } from '../steps/played.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;
/** A form with a location and an incident type. */
const INCIDENT_FORM = '/contestar/3sZpb7h0VjhbqB1YhMjb';

const marked = (field: Locator) => field.getByText(/^Lugar marcado: /);
async function sendAsVisitor(page: Page): Promise<void> {
  await answerWhatIsRequired(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
}

test('E3.27 A2.23 A2.46 A2.48 A3.04 A7.21 A1.11 a visitor searches an address, puts it right and sends it', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await field.getByRole('searchbox', { name: 'Buscar una dirección' }).fill('plaza centenario');
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Plaza Centenario, San Martín 1' }).click();
  await expect(marked(field)).toHaveText('Lugar marcado: Plaza Centenario, San Martín 1');
  await expect(coordinates(field)).toHaveValue('-32.40939, -63.24211');
  await expect(field.getByText('Puede modificar la direccion haciendo click sobre ella')).toBeVisible();
  await address(field).fill('Plaza Centenario, frente a la fuente');
  await expectAccessible(page, 'public form with a place');
  await page.reload();
  const again = await locationOf(page);
  await expect(address(again)).toHaveValue('Plaza Centenario, frente a la fuente');
  await sendAsVisitor(page);
});

test('A2.46 A2.47 A2.55 A2.56 A7.05 A7.22 a click on the map marks the place and fills its address', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await expect(field.getByText('Todavía no marcó ningún lugar.')).toBeVisible();
  await field.getByRole('application', { name: 'Mapa' }).click();
  // The middle of the map is the municipality's own point.
  await expect(coordinates(field)).toHaveValue(/^-32\.407\d*, -63\.240\d*$/);
  await expect(address(field)).toHaveValue('San Martín 180');
  await field.getByRole('button', { name: 'Quitar la ubicación' }).click();
  await expect(field.getByText('Todavía no marcó ningún lugar.')).toBeVisible();
  await field.getByRole('searchbox').fill('calle que no existe');
  await field.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(field.getByText('No se encontró esa dirección.', { exact: false })).toBeVisible();
});

/** Expects that the button is disabled after exactly this many presses. */
async function pressToTheEnd(button: Locator, presses: number): Promise<void> {
  await button.focus();
  for (let pressed = 0; pressed < presses; pressed++) {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await button.press('Enter');
  }
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

test('X16.06 A2.52 P9.13 A9.19 the keyboard alone moves, zooms and marks; numbers do without a map', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  const map = field.getByRole('application', { name: 'Mapa' });
  await tabTo(page, map);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(marked(field)).toBeVisible();
  // The middle of the map was at latitude -32.4075.
  await expect(coordinates(field)).toHaveValue(/^-32\.4(?!075)\d+, -63\.\d+$/);
  await pressToTheEnd(field.getByRole('button', { name: 'Alejar' }), 12 - 5);
  await pressToTheEnd(field.getByRole('button', { name: 'Acercar' }), 18 - 5);
  await coordinates(field).fill('Villa María');
  await page.keyboard.press('Enter');
  await expect(field.getByText('Escriba latitud y longitud', { exact: false })).toBeVisible();
  await expectAccessible(page, 'place with wrong coordinates');
  await coordinates(field).fill('-32,41203 -63,24498');
  await page.keyboard.press('Enter');
  await expect(coordinates(field)).toBeFocused();
  await expect(address(field)).toHaveValue('José Ingenieros 455');
});

test('X16.06 the device says where it is, or that it does not', async ({ page, context, browser }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.40488, longitude: -63.24155 });
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await field.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(address(field)).toHaveValue('Bv. Alvear 250');
  await withoutGeolocation(browser);
});

async function withoutGeolocation(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '', locale: 'es-AR' });
  const page = await context.newPage();
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await field.getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(field.getByText('El dispositivo no dio su ubicación.', { exact: false })).toBeVisible();
  await context.close();
}

/** Makes the form say that map pictures come from this server. */
async function withMapPictures(page: Page): Promise<void> {
  await page.route(`**/api/public/forms/${FORMS.pruning}/to-answer`, async (route) => {
    const response = await route.fetch();
    const form = await response.json();
    const layer = (name: string) => ({ tiles: `/test-tiles/${name}/{z}/{x}/{y}.png`, credit: `© ${name}` });
    await route.fulfill({
      response,
      json: { ...form, map: { ...form.map, street: layer('calles'), satellite: layer('satelite') } },
    });
  });
}

test('A2.44 A2.45 A2.53 A2.54 A7.23 P9.14 P9.15 X16.09 streets first, from afar until a place is known, satellite on demand, an outline where no picture comes', async ({
  page,
}) => {
  const asked: string[] = [];
  await withMapPictures(page);
  await page.route('**/test-tiles/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (path.startsWith('/test-tiles/satelite')) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'image/png', body: PIXEL });
  });
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await expect(field.getByText('© calles')).toBeVisible();
  const layersAndZooms = () => [...new Set(asked.map((path) => path.split('/').slice(2, 4).join(' ')))];
  await expect.poll(layersAndZooms).toEqual(['calles 12']);
  await coordinates(field).fill('-32.40768, -63.24044');
  await coordinates(field).press('Enter');
  await expect.poll(layersAndZooms).toEqual(['calles 12', 'calles 15']);
  await expect(field.getByRole('button', { name: 'Calles' })).toHaveAttribute('aria-pressed', 'true');
  await field.getByRole('button', { name: 'Satélite' }).click();
  await expect(field.getByText('se muestra un contorno aproximado', { exact: false })).toBeVisible();
  expect(layersAndZooms()).toEqual(['calles 12', 'calles 15', 'satelite 15']);
  await field.getByRole('button', { name: 'Calles' }).click();
  await expect(field.getByText('© calles')).toBeVisible();
});

test('A2.49 A2.50 A2.51 A7.16 R2.053 an asset near the place is assigned, shown, taken away, and seen in the answer', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto(INCIDENT_FORM);
  const field = await locationOf(page);
  await coordinates(field).fill('-32.40768, -63.24044');
  await page.keyboard.press('Enter');
  const nearby = field.getByRole('region', { name: 'Activos cercanos' });
  await expect(nearby.getByRole('listitem').first()).toContainText('Luminaria LED 902');
  await expectAccessible(page, 'assets nearby');
  await nearby.getByRole('button', { name: 'Asignar Luminaria LED 902' }).click();
  const card = field.getByRole('region', { name: 'Activo asignado' });
  await expect(card.getByRole('button', { name: 'Quitar Luminaria LED 902' })).toBeFocused();
  for (const value of ['902', 'Luminaria LED 902', 'Luminaria', 'San Martín 180'])
    await expect(card.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Quitar Luminaria LED 902' }).click();
  await expect(card).toHaveCount(0);
  await nearby.getByRole('button', { name: 'Asignar Luminaria LED 902' }).click();
  await answerWhatIsRequired(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/submissions') && response.ok());
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog').getByRole('button', { name: 'Confirmar' });
  await dialog.click();
  const { id } = await (await sent).json();
  await page.goto(`/ver/${id}`);
  await expect(page.getByRole('region', { name: 'Activo asignado' })).toContainText('Luminaria LED 902');
  await expect(page.getByRole('region', { name: 'Ubicación' })).toContainText('-32.40768, -63.24044');
  await expect(page.getByRole('application', { name: 'Mapa de la ubicación' })).toBeVisible();
  await expectAccessible(page, 'answer with place and asset');
});

test('A8.16 P8.32 a failed look-up of assets shows nothing, one of an address says what to do', async ({
  page,
  messages,
}) => {
  await page.route('**/assets?*', (route) => route.abort());
  await page.route('**/address?*', (route) => route.abort());
  await page.route('**/places?*', (route) => route.fulfill(refusal('geocoder-unavailable')));
  await signIn(page, 'administrator');
  await page.goto(INCIDENT_FORM);
  const field = await locationOf(page);
  await field.getByRole('application', { name: 'Mapa' }).click();
  await expect(field.getByText('No se pudo averiguar la dirección. Escríbala.')).toBeVisible();
  await expect(field.getByRole('region', { name: 'Activos cercanos' })).toHaveCount(0);
  await field.getByRole('searchbox').fill('San Martín 120');
  await page.keyboard.press('Enter');
  await expect(field.getByText('El buscador de direcciones no responde.', { exact: false })).toBeVisible();
  // The browser's message about the failed look-up.
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 502')]);
});
