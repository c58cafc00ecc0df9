// Questions moved by a finger: not every browser drags by touch, so the buttons of the sheet are the way.
// rules: X36.72
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm, titlesIn } from '../steps/editor-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('X36.72 X36.59 E9.04 by touch a question is moved with the buttons of its properties, within its section and to another; the sheet of a long question leaves a strip of the form, which closes it; its options scroll, and no text in it stands on another', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openEditor(page, editorOf(await savedForm(page, SMALL_FORM)));
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await questionCard(page, 'Primera').getByRole('button', { name: 'Primera' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Bajar' }).tap();
  await sheet.getByRole('combobox', { name: 'Ubicación' }).selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Tercera', 'Primera']);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Primera', 'Tercera']);

  const options = Array.from({ length: 30 }, (_, at) => `Opción ${at}`);
  const title = { text: 'Barrio', in: { en: 'Quarter' } };
  const form = aForm()
    .withSection('s', aQuestion('q', 'single-choice', { title, options }))
    .build();
  await openEditor(page, editorOf(await savedForm(page, form)));
  await questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' }).tap();
  const topOf = async () => (await sheet.boundingBox())?.y ?? 0;
  await expect.poll(topOf).toBeGreaterThan(844 * 0.14);
  expect((await sheet.locator('.ed-choices').boundingBox())?.height).toBeLessThanOrEqual(400);
  const switchBox = (await sheet.getByText('Traducciones junto a cada texto').boundingBox())!;
  const label = (await sheet.locator('label', { hasText: 'Título de la pregunta' }).boundingBox())!;
  expect(label.y).toBeGreaterThanOrEqual(switchBox.y + switchBox.height - 1);
  await page.touchscreen.tap(195, 60);
  await expect(sheet).toBeHidden();
});
