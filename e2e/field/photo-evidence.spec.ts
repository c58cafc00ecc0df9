// Photos with date, hour and position: a phone draws them into the picture and sends them along, also without a connection, and
// staff read them under the picture.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { SENDING_LATER, untilDownloaded } from '../steps/connection-steps.ts';
import { newForm, openOnlySubmission } from '../steps/person-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ROUND = aForm()
  .with({ title: { text: 'Ronda con fotos' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' }, allowsImage: true }));
const STAMPING = { ...ROUND.build(), stampsPhotos: true as const };
const NOTICE = 'Cada foto lleva abajo la fecha, la hora y la posición del dispositivo';

const image = (page: Page) => page.getByRole('group', { name: /^Imagen/ });
const attached = (page: Page) => image(page).getByRole('button', { name: 'Quitar Frente.jpg' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });

/** What phones write into pictures that were taken upright: they lie on their side. */
const LIES_ON_ITS_SIDE = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** A red picture that lies on its side: 300 wide and 600 high when it stands. */
async function upright(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 300];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#c02020';
    context.fillRect(0, 0, 600, 300);
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  const jpeg = Buffer.from(drawn, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), LIES_ON_ITS_SIDE, jpeg.subarray(2)]);
}

async function give(page: Page, from: 'camera' | 'gallery'): Promise<void> {
  const inputs = image(page).locator('input[type=file]');
  const input = from === 'camera' ? inputs.and(page.locator('[capture]')) : inputs.first();
  await input.setInputFiles({ name: 'Frente.jpg', mimeType: 'image/jpeg', buffer: await upright(page) });
}

/** The stored picture as the view shows it: its size, and the colour in the middle of rows and in its last corner. */
const storedPicture = (page: Page) =>
  page.getByRole('img', { name: /Frente\.jpg/ }).evaluate(async (shown) => {
    const picture = shown as HTMLImageElement;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const colourAt = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
    return { width, height, top: colourAt(240, 5), low: colourAt(240, 950), corner: colourAt(2, height - 2) };
  });

test('X39.61 X39.62 a photo that is taken stays whole and upright above the strip; staff read time and position under it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.4, longitude: -63.2, accuracy: 12 });
  const form = await newForm(baseURL ?? '', STAMPING);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('note').filter({ hasText: NOTICE })).toBeVisible();
  await give(page, 'camera');
  await expect(attached(page)).toBeVisible();
  await expectAccessible(page, 'form with a stamped photo');
  await page.getByLabel(/^Comercio/).fill('Panadería');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOnlySubmission(page, form);
  await expect(
    page.getByText(/^Tomada: \d\d\/\d\d\/\d{4} - \d\d:\d\d · -32\.400000, -63\.200000 \(±12 m\)$/),
  ).toBeVisible();
  await expectAccessible(page, 'submission with a stamped photo');
  const { width, height, top, low, corner } = await storedPicture(page);
  expect(width).toBe(480);
  expect(height).toBeGreaterThan(960 + 3 * 16);
  for (const [red = 0, green = 255] of [top, low]) expect([red > 150, green < 80]).toEqual([true, true]);
  expect(Math.max(...corner)).toBeLessThan(60);
});

test('X39.61 without a connection it waits with its time, and one that was there before says when it was added', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', STAMPING);
  await page.goto(`/publico/contestar/${form}`);
  await expect(page.getByRole('note').filter({ hasText: NOTICE })).toBeVisible();
  await untilDownloaded(page, SENDING_LATER);
  await context.setOffline(true);
  await page.getByLabel(/^Comercio/).fill('Panadería');
  await give(page, 'gallery');
  await expect(image(page).getByRole('status').filter({ hasText: 'Sin conexión.' })).toBeVisible();
  await send(page);
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await context.setOffline(false);
  await stored;
  await openOnlySubmission(page, form);
  await expect(
    page.getByText(/^Agregada: .* \(la foto es anterior\) · No se permitió ver la posición$/),
  ).toBeVisible();
  expect((await storedPicture(page)).width).toBe(480);
});
