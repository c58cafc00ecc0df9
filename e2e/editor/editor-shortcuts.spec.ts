// The keys of the editor: their sheet, and the step back after the commonest slips.
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Locator, signIn, test } from '../stack.ts';
import {
  addQuestion,
  addSection,
  editorOf,
  NEW_FORM,
  openEditor,
  questionCard,
  savedForm,
  titlesIn,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('X35.09 Ctrl+Z goes a step back also where the focus is in a text that was not typed in', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { kind: 'Selección única', title: 'Barrio' });
  await page.getByRole('button', { name: 'Agregar opción' }).click();
  await page.keyboard.type('Centro');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Norte');
  await page.getByRole('button', { name: 'Eliminar la opción Centro' }).click();
  const first = page.getByLabel('Opción 1', { exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(first).toHaveValue('Centro');
  // Where something was typed, the text takes back its own letters.
  await page.getByLabel('Opción 2', { exact: true }).press('End');
  await page.keyboard.type('e');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Opción 2', { exact: true })).toHaveValue('Norte');
  await expect(first).toHaveValue('Centro');
  await page.getByRole('button', { name: 'Agregar pregunta a Datos' }).click();
  await expect(page.getByLabel('Pregunta: título')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(titlesIn(page)).toHaveText(['Barrio']);
  await expect(questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' })).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('Secciones: 1 · Preguntas: 2')).toBeVisible();
});

test('X36.56 X36.60 closing the account menu and focusing the header of the editor leave the page where it was read; with the bar of administration the header of the editor stays in reach, and all options are shown from the beginning', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await signIn(page, 'administrator');
  await page.setViewportSize({ width: 1280, height: 560 });
  await openEditor(page, editorOf(formId));
  const below = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(below).toBeGreaterThan(200);
  const read = await below();
  const account = page.getByRole('button', { name: /, cuenta de / });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  expect(await below()).toBe(read);
  const back = page.getByRole('button', { name: 'Vista previa' });
  await back.focus();
  await expect(back).toBeFocused();
  expect(await below()).toBe(read);

  await page.mouse.wheel(0, -2_000);
  const administration = page.getByRole('navigation', { name: 'Administración' });
  await expect(administration).toBeInViewport();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  await expect(administration).not.toBeInViewport();
  // A trial press fails where something else would take it.
  for (const name of ['Vista previa', 'Guardar formulario'])
    await page.getByRole('button', { name }).click({ trial: true });
  await page.getByRole('button', { name: 'Configuración' }).click();
  const heading = page.getByRole('heading', { name: 'Configuración' });
  const first = page.getByText('Formulario público', { exact: true });
  const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  const header = page.locator('.ed-header');
  await expect(page.getByRole('group', { name: 'Configuración' })).toBeFocused();
  expect(await topOf(heading)).toBeGreaterThan((await topOf(header)) + 56);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Configuración' }).click();
  await expect(page.getByRole('group', { name: 'Configuración' })).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await topOf(first)).toBeGreaterThan((await topOf(heading)) + 28);
  await expectAccessible(page, 'options of an administrator');
});
