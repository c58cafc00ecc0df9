// Files of a submission that takes its time: the server deletes what nobody has sent for long, and the device has it still.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, type Page, signIn, test } from '../stack.ts';
import { keptOnDevice, SENDING_LATER, untilDownloaded, untilQuiet } from '../steps/connection-steps.ts';
import { drawIn, namesOf, PIXEL, slotOf } from '../steps/particulars-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const ROUND = aForm()
  .with({ title: { text: 'Ronda de veredas' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('photo', 'text', { title: { text: 'Vereda' }, allowsImage: true }));
const SIGNED = aForm()
  .with({ title: { text: 'Acta de veredas' } })
  .withOptions({ publicAccess: true, digitalSignature: true })
  .withSignature({ title: 'Quien recibe', type: 'draw', signatory: 'citizen', required: true })
  .withSection('s', aQuestion('photo', 'text', { title: { text: 'Vereda' }, allowsImage: true }));
const EIGHT_DAYS = 8 * 24 * 60 * 60 * 1000;

const photo = (page: Page) => page.getByRole('group', { name: /^Imagen/ });
const remove = (page: Page) => photo(page).getByRole('button', { name: /^Quitar/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guardado' });

/** Attaches a photo, waits until the server has it, and returns the id of its upload. */
async function attach(page: Page): Promise<string> {
  const announced = page.waitForRequest((asked) => asked.url().endsWith('/uploads'));
  await photo(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Vereda.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(remove(page)).toBeVisible();
  return (await announced).postDataJSON().id;
}

/** As the server does with what nobody has sent for long. */
async function deleteOnServer(page: Page, upload: string): Promise<void> {
  const reply = await page.request.delete(`/api/uploads/${upload}`);
  expect(await reply.json()).toEqual({ removed: true });
}

/** The keys of the photo in what is sent, one for each time that it is. */
function sentPhotos(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/submissions')) keys.push(asked.postDataJSON().answers.main.photo.image);
  });
  return keys;
}

test('X39.86 a photo and a signature that the server deleted meanwhile are uploaded again by the device that has them, and sent', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', SIGNED.build())}`);
  const upload = await attach(page);
  await press(page, 'Siguiente');
  const box = slotOf(page, 'Quien recibe');
  await namesOf(box).fill('Rosa Quiroga');
  await drawIn(page, box);
  await press(page, 'Confirmar firma');
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await deleteOnServer(page, upload);
  // A drawing that the server has deleted is one that it does not know.
  const images: string[] = [];
  await page.route('**/submissions', async (route) => {
    const body = route.request().postDataJSON();
    const [signature] = body.particulars.signatures;
    images.push(signature.imageId);
    if (images.length === 1) signature.imageId = 'A'.repeat(signature.imageId.length);
    await route.continue({ postData: JSON.stringify(body) });
  });
  const photos = sentPhotos(page);
  await press(page, 'Enviar');
  await expect(saved(page)).toBeVisible();
  expect(new Set(photos).size).toBe(2);
  expect(new Set(images).size).toBe(2);
});

test('X39.86 a photo that neither the server nor the device has any more is asked for again, at its question; what waited for a connection while the server deleted its photo sends the photo again by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const url = `/publico/contestar/${await newForm(baseURL ?? '', ROUND.build())}`;
  await page.goto(url);
  await deleteOnServer(page, await attach(page));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('constancia');
        opening.addEventListener('success', () => {
          const emptying = opening.result.transaction('files', 'readwrite').objectStore('files').clear();
          emptying.addEventListener('success', () => resolve());
          opening.result.close();
        });
      }),
  );
  await press(page, 'Enviar');
  await expect(page.getByRole('alert')).toContainText('Adjúntelo de nuevo');
  await attach(page);
  await press(page, 'Enviar');
  await expect(saved(page)).toBeVisible();

  await page.goto(url);
  await untilDownloaded(page, SENDING_LATER);
  const upload = await attach(page);
  await context.setOffline(true);
  await press(page, 'Enviar');
  await press(page, 'Dejar lista para enviar');
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  const photos = sentPhotos(page);
  await deleteOnServer(page, upload);
  await context.setOffline(false);
  await expect(page.locator('.code-main .code-value')).toHaveText(/^\w+$/);
  expect(new Set(photos).size).toBe(2);
});

test('X39.85 the photo of a draft of staff stays on the device for as long as the draft; what a visitor left goes after a week', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', ROUND.build());
  await page.goto(`/publico/contestar/${form}`);
  await attach(page);
  await signIn(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await attach(page);
  await expect.poll(() => keptOnDevice(page, 'files')).toBe(2);
  await page.clock.setFixedTime(Date.now() + EIGHT_DAYS);
  await page.reload();
  await expect(remove(page)).toBeVisible();
  await untilQuiet(page);
  await expect.poll(() => keptOnDevice(page, 'files')).toBe(1);
  await page.reload();
  await expect(photo(page).getByText('Vereda.png').first()).toBeVisible();
  await expect(remove(page)).toBeVisible();
});
