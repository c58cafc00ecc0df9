// A copy with a title of its own, a filter that finds nothing, another language while a form is edited.
// rules: X35.47-X35.49
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm, titleOf } from '../steps/editor-steps.ts';
import { makeForm, more } from '../steps/form-list-steps.ts';

test('X35.47 a copy is given a title, and can be opened where it was made', async ({ page }) => {
  await signIn(page, 'elevatedSupervisorAway');
  const title = 'Zona de cigüeñas para copiar';
  await makeForm(page, title);
  await page.goto('/listar?texto=cigüeñas para copiar');
  await more(page, title).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  const name = dialog.getByLabel('Título de la copia');
  await expect(name).toHaveValue(`Copia de ${title}`);
  await expectAccessible(page, 'title of a copy');
  await name.fill(`${title} en otoño`);
  await dialog.getByLabel('Área municipal').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir la copia' }).click();
  await expect(titleOf(page)).toHaveValue(`${title} en otoño`);
});

test('X35.49 another language asks first while a form has unsaved changes, which stay on the device', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await titleOf(page).fill('A medio traducir');
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
