// What a device records while a form is answered (position, times, a track, stamped photos, codes, voice notes): an author
// asks for it, and a form that asks for none of it downloads nothing of it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { untilDownloaded } from '../steps/connection-steps.ts';
import {
  editorOf,
  openEditor,
  openOptions,
  questionCard,
  savedDefinition,
  savedForm,
} from '../steps/editor-steps.ts';
import { PIXEL } from '../steps/particulars-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const PLAIN = aForm()
  .with({ title: { text: 'Ronda' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('shop', 'text', { title: { text: 'Comercio' }, allowsImage: true }));

test('X39.40 X39.60 X39.66 X39.74 X39.81 an author asks for each of them, and reads what the law says of a track', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const id = await savedForm(page, PLAIN.build());
  await openEditor(page, editorOf(id));
  await openOptions(page);
  await page.getByRole('switch', { name: 'Registrar la posición' }).check();
  await page.getByRole('spinbutton', { name: 'Precisión deseada, en metros' }).fill('30');
  await page.getByRole('switch', { name: 'Registrar la hora de comienzo y de fin' }).check();
  await page.getByRole('switch', { name: 'Fotos con fecha, hora y posición' }).check();
  const track = page.getByRole('switch', { name: 'Registrar el recorrido de la visita' });
  await expect(track).not.toBeChecked();
  await expect(page.getByText(/Ley 25\.326.*se informó al personal/)).toBeVisible();
  await track.check();
  await expectAccessible(page, 'settings of what a device records');
  await questionCard(page, 'Comercio').getByRole('button', { name: 'Comercio' }).click();
  await page.getByRole('switch', { name: 'Escanear código' }).check();
  await page.getByRole('switch', { name: 'Se puede grabar una nota de voz' }).check();
  await expectAccessible(page, 'question that reads a code and takes a voice note');
  const { sections, ...form } = await savedDefinition(page, id);
  expect(form).toMatchObject({
    recordsPosition: true,
    accuracyLimit: 30,
    recordsTimes: true,
    stampsPhotos: true,
    recordsTrack: true,
  });
  expect(sections[0]?.questions[0]).toMatchObject({ scansCode: true, allowsAudio: true });
});

/** What is downloaded for one of these alone, staff and visitors together. */
const BLOCKS = ['load-stamp', 'evidence-notice', 'mark-photo', 'scan-code', 'voice-note'];

test('X39.42 X39.61 X39.64 X39.66 X39.75 X39.82 a visitor of a form that asks for none of it, or that follows staff alone, downloads nothing of it, and a photo stays as it is', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await page.setViewportSize({ width: 390, height: 844 });
  const followed = PLAIN.with({ recordsTrack: true });
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', followed.build())}`);
  await page.getByLabel(/^Comercio/).fill('Panadería');
  const image = page.getByRole('group', { name: /^Imagen/ });
  const photo = { name: 'Frente.png', mimeType: 'image/png', buffer: PIXEL };
  await image.locator('input[type=file][capture]').setInputFiles(photo);
  await expect(image.getByRole('button', { name: 'Quitar Frente.png' })).toBeVisible();
  await untilDownloaded(page, ['error-summary', 'files']);
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Recorrido de la visita' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Marcar|Escanear|Grabar)/ })).toHaveCount(0);
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(BLOCKS.filter((block) => urls.some((url) => url.includes(`/assets/${block}-`)))).toEqual([]);
  // The same names are what others download.
  await signIn(page, 'inspector');
  const question = aQuestion('noise', 'text', {
    title: { text: 'Ruido' },
    allowsAudio: true,
    scansCode: true,
  });
  const asking = followed.with({ stampsPhotos: true }).withSection('r', question);
  await page.goto(`/contestar/${await newForm(baseURL ?? '', asking.build())}`);
  await image.locator('input[type=file][capture]').setInputFiles(photo);
  await untilDownloaded(page, BLOCKS);
});
