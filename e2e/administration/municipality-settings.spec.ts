// The settings of a municipality: what an administrator sees, changes and is asked about.
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { noise } from '../steps/picture.ts';
import { openSettings, saveButton, saved } from '../steps/settings-steps.ts';

test('X33.80 X33.81 X33.82 X36.83 R9.32 X33.87 an administrator changes settings, which are there after a reload; a switch that is off begins where the field under it does; a logo is uploaded, shown, and may be taken away again', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await openSettings(page, 'Santiago del Estero');
  await expect(page.getByText('No hay cambios por guardar.')).toBeVisible();
  await page.getByLabel('Zona horaria').selectOption({ label: 'America/Argentina/Buenos Aires' });
  await page.getByRole('application', { name: 'Centro del municipio en el mapa' }).click();
  await expect(page.getByLabel('Centro del mapa')).toHaveValue(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/);
  const centre = await page.getByLabel('Centro del mapa').inputValue();
  const color = page.getByLabel('Color de los botones al contestar', { exact: true });
  await color.fill('#ffd100');
  await expect(page.getByText(/El botón apenas se distingue del fondo blanco \(1,5 a 1\)/)).toBeVisible();
  await color.fill('#8a1538');
  await expect(page.getByText('Contraste del texto: 9,4 a 1.')).toBeVisible();
  await page.getByRole('switch', { name: 'Las preguntas pueden pedir un video' }).check();
  await page.getByLabel('Sitios que pueden mostrar nuestras páginas').fill('https://intranet.ejemplo.org');
  await page.getByLabel('Nombre del remitente').fill('Municipalidad de Santiago');
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible();
  await expectAccessible(page, 'settings of a municipality');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('No hay cambios por guardar.')).toBeVisible();
  await page.reload();
  await expect(color).toHaveValue('#8a1538');
  await expect(page.getByLabel('Centro del mapa')).toHaveValue(numbersOf(centre));
  await expect(page.getByLabel('Nombre del remitente')).toHaveValue('Municipalidad de Santiago');
  await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Argentina/Buenos_Aires');
  await expect(page.getByRole('switch', { name: 'Las preguntas pueden pedir un video' })).toBeChecked();
  await expect(page.getByLabel('Sitios que pueden mostrar nuestras páginas')).toHaveValue(
    'https://intranet.ejemplo.org',
  );
  await beginsWithItsField(page);

  const group = page.getByRole('group', { name: 'Logo del municipio' });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser');
    await group.getByRole('button', { name: 'Elegir imagen' }).click();
    await (await choosing).setFiles(file);
  };
  await choose({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(group.getByRole('alert')).toContainText('Formato de archivo inválido.');
  await choose({ name: 'logo.png', mimeType: 'image/png', buffer: noise(200) });
  await expect(group.getByRole('img', { name: 'Logo del municipio' })).toBeVisible();
  await expect(group.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'a logo was chosen');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(group.getByRole('img', { name: 'Logo del municipio' })).toBeVisible();
  await group.getByRole('button', { name: 'Quitar: Logo del municipio' }).click();
  await expect(group.getByRole('img')).toHaveCount(0);
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible();
});

/** A switch that is off begins where the field under it does. */
async function beginsWithItsField(page: Page): Promise<void> {
  const video = page.getByRole('switch', { name: 'Las preguntas pueden pedir un video' });
  await video.uncheck();
  const left = async (found: Locator) => Math.round((await found.boundingBox())?.x ?? -1);
  const knob = video.locator('..').locator('.MuiSwitch-thumb');
  const field = page
    .getByLabel('También pueden pedirlo estos usuarios')
    .locator('xpath=ancestor::*[contains(@class,"MuiInputBase-root")]');
  const beginning = await left(field.first());
  expect(beginning).toBeGreaterThan(0);
  await expect.poll(() => left(knob)).toBe(beginning);
  // The browser scrolls to what gets the focus, also inside of the switch, whose control is wider.
  await video.evaluate((control) => {
    for (let around = control.parentElement; around; around = around.parentElement) around.scrollLeft = 18;
  });
  expect(await left(knob)).toBe(beginning);
}

/** The same coordinates as numbers are written, without zeros at the end. */
const numbersOf = (text: string) => text.split(', ').map(Number).join(', ');

test('X33.86 X34.46 X34.48 an administrator tries the mail server, names a platform, asks it, and reads what is wrong with its URL', async ({
  page,
}) => {
  const platform = page.getByLabel('Dirección de la plataforma municipal');
  const booking = page.getByLabel('Dirección del formulario de turnos');
  const ask = page.getByRole('button', { name: 'Preguntar a la plataforma' });
  await signIn(page, 'administrator');
  await openSettings(page, 'Egües');
  await page.getByRole('button', { name: 'Enviarme un correo de prueba' }).click();
  await expect(page.getByText(/El servidor de correo aceptó el mensaje para .+@/)).toBeVisible();
  await expectAccessible(page, 'a mail was tried');
  await platform.fill('https://10.0.0.1');
  await booking.fill('turnos.ejemplo.org');
  await saveButton(page).click();
  await expect(platform).toBeFocused();
  for (const field of [platform, booking])
    await expect(field).toHaveAccessibleDescription(/Escriba una dirección https con el nombre de un sitio/);
  await expectAccessible(page, 'settings with errors');
  await platform.fill(process.env['E2E_PLATFORM'] ?? '');
  await booking.fill('https://turnos.ejemplo.org/alta');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await ask.click();
  await expect(page.getByText(/^La plataforma respondió en \d+ ms\.$/)).toBeVisible();
  await expectAccessible(page, 'a platform was asked');
  await page.reload();
  await expect(platform).toHaveValue(process.env['E2E_PLATFORM'] ?? '');
  await expect(booking).toHaveValue('https://turnos.ejemplo.org/alta');
  // A name that nobody has: the platform does not answer.
  await platform.fill('https://plataforma.nadie.invalid');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await ask.click();
  await expect(page.getByText(/^La plataforma no respondió/)).toBeVisible();
});
