// Marks on a photo: staff put them on it by keyboard and with a finger, also without a connection, and read them over the
// photo, which stays as it was.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import { untilDownloaded } from '../steps/connection-steps.ts';
import { newForm, openOnlySubmission } from '../steps/person-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ROUND = aForm()
  .with({ title: { text: 'Ronda con marcas' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' }, allowsImage: true }))
  .build();

const image = (page: Page) => page.getByRole('group', { name: /^Imagen/ });
const attached = (page: Page) => image(page).getByRole('button', { name: 'Quitar Frente.png' });
const open = (page: Page) => page.getByRole('button', { name: /^Marcar/ });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Marcar la foto' });
const mark = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true });

async function give(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#5b7a55';
    context.fillRect(0, 0, 600, 400);
    // A number plate.
    context.fillStyle = '#fff';
    context.fillRect(240, 180, 120, 40);
    context.fillStyle = '#000';
    context.font = 'bold 28px sans-serif';
    context.fillText('AB 123', 250, 210);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  await image(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Frente.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
}

async function openAsStaff(page: Page, baseURL: string | undefined): Promise<string> {
  const form = await newForm(baseURL ?? '', ROUND);
  await signIn(page, 'inspector');
  await page.goto(`/contestar/${form}`);
  await expect(image(page)).toBeVisible();
  return form;
}

/** Drags it by a hundred pixels to the left, with the one pointer that the browser gives. */
async function dragLeft(page: Page, name: string): Promise<void> {
  const box = await mark(page, name).boundingBox();
  if (!box) throw new Error('no mark');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 50, y, { steps: 3 });
  await page.mouse.move(x - 100, y, { steps: 3 });
  await page.mouse.up();
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

test('X39.64 X39.65 staff mark a photo by keyboard and by dragging, and read it with and without its marks', async ({
  page,
  baseURL,
}) => {
  const form = await openAsStaff(page, baseURL);
  await give(page);
  await expect(attached(page)).toBeVisible();
  await open(page).focus();
  await page.keyboard.press('Enter');
  await mark(page, 'Flecha').focus();
  await page.keyboard.press('Enter');
  await expect(mark(page, 'Flecha 1, Rojo')).toBeFocused();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight', '+', 'r']) await page.keyboard.press(key);
  await mark(page, 'Azul').click();
  await mark(page, 'Recuadro').click();
  await expect(mark(page, 'Recuadro 2, Azul')).toBeFocused();
  const before = (await mark(page, 'Recuadro 2, Azul').boundingBox())?.x ?? 0;
  await dragLeft(page, 'Recuadro 2, Azul');
  expect((await mark(page, 'Recuadro 2, Azul').boundingBox())?.x ?? 0).toBeCloseTo(before - 100, -1);
  await mark(page, 'Deshacer').click();
  expect((await mark(page, 'Recuadro 2, Azul').boundingBox())?.x ?? 0).toBeCloseTo(before, 0);
  await mark(page, 'Texto').click();
  await page.keyboard.type('Grieta');
  await expect(mark(page, 'Texto 3: Grieta, Azul')).toBeVisible();
  await expectAccessible(page, 'editor of marks');
  await mark(page, 'Listo').click();
  await expect(open(page)).toBeFocused();
  await expect(page.getByText('Con 3 marcas')).toBeVisible();
  await expect(attached(page)).toBeVisible();
  await page.getByLabel(/^Comercio/).fill('Panadería');
  await send(page);
  await expect(page.getByText(/^Se guardó/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOnlySubmission(page, form);
  const small = page.getByRole('img', { name: /Frente\.png, con marcas, Grieta$/ });
  await expect(small).toBeVisible();
  await expectAccessible(page, 'submission with a marked photo');
  await page.getByRole('button', { name: /Frente\.png, con marcas/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg.marks text').first()).toHaveText('Grieta');
  await expectAccessible(page, 'marked photo');
  await dialog.getByRole('button', { name: 'Ver sin marcas' }).click();
  await expect(dialog.locator('svg.marks')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ver con marcas' }).click();
  await expect(dialog.locator('svg.marks')).toBeVisible();
});

/** The middle of what it covers, without the frame and the handles around it. */
async function middleOf(spot: Locator) {
  const box = await spot.boundingBox();
  if (!box) throw new Error('nothing there');
  const { x, y, width, height } = box;
  return { x: x + width / 5, y: y + height / 5, width: 0.6 * width, height: 0.6 * height };
}

/** How many colours the screen shows there. */
async function coloursIn(page: Page, clip: Awaited<ReturnType<typeof middleOf>>): Promise<number> {
  const shown = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, shown);
}

test('X39.64 X39.80 staff blur a number plate with the keyboard, without a connection, where the marks wait with the photo, and read the photo with and without it', async ({
  page,
  context,
  baseURL,
}) => {
  const form = await openAsStaff(page, baseURL);
  await untilDownloaded(page, ['mark-photo']);
  await context.setOffline(true);
  await give(page);
  await expect(image(page).getByRole('status').filter({ hasText: 'Sin conexión.' })).toBeVisible();
  await open(page).click();
  await mark(page, 'Difuminar').focus();
  await page.keyboard.press('Enter');
  await expect(mark(page, 'Difuminado 1')).toBeFocused();
  await page.keyboard.press('+');
  expect(await coloursIn(page, await middleOf(editor(page).locator('canvas.blur')))).toBeLessThan(17);
  await expectAccessible(page, 'editor with a blurred box');
  await mark(page, 'Listo').click();
  await expect(page.getByText('Con 1 marca', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(attached(page)).toBeVisible();
  await page.getByLabel(/^Comercio/).fill('Panadería');
  await send(page);
  await expect(page.getByText(/^Se guardó/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOnlySubmission(page, form);
  await expect(page.getByRole('img', { name: /Frente\.png, con marcas$/ })).toBeVisible();
  await page.getByRole('button', { name: /Frente\.png, con marcas/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('canvas.blur')).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
  const plate = await middleOf(dialog.locator('canvas.blur'));
  await expect.poll(() => coloursIn(page, plate)).toBeLessThan(17);
  await dialog.getByRole('button', { name: 'Ver sin marcas' }).click();
  await expect(dialog.locator('canvas.blur')).toHaveCount(0);
  expect(await coloursIn(page, plate)).toBeGreaterThan(40);
});
