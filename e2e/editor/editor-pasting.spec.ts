// Lists pasted as questions.
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import {
  definitionOf,
  editorOf,
  openEditor,
  questionCard,
  SMALL_FORM,
  save,
  savedForm,
  titlesIn,
} from '../steps/editor-steps.ts';

test('X35.05 several lines are shown as the questions they will be, added in one step, and saved', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Pegar preguntas en Sección r' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar varias preguntas' });
  await dialog.getByLabel('Una pregunta por línea').fill('1. Calle\n2. Barrio;Centro|Norte\n\n3. Altura');
  await expect(dialog.getByRole('heading', { name: 'Se agregarán: 3' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Calle', 'Barrio Centro · Norte', 'Altura']);
  await dialog.getByLabel('Tipo de las que no tienen opciones').selectOption('Texto');
  await expectAccessible(page, 'pasting questions');
  await dialog.getByRole('button', { name: 'Agregar (3)' }).click();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera', 'Calle', 'Barrio', 'Altura']);
  await expect(questionCard(page, 'Altura').getByRole('button', { name: 'Altura' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await page.keyboard.press('Control+Shift+z');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const questions = (await definitionOf(page, formId)).sections[1]?.questions ?? [];
  expect(questions.map(({ kind }) => kind)).toEqual(['date', 'text', 'single-choice', 'text']);
  expect(questions[2]?.options.map(({ text }) => text.text)).toEqual(['Centro', 'Norte']);
});

test('X35.05 lines pasted into a title become questions there, after they were shown; a line that is too long is refused', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const first = questionCard(page, 'Primera').getByRole('button', { name: 'Primera' });
  await first.focus();
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text', pasted);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  const dialog = page.getByRole('dialog', { name: 'Agregar varias preguntas' });
  for (const [key, label] of [
    ['F2', 'Pregunta: título'],
    ['Enter', 'Título de la pregunta'],
  ] as const) {
    await first.press(key);
    await expect(page.getByLabel(label)).toBeFocused();
    await paste('Una\nOtra');
    await expect(dialog.getByLabel('Una pregunta por línea')).toHaveValue('Una\nOtra');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(first).toBeFocused();
    await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  }
  await first.press('F2');
  await expect(page.getByLabel('Pregunta: título')).toBeFocused();
  await paste('Una\nOtra');
  await dialog.getByRole('button', { name: 'Agregar (2)' }).click();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Una', 'Otra', 'Segunda', 'Tercera']);
  await page.getByRole('button', { name: 'Pegar preguntas en Sección s' }).click();
  await dialog.getByLabel('Una pregunta por línea').fill('x'.repeat(10_001));
  await expect(dialog.getByRole('alert')).toHaveText(
    'Hay una línea demasiado larga: se admiten hasta 10000 caracteres.',
  );
  await expect(dialog.getByRole('button', { name: /^Agregar \(/ })).toBeDisabled();
});
