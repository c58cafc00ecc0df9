// Settings of a form as a whole: header image, public URL with its QR code, preview.
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { deflateSync } from 'node:zlib';
import { expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import {
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  optionSwitch,
  save,
  savedForm,
  titleOf,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** A real picture of one colour, created by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1280;
    canvas.height = 150;
    const draw = canvas.getContext('2d');
    if (!draw) throw new Error('no canvas');
    draw.fillStyle = '#0b5a5e';
    draw.fillRect(0, 0, 1280, 150);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('E2.16 E3.08 E5.05 E5.19 E5.20 E5.21 E9.13 A2.22 the header image is attached, refused, shown to people who answer, and removed', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const formId = await savedForm(page, {
    ...SMALL_FORM,
    options: { ...SMALL_FORM.options, publicAccess: true },
  });
  await openEditor(page, editorOf(formId));
  await openOptions(page);
  await optionSwitch(page, 'Imagen de encabezado').click();
  await expect(page.getByText('Tamaño recomendado: 1280 x 150 px')).toBeVisible();
  await save(page);
  await expect(page.getByText('Debe adjuntar una imagen').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adjuntar imagen' })).toBeFocused();
  await expectAccessible(page, 'header image missing');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Formato de archivo inválido')).toBeVisible();
  await choose.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1_048_576 + 1),
  });
  await expect(page.getByText('La imágen es demasiado grande')).toBeVisible();
  // This file is a picture by its name only: the server checks the bytes.
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: deflateSync('no picture') });
  await expect(page.getByText('Formato de archivo inválido')).toBeVisible();
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) });
  const shown = page.getByRole('img', { name: 'Imagen de encabezado del formulario' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectAccessible(page, 'header image attached');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const visitor = await openSecondPage();
  await visitor.goto(`${baseURL}/publico/contestar/${formId}`);
  const header = visitor.locator('.header-image');
  await expect.poll(() => header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectAccessible(visitor, 'public form with header image');
  await openEditor(page, editorOf(formId));
  await openOptions(page);
  await page.getByRole('button', { name: 'Quitar imagen' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(shown).toBeVisible();
});

test('E2.18 E2.22 E2.23 P9.33 R9.31 X38.29 the public URL is copied and drawn as a QR code, and the lines for other sites are copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openEditor(page, editorOf(FORMS.pruning));
  await openOptions(page);
  const url = `${baseURL}/publico/contestar/${FORMS.pruning}`;
  await expect(page.getByRole('textbox', { name: 'Enlace público' })).toHaveValue(url);
  await page.getByRole('button', { name: /^Copiar.*Enlace público/ }).click();
  // Pasted in another page, as a person would do, because our own pages may not read the clipboard.
  const elsewhere = await context.newPage();
  await elsewhere.setContent('<textarea aria-label="Pegar"></textarea>');
  await elsewhere.getByLabel('Pegar').press('Control+V');
  await expect(elsewhere.getByLabel('Pegar')).toHaveValue(url);
  await elsewhere.close();
  const lines = `<script src="${baseURL}/constancia-form.js" defer></script>\n<constancia-form form="${FORMS.pruning}"></constancia-form>`;
  const framed = 'Para mostrar el formulario en otro sitio';
  await expect(page.getByRole('textbox', { name: framed })).toHaveValue(lines);
  await page.getByRole('button', { name: `Copiar: ${framed}` }).click();
  const site = await context.newPage();
  await site.setContent('<textarea aria-label="Pegar"></textarea>');
  await site.getByLabel('Pegar').press('Control+V');
  await expect(site.getByLabel('Pegar')).toHaveValue(lines);
  await site.close();
  await page.getByRole('button', { name: 'Código QR: Enlace público' }).click();
  await expect(page.getByRole('img', { name: `Código QR de ${url}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Descargar QR' })
    .or(page.getByRole('link', { name: 'Descargar QR' }))
    .click();
  expect((await download).suggestedFilename()).toBe('codigo-qr.png');
  await expectAccessible(page, 'QR code');
});

test('X12.06 a form that was never saved has a preview, also on a phone; it follows the edits, checks as the real page does and stores nothing', async ({
  page,
}) => {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, NEW_FORM);
  await titleOf(page).fill('Recién empezado');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const form = page.frameLocator('iframe[title="El formulario como se contesta"]');
  await expect(form.getByRole('heading', { name: 'Recién empezado' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize(usual ?? { width: 1280, height: 720 });
  const formId = await savedForm(page, {
    ...SMALL_FORM,
    sections: SMALL_FORM.sections.map((section) => ({
      ...section,
      title: { ...section.title, in: { en: `English of ${section.title.text}` } },
      questions: section.questions.map((question) => ({ ...question, required: question.id === 'q1' })),
    })),
  });
  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(form.getByRole('heading', { name: 'Zona guardada' })).toBeVisible();
  await expect
    .poll(() => form.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth))
    .toBe(390);
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByRole('alert').or(form.locator('.error-summary')).first()).toContainText('Primera');
  await form.getByLabel('Primera').fill('algo');
  // Answers typed in the preview stay when the form changes.
  await page.getByRole('button', { name: 'Primera' }).first().click();
  await page.getByLabel('Título de la pregunta', { exact: true }).fill('Primera, corregida');
  await expect(form.getByLabel('Primera, corregida')).toHaveValue('algo');
  await page.getByRole('button', { name: 'Escritorio' }).click();
  await expect
    .poll(() => form.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth))
    .toBe(1280);
  // By keyboard, because Playwright ignores the scale of the frame when it positions the mouse.
  await form.getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
  await form.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await expect(form.getByText('No se guardó ni se envió nada.')).toBeVisible();
  await page.getByLabel('Idioma', { exact: true }).last().click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(form.getByText('English of Sección s')).toBeVisible();
  expect((await (await page.request.get(`/api/forms/${formId}`)).json()).submissionCount).toBe(0);
  // A refused save moves the focus to the field.
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await titleOf(page).fill('');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await save(page);
  await expect(titleOf(page)).toBeFocused();
});
