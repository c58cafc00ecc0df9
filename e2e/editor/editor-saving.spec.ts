// Changes of a form that were not saved: a reload keeps them on the device, and signing out asks before they are lost.

import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signInAgain, test } from '../stack.ts';
import { openOwnSession, signOut } from '../steps/account-steps.ts';
import { editorOf, NEW_FORM, openEditor, save, savedForm, titleOf } from '../steps/editor-steps.ts';

test('X12.03 changes that are not saved survive a reload, and can be discarded; a new form that was not saved survives a reload too, and signing out asks before it is lost', async ({
  page,
}) => {
  // This journey signs out, so it needs a session of its own.
  await openOwnSession(page, 'elevatedSupervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await expect(title).toHaveValue('Zona guardada');
  await title.fill('A medio escribir');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('A medio escribir');
  const notice = page.getByRole('alert').filter({ hasText: 'Se recuperaron cambios sin guardar' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'recovered changes');
  await notice.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(title).toHaveValue('Zona guardada');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(title).toHaveValue('A medio escribir');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await openEditor(page, editorOf(formId));
  await expect(title).toHaveValue('A medio escribir');
  await expect(notice).toHaveCount(0);

  await openEditor(page, NEW_FORM);
  await title.fill('Formulario nuevo');
  await page.reload();
  await expect(title).toHaveValue('Formulario nuevo');
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('Formulario nuevo');
  await signOut(page);
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('/login');
  await signInAgain(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  await expect(title).toHaveValue('');
});
