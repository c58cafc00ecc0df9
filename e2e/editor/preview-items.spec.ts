// The preview and the outline beside it.
// rules: X35.50
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';

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

test('X35.50 an item of the outline is shown in the preview, and on the canvas after it', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, LONG);
  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.frameLocator('iframe');
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
});
