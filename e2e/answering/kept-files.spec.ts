// Signatures and photos of a phone with a bad connection: confirmed and kept on the device, sent when they can, and taken
// along when the submission is sent as a new one.
import { writeFile } from 'node:fs/promises';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Locator, type Page, test } from '../stack.ts';
import { drawIn, namesOf, slotOf } from '../steps/particulars-steps.ts';
import { newForm } from '../steps/person-steps.ts';
import { refusal } from '../steps/played.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NOTICE = aForm()
  .with({ title: { text: 'Acta de entrega' } })
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withSignature({ title: 'Quien recibe', type: 'draw', signatory: 'citizen', required: true })
  .withSection('s', aQuestion('what', 'text', { title: { text: 'Entregado' }, allowsImage: true }))
  .build();
const SUBMISSIONS = '**/api/public/forms/*/submissions';

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();
const photo = (page: Page) => page.getByRole('group', { name: /^Imagen/ });
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });
const slot = (page: Page) => slotOf(page, 'Quien recibe');

test.beforeEach(async ({ page, baseURL }) => {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', NOTICE)}`);
  await page.getByLabel(/^Entregado/).fill('Un contenedor');
});

async function sign(page: Page, box: Locator): Promise<void> {
  await namesOf(box).fill('Rosa Quiroga');
  await drawIn(page, box);
  await box.getByRole('button', { name: 'Confirmar firma' }).click();
}

/** A photo of noise as a phone takes it: this many pixels wide, three quarters as high. */
async function jpeg(page: Page, width: number, quality: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([side, how]) => {
      const canvas = document.createElement('canvas');
      canvas.width = side ?? 1;
      canvas.height = (canvas.width * 3) / 4;
      const context = canvas.getContext('2d')!;
      const pixels = context.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < pixels.data.length; at += 65_536)
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/jpeg', how);
    },
    [width, quality] as const,
  );
  return Buffer.from(text.split(',')[1] ?? '', 'base64');
}

/** From the disk, as a phone has it: bytes that go through the driver's own connection take long on a busy machine. */
async function choose(page: Page, content: Buffer): Promise<void> {
  const path = test.info().outputPath('Vereda.jpg');
  await writeFile(path, content);
  await photo(page).locator('input[type=file]').first().setInputFiles(path);
}

test('X31.44 X16.02 a signature without a connection is confirmed on the device, survives a reload, and goes by itself', async ({
  page,
  context,
}) => {
  await next(page);
  await expect(slot(page)).toBeVisible();
  await context.setOffline(true);
  await sign(page, slot(page));
  await expect(slot(page).getByText('Firma confirmada')).toBeVisible();
  await expect(slot(page).getByText('Se sube sola cuando haya conexión.')).toBeVisible();
  await expect(slot(page).getByRole('img', { name: 'Firma de Rosa Quiroga' })).toBeVisible();
  await expectAccessible(page, 'signature kept on the device');
  // The connection is back, but the server is not reached yet.
  await page.route('**/signatures/*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await page.reload();
  await expect(slot(page).getByText('Firma confirmada')).toBeVisible();
  await expect(namesOf(slot(page))).toHaveValue('Rosa Quiroga');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('La firma está guardada en este dispositivo');
  await page.unroute('**/signatures/*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await send(page);
  await expect(saved(page)).toBeVisible();
});

test('X31.43 X31.44 X31.45 W1 a drawing that was not confirmed is still there after a reload; sent as a new answer, the photo and the signature go along by themselves', async ({
  page,
}) => {
  await choose(page, await jpeg(page, 400, 0.9));
  await expect(photo(page).getByText('Vereda.jpg').first()).toBeVisible();
  await expect(photo(page).getByRole('button', { name: /^Quitar/ })).toBeVisible();
  await next(page);
  await drawIn(page, slot(page));
  await page.reload();
  const undo = slot(page).getByRole('button', { name: 'Deshacer trazo' });
  await expect(undo).toBeEnabled();
  await namesOf(slot(page)).fill('Rosa Quiroga');
  await slot(page).getByRole('button', { name: 'Confirmar firma' }).click();
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await page.route(
    SUBMISSIONS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByLabel(/^Entregado/).fill('Dos contenedores');
  await next(page);
  await send(page);
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/submissions') && reply.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar como respuesta nueva' }).click();
  const body = (await sent).request().postDataJSON();
  expect(body.answers.main.what.image).toMatch(/\S/);
  expect(body.particulars.signatures).toEqual([
    expect.objectContaining({ imageId: expect.stringMatching(/\S/) }),
  ]);
  await expect(saved(page)).toBeVisible();
});

test('X31.89 A8.07 a photo that has not arrived counts as arriving after a reload in a closed section, and goes on', async ({
  page,
}) => {
  await page.route('**/api/uploads/*', (route) => route.abort('internetdisconnected'));
  await choose(page, await jpeg(page, 400, 0.9));
  await expect(photo(page).getByRole('button', { name: /^Cancelar/ })).toBeVisible();
  await next(page);
  await sign(page, slot(page));
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await page.getByRole('button', { name: 'Contraer secciones' }).click();
  await expect(page.getByRole('button', { name: 'Expandir secciones' })).toBeVisible();
  await next(page);
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await page.waitForRequest((asked) => asked.method() === 'PATCH');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('El archivo todavía no terminó de subir.');
  await page.unroute('**/api/uploads/*');
  await expect(page.getByText('Corregida')).toBeVisible({ timeout: 30_000 });
  await next(page);
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/submissions'));
  await send(page);
  await expect(saved(page)).toBeVisible();
  expect((await sent).postDataJSON().answers.main.what.image).not.toBe('');
});

test('X31.46 X39.71 A5.35 a photo of 12 MB is made smaller on the phone and passes, only what stays too large is refused; a photo whose upload failed is still there after a reload, and goes by itself', async ({
  page,
}) => {
  const large = await jpeg(page, 4_400, 0.94);
  expect(large.length).toBeGreaterThan(12 * 1024 * 1024);
  const announced = page.waitForRequest((asked) => asked.url().endsWith('/uploads'), {
    timeout: 30_000,
  });
  await choose(page, large);
  const { bytes } = (await announced).postDataJSON();
  expect(bytes).toBeLessThan(5 * 1024 * 1024);
  // Megabytes go up in pieces, and the server draws the picture anew.
  await expect(photo(page).getByRole('button', { name: /^Quitar/ })).toBeVisible({ timeout: 30_000 });
  await expect(photo(page).getByText('La imágen es demasiado grande')).toHaveCount(0);
  await photo(page)
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(photo(page).getByText('Se quitó').first()).toBeVisible();
  // Starts like a photo and is none, so it cannot be made smaller.
  await choose(page, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)]));
  await expect(photo(page).getByText('La imágen es demasiado grande')).toBeVisible();

  await page.route('**/uploads', (route) => route.fulfill(refusal('municipality-blocked')));
  await choose(page, await jpeg(page, 400, 0.9));
  await expect(photo(page).getByText('El archivo no se subió.').first()).toBeVisible();
  await page.unroute('**/uploads');
  await page.reload();
  await expect(photo(page).getByRole('button', { name: /^Quitar/ })).toBeVisible({ timeout: 30_000 });
  await next(page);
  await sign(page, slot(page));
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/submissions'));
  await send(page);
  expect((await sent).postDataJSON().answers.main.what.image).toMatch(/\S/);
});
