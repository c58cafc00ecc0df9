// The location of a submission on the map: by mouse, by keyboard, as coordinates, without map pictures, with an asset.

import { expect, expectAccessible, FORMS, type Locator, type Page, signIn, test } from '../stack.ts';
import { answerWhatIsRequired, tabTo } from '../steps/fill-form.ts';
import { address, coordinates, locationOf, PIXEL } from '../steps/particulars-steps.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;
/** A form with a location and an incident type. */
const INCIDENT_FORM = '/contestar/3sZpb7h0VjhbqB1YhMjb';

const marked = (field: Locator) => field.getByText(/^Lugar marcado: /);
/** Expects that the button is disabled after exactly this many presses. */
async function pressToTheEnd(button: Locator, presses: number): Promise<void> {
  await button.focus();
  for (let pressed = 0; pressed < presses; pressed++) {
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await button.press('Enter');
  }
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

test('X16.06 A2.47 A2.52 A2.56 A7.05 A7.22 P9.13 A9.19 a click on the map marks the place with its address; so do the keyboard and numbers', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const field = await locationOf(page);
  await expect(field.getByText('Todavía no marcó ningún lugar.')).toBeVisible();
  const map = field.getByRole('application', { name: 'Mapa' });
  await map.click();
  // The middle of the map is the municipality's own point.
  await expect(coordinates(field)).toHaveValue(/^-32\.407\d*, -63\.240\d*$/);
  await expect(address(field)).toHaveValue('San Martín 180');
  await expectAccessible(page, 'public form with a place');
  await field.getByRole('button', { name: 'Quitar la ubicación' }).click();
  await expect(field.getByText('Todavía no marcó ningún lugar.')).toBeVisible();
  await field.getByRole('searchbox').fill('calle que no existe');
  await field.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(field.getByText('No se encontró esa dirección.', { exact: false })).toBeVisible();
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
