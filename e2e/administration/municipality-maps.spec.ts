// Geocoder and map pictures of a municipality: named and tried in its settings, and used by its forms.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { savedForm } from '../steps/editor-steps.ts';
import { address, locationOf, PIXEL } from '../steps/particulars-steps.ts';
import { openSettings, saveButton, saved } from '../steps/settings-steps.ts';

/** No other journey works in this municipality. */
const TOWN = 'Vecinos VL';
const AREA = '0MXfMJr76V2TUD4QDHbP';
const LOCATED = aForm()
  .with({ title: { text: 'Bache con lugar' } })
  .withOptions({ geolocation: true, publicAccess: true })
  .withSection('s', aQuestion('q', 'text'))
  .build();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('No hay cambios por guardar.')).toBeVisible();
}

test('X34.38 X34.39 X34.49 an administrator names a geocoder and tries it, and a form of the municipality finds addresses with it; names map pictures and tries them, and the form shows them', async ({
  page,
  messages,
}) => {
  const geocoder = page.getByLabel('Servicio que busca direcciones');
  const ask = page.getByRole('button', { name: 'Probar el buscador' });
  await openSettings(page, TOWN);
  await ask.click();
  await expect(page.getByText('No hay un buscador al que preguntar.')).toBeVisible();
  await geocoder.fill('https://10.0.0.1');
  await saveButton(page).click();
  await expect(geocoder).toBeFocused();
  await expect(geocoder).toHaveAccessibleDescription(/Escriba una dirección https con el nombre de un sitio/);
  await geocoder.fill(process.env['E2E_GEOCODER'] ?? '');
  await save(page);
  await ask.click();
  await expect(
    page.getByText(/^El buscador respondió en \d+ ms\. Direcciones encontradas: 1\.$/),
  ).toBeVisible();
  await expectAccessible(page, 'a geocoder was tried');
  await page.goto(`/publico/contestar/${await savedForm(page, LOCATED, AREA)}`);
  const field = await locationOf(page);
  await field.getByRole('searchbox', { name: 'Buscar una dirección' }).fill('maipú 1250');
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'Maipú 1250, Vicente López' }).click();
  await expect(address(field)).toHaveValue('Maipú 1250, Vicente López');

  await page.route('https://teselas.ejemplo.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
  await page.route('https://satelite.ejemplo.org/**', (route) => route.fulfill({ status: 404 }));
  const streets = page.getByLabel('Imágenes del mapa de calles');
  const attempt = page.getByRole('button', { name: 'Probar las imágenes' });
  await openSettings(page, TOWN);
  await streets.fill('https://teselas.ejemplo.org/{z}/{x}.png');
  await saveButton(page).click();
  await expect(streets).toBeFocused();
  await expect(streets).toHaveAccessibleDescription(/con \{z\}, \{x\} e \{y\} una vez/);
  await streets.fill('https://teselas.ejemplo.org/{z}/{x}/{y}.png');
  await page.getByLabel('Autoría de las imágenes de calles').fill('© Catastro de Vicente López');
  await save(page);
  await attempt.click();
  await expect(page.getByText('Satélite: no hay imágenes. El mapa muestra un contorno.')).toBeVisible();
  const early = page.getByText(/^Calles: esta página se abrió antes de guardar esa dirección/);
  await expect(early).toBeVisible();
  await expectAccessibleAtAll(page, 'map pictures were tried too early');
  // The browser says that it asked for no picture.
  messages.length = 0;
  await page.getByRole('button', { name: 'Cargar la página otra vez' }).click();
  await expect(early).toBeHidden();
  await attempt.click();
  await expect(page.getByText('Calles: la imagen llegó.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagen del centro del mapa: Calles' })).toBeVisible();
  await page.getByLabel('Imágenes del mapa satelital').fill('https://satelite.ejemplo.org/{z}/{x}/{y}.png');
  await save(page);
  await page.reload();
  await attempt.click();
  await expect(page.getByText('Satélite: la imagen no llegó.')).toBeVisible();
  await expectAccessible(page, 'a map picture did not come');
  const asked = page.waitForRequest(/^https:\/\/teselas\.ejemplo\.org\/12\/\d+\/\d+\.png$/);
  // Where no location is known yet, the map begins from afar.
  await page.goto(`/publico/contestar/${await savedForm(page, LOCATED, AREA)}`);
  await expect((await locationOf(page)).getByText('© Catastro de Vicente López')).toBeVisible();
  await asked;
});
