// Entering many questions: titles written on the canvas, the next question with Enter, its kind chosen afterwards.
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, type Page, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm, titleOf, titlesIn } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

const written = (page: Page, item: 'Pregunta' | 'Sección' = 'Pregunta') =>
  page.getByLabel(`${item}: título`, { exact: true });
const pick = (page: Page, title: string) => questionCard(page, title).getByRole('button', { name: title });
const properties = (page: Page) => page.getByLabel('Título de la pregunta', { exact: true });

async function openedSmall(page: Page): Promise<string> {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  return formId;
}

test('X35.01 X31.69 the title of an item is written on its card, and leads to the properties with one key', async ({
  page,
}) => {
  await openedSmall(page);
  const second = pick(page, 'Segunda');
  await second.click();
  await expect(written(page)).toHaveCount(0);
  await second.click();
  await expect(written(page)).toBeFocused();
  await page.keyboard.type(' pregunta');
  await expect(properties(page)).toHaveValue('Segunda pregunta');
  const oneLine = (await written(page).boundingBox())?.height ?? 0;
  await page.keyboard.type(', con un título que no entra en un renglón'.repeat(4));
  await expect.poll(async () => (await written(page).boundingBox())?.height).toBeGreaterThan(oneLine * 2);
  await page.keyboard.press('Control+Enter');
  await expect(properties(page)).toBeFocused();
  await page.keyboard.type('.');
  await page.keyboard.press('Escape');
  await expect(pick(page, 'Segunda pregunta')).toBeFocused();
  await expect(pick(page, 'Segunda pregunta')).toContainText('un renglón.');
  // What was typed here and there is one step.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await pick(page, 'Primera').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('mente');
  await page.keyboard.press('Escape');
  await expect(pick(page, 'Primeramente')).toBeFocused();
  const section = page.locator('.ed-section-title').getByRole('button', { name: 'Sección r' });
  await section.click();
  await section.click();
  await expect(written(page, 'Sección')).toBeFocused();
  await page.keyboard.type(' y más');
  // Pressing elsewhere ends it as well.
  await titleOf(page).click();
  await expect(page.locator('.ed-section-title').nth(1)).toHaveText('Sección r y más');
});
