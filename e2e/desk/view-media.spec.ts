// What the view of a submission shows around the answers: the picture of the form, and photos that open larger.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { newForm, newVersion, storedSubmission, supervisorApi } from '../steps/person-steps.ts';
import { noise } from '../steps/picture.ts';

const FORM = aForm()
  .with({ title: { text: 'Inspección con imagen' } })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .withSection('t', aQuestion('v', 'text', { title: { text: 'Conclusión' } }));

test('R2.048 R2.071 the picture of the form stands in the view, also in the public one, which has no way back, and where it is corrected and completed', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const form = await newForm(baseURL ?? '', FORM.build());
  const plain = await storedSubmission(baseURL ?? '', form);
  const api = await supervisorApi(baseURL ?? '');
  const sent = await api.post(`/api/forms/${form}/header-images`, {
    headers: { 'content-type': 'image/png' },
    data: noise(64),
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { key } = await sent.json();
  await newVersion(
    baseURL ?? '',
    form,
    FORM.with({ headerImage: key }).withOptions({ showHeaderImage: true }).build(),
  );
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: 'Visto' } }, rows: {} };
  const stored = await api.post(`/api/forms/${form}/submissions`, { data: { id, version: 2, answers } });
  expect(stored.status(), await stored.text()).toBe(200);
  await api.dispose();
  const picture = page.locator('img.view-header-image, img.header-image');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  for (const path of [`/ver/${id}`, `/cis/ver/${id}`, `/correctForm/${id}`, `/respuestas/actualizar/${id}`]) {
    await page.goto(path);
    await expect(picture, path).toBeVisible();
    await expect.poll(width, path).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: '<< Volver' }), path).toHaveCount(
      path === `/ver/${id}` ? 1 : 0,
    );
  }
  await page.goto(`/ver/${id}`);
  await expectAccessible(page, 'view with the picture of the form');
  await page.goto(`/ver/${plain.id}`);
  await expect(page.getByText('Datos de la respuesta')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

const PHOTOS = aForm()
  .with({ title: { text: 'Inspección con fotos' } })
  .withSection(
    's',
    aQuestion('front', 'text', { title: { text: 'Fachada' }, allowsImage: true }),
    aQuestion('back', 'text', { title: { text: 'Fondo' }, allowsImage: true }),
  )
  .build();

/** Answers the form on its page, with a photo for each question; returns the id of the submission. */
async function answeredWithPhotos(page: Page, form: string): Promise<string> {
  await page.goto(`/contestar/${form}`);
  const fields = page.getByRole('group', { name: /^Imagen/ });
  for (const [position, name] of ['fachada.png', 'fondo.png'].entries()) {
    const field = fields.nth(position);
    const buffer = noise(80 + position);
    await field.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(field).toContainText('Quitar');
  }
  await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await expect(page).not.toHaveURL(/contestar/);
  const { submissions } = await (await page.request.get(`/api/forms/${form}/submissions`)).json();
  return submissions[0].id;
}

test('X36.45 a photo opens larger by keyboard, arrows lead to the others, Escape returns to it; a file that is gone is said to be', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const id = await answeredWithPhotos(page, await newForm(baseURL ?? '', PHOTOS));
  await page.goto(`/ver/${id}`);
  const thumbnail = page.getByRole('button', { name: 'Fachada: fachada.png' });
  await thumbnail.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fachada' });
  await expect(dialog.getByRole('img', { name: 'Fachada: fachada.png' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Foto 1 de 2 · fachada.png');
  await expectAccessible(page, 'a photo that is open');
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: 'Fondo' });
  await expect(next.getByRole('img', { name: 'Fondo: fondo.png' })).toBeVisible();
  await expect(next.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  await page.route('**/api/submissions/*/files', async (route) => {
    const { files } = await (await route.fetch()).json();
    await route.fulfill({ json: { files: files.slice(0, 1) } });
  });
  await page.reload();
  await expect(page.getByText('Imagen adjunta: archivo no disponible')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /\.png$/ })).toHaveCount(1);
});
