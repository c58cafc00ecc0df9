// Questions moved by a finger: not every browser drags by touch, so the buttons of the sheet are the way.
// rules: X36.72
import { expect, signIn, test } from '../stack.ts';
import {
  editorOf,
  openEditor,
  questionCard,
  SMALL_FORM,
  savedForm,
  titlesIn,
} from '../steps/editor-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('X36.72 by touch a question is moved with the buttons of its properties, within its section and to another', async ({
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
});
