// The preview: what it opens at, and the outline beside it.
// rules: X35.50, X36.70
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm } from '../steps/editor-steps.ts';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
const LONG = numbers
  .reduce(
    (form, section) =>
      form.withSection(
        `s${section}`,
        ...['a', 'b', 'c'].map((letter) =>
          aQuestion(`q${section}${letter}`, 'text', { title: { text: `Pregunta ${section} ${letter}` } }),
        ),
      ),
    aForm().with({ title: { text: 'Formulario largo con esquema' } }),
  )
  .build();

test('X35.50 X36.70 without a selected item the preview opens at its beginning and takes no focus; an item of the outline is shown there, and on the canvas after it; it opens at the selected question, with the focus in its field, on a desk and a phone', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, LONG);
  await openEditor(page, editorOf(formId));
  const button = page.getByRole('button', { name: 'Vista previa' });
  await button.press('Enter');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('textbox', { name: 'Pregunta 1 a' })).toBeInViewport();
  await expect(preview.getByRole('textbox', { name: 'Pregunta 12 b' })).toHaveCount(1);
  await expect(button).toBeFocused();
  await expect(preview.getByRole('heading', { name: 'Formulario largo con esquema' })).toBeVisible();
  const last = preview.getByRole('textbox', { name: 'Pregunta 12 b' });
  await expect(last).not.toBeInViewport();
  const entry = page
    .getByRole('navigation', { name: 'Esquema' })
    .getByRole('button', { name: 'Pregunta 12 b' });
  await entry.click();
  await expect(last).toBeInViewport();
  await expect(last).not.toBeFocused();
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const card = page
    .locator('.ed-question')
    .filter({ has: page.getByRole('button', { name: 'Pregunta 12 b' }) });
  await expect(card).toBeInViewport();

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, editorOf(formId));
    await questionCard(page, 'Pregunta 11 b').getByRole('button', { name: 'Pregunta 11 b' }).click();
    await expect(page.getByLabel('Título de la pregunta')).toBeVisible();
    await page.keyboard.press('Escape');
    // On a phone the properties are a sheet over the form, which gives the focus back when it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      questionCard(page, 'Pregunta 11 b').getByRole('button', { name: 'Pregunta 11 b' }),
    ).toBeFocused();
    // A key by which a person goes on; without one the editor keeps the focus at the card while the sheet slides out.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Vista previa' }).press('Enter');
    const field = page.frameLocator('iframe').getByRole('textbox', { name: 'Pregunta 11 b' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  const language = page
    .getByRole('region', { name: 'Vista previa' })
    .getByRole('combobox', { name: 'Idioma' });
  await language.press('Enter');
  await page.getByRole('option', { name: 'English' }).press('Enter');
  const send = page.frameLocator('iframe').getByRole('button', { name: 'Send' });
  await expect(send).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Pregunta 11 b' })).toBeInViewport();
  await expect(language).toBeFocused();
});
