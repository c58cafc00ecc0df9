// Attachments on a phone: a connection that breaks during an upload, a reload, wrong files, removing and undoing,
// sending too early; and the official who sees the picture.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { Locator, Page } from '@playwright/test';
import { type Browser, expect, expectAccessible, signIn, test } from '../stack.ts';
import { savedForm } from '../steps/editor-steps.ts';
import { noise } from '../steps/picture.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PHOTO = { name: 'Vereda rota.png', mimeType: 'image/png', buffer: noise(600) };
const SMALL = { ...PHOTO, name: 'Esquina.png', buffer: noise(20) };
const PDF = {
  name: 'Croquis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n'),
};
const PIECES = '**/api/uploads/*?offset=*';

const FORM = aForm()
  .with({ title: { text: 'Vereda rota' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('where', 'text', { title: { text: 'Dónde' }, allowsImage: true }),
    aQuestion('plan', 'text', { title: { text: 'Croquis' }, allowsDocument: true }),
  )
  .build();

/** The id of the form, which a supervisor saves once in another window. */
let formId: Promise<string> | null = null;
function publicForm(browser: Browser): Promise<string> {
  formId ??= (async () => {
    const page = await browser.newPage();
    await signIn(page, 'supervisor');
    const id = await savedForm(page, FORM);
    await page.close();
    return id;
  })();
  return formId;
}

test.beforeEach(async ({ page, browser }) => {
  await page.goto(`/publico/contestar/${await publicForm(browser)}`);
});

const fileField = (page: Page, name: RegExp): Locator => page.getByRole('group', { name });
const image = (page: Page) => fileField(page, /^Imagen/);
const documents = (page: Page) => fileField(page, /^Documento/);
const choose = (field: Locator, file: typeof PHOTO) =>
  field.locator('input[type=file]').first().setInputFiles(file);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

/** Lets so many pieces through and drops the rest until the returned function is called. */
async function loseAfter(page: Page, pieces: number): Promise<() => Promise<void>> {
  let sent = 0;
  await page.route(PIECES, (route) => (sent++ < pieces ? route.continue() : route.abort('connectionreset')));
  return () => page.unroute(PIECES);
}

test('A3.22 A1.05 X14.03 X14.10 A1.12 A8.20 R7.48 on a phone the camera is offered; by keyboard a file is chosen, cancelled and removed; a lost connection and a reload in the middle, then the picture is with the answer', async ({
  page,
  browser,
  openSecondPage,
}) => {
  await expect(image(page).getByRole('button', { name: 'Sacar una foto' })).toBeVisible();
  await expect(image(page).locator('input[capture]')).toHaveAttribute('capture', 'environment');
  const attach = image(page).getByRole('button', { name: 'Adjuntar imagen' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), attach.press('Enter')]);
  await chooser.setFiles(SMALL);
  await expect(image(page)).toContainText('Quitar');
  // The pressed button disappears, so the focus moves to the field.
  await expect(image(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(image(page).getByRole('button', { name: /^Quitar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(image(page)).toContainText('Se quitó');

  await page.getByRole('textbox', { name: 'Dónde' }).fill('Mitre 120');
  const findAgain = await loseAfter(page, 2);
  await choose(image(page), PHOTO);
  await expect(image(page)).toContainText('Sin conexión');
  await expectAccessible(page, 'a file that waits for the connection');
  // After the reload, still without connection, the next request continues after the pieces that the server has.
  const [goesOn] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    page.reload(),
  ]);
  expect(new URL(goesOn.url()).searchParams.get('offset')).toBe(String(2 * 256 * 1024));
  await findAgain();
  await expect(image(page)).toContainText('Quitar');
  await expect(page.getByText('Imagen subida correctamente')).toBeVisible();
  await expect(image(page).getByRole('img', { name: PHOTO.name })).toBeVisible();
  await expectAccessible(page, 'a file that is attached');
  await choose(documents(page), PDF);
  await expect(documents(page)).toContainText('Quitar');
  await send(page);
  await expect(page).toHaveURL(/\/publico\/guardado\//);
  const code = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  await officialSees(await openSecondPage(), browser, code);
});

/** As an official, opens the submission with this code, and expects its picture and its file. */
async function officialSees(page: Page, browser: Browser, code: string): Promise<void> {
  await signIn(page, 'supervisor');
  const { submissions } = await (
    await page.request.get(`/api/forms/${await publicForm(browser)}/submissions`)
  ).json();
  const { id } = submissions.find((row: { readonly code: string }) => row.code === code);
  await page.goto(`/ver/${id}`);
  const picture = page.getByRole('img', { name: `Dónde: ${PHOTO.name}` });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: PDF.name }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(PDF.name);
  await expectAccessible(page, 'an answer with files');
}

test('A5.34 A5.35 A5.38 R8.24 A7.28 A8.21 A8.07 X14.10 what cannot be attached is said at the field, and another file may be chosen; a file is removed and brought back, and when removing fails it stays; what has not arrived stands in the way of sending and is named; cancelled, it does not', async ({
  page,
}) => {
  await choose(image(page), { ...SMALL, name: 'animada.gif', mimeType: 'image/gif' });
  await expect(image(page).getByRole('alert')).toContainText('Formato de archivo inválido');
  await choose(image(page), { ...SMALL, buffer: Buffer.alloc(5 * 1_048_576 + 1) });
  await expect(image(page).getByRole('alert')).toContainText('La imágen es demasiado grande');
  await choose(documents(page), { ...PDF, buffer: Buffer.alloc(5 * 1_048_576 + 1) });
  await expect(documents(page).getByRole('alert')).toContainText(
    'El archivo es demasiado grande. El máximo permitido es de 5 MB.',
  );
  // Only the server can find out what the file contains.
  await choose(documents(page), { ...PDF, buffer: Buffer.from('MZ'.repeat(50)) });
  await expect(documents(page).getByRole('alert')).toContainText('Formato de archivo inválido');
  await expectAccessible(page, 'files that were refused');
  await choose(image(page), SMALL);
  await expect(image(page)).toContainText('Quitar');
  await expect(image(page).getByRole('alert')).toHaveCount(0);

  const removeIt = image(page).getByRole('button', { name: /^Quitar/ });
  await page.route('**/api/uploads/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort('connectionreset') : route.fallback(),
  );
  await removeIt.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Ha ocurrido un error al subir o eliminar el documento seleccionado. Por favor vuelva a intentarlo.',
  );
  await expectAccessible(page, 'a file that could not be removed');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(image(page)).toContainText(SMALL.name);
  await page.unroute('**/api/uploads/*');
  await removeIt.click();
  await expect(page.getByText('Imagen eliminada correctamente')).toBeVisible();
  await expect(image(page)).toContainText('Se quitó Esquina.png');
  await image(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(image(page).getByRole('img', { name: SMALL.name })).toBeVisible();

  await removeIt.click();
  await expect(image(page)).toContainText('Se quitó Esquina.png');
  await loseAfter(page, 0);
  await choose(image(page), SMALL);
  await expect(image(page)).toContainText('Sin conexión');
  await send(page);
  const summary = page.getByRole('link', { name: /^Dónde — El archivo todavía no terminó de subir/ });
  await expect(summary).toBeVisible();
  await expectAccessible(page, 'a file that stands in the way of sending');
  await image(page)
    .getByRole('button', { name: /^Cancelar/ })
    .click();
  await expect(image(page).getByRole('button', { name: 'Adjuntar imagen' })).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(/\/publico\/guardado\//);
});
