// Leaving a form for another language while it has changes that were not saved.
// rules: X35.49
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm, titleOf } from '../steps/editor-steps.ts';

test('X35.49 another language asks first while a form has unsaved changes, which stay on the device', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await titleOf(page).fill('A medio traducir');
  await page.getByRole('link', { name: 'Incidentes' }).click();
  const leaving = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await expectAccessible(page, 'question before leaving the editor');
  await leaving.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(leaving).toHaveCount(0);
  const picker = page.getByLabel('Idioma', { exact: true });
  await picker.selectOption('Português');
  const question = page.getByRole('alertdialog', { name: '¿Cambiar de idioma ahora?' });
  await expectAccessible(page, 'question before another language');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(picker).toHaveValue('es');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titleOf(page)).toHaveValue('Zona guardada');
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await picker.selectOption('Português');
  // No question of the browser's own: a journey that does not answer it would stand still.
  await question.getByRole('button', { name: 'Cambiar de idioma' }).click();
  await expect(page.getByRole('button', { name: 'Salvar formulário' })).toBeVisible();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('A medio traducir');
});
