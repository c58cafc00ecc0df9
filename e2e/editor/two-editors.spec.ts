// Two people edit the same form in two browsers at the same time.
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { definitionOf, editorOf, openEditor, savedForm, titleOf } from '../steps/editor-steps.ts';

const conflict = (page: Page) => page.getByRole('alertdialog');
const description = (page: Page) => page.getByLabel('Descripción', { exact: true }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Guardar y seguir editando' }).click();
const saved = (page: Page) => page.getByText('El formulario fue editado correctamente');

/** Puts the two versions together, which nobody has saved yet, and saves them. */
async function combine(page: Page): Promise<void> {
  await expect(conflict(page)).toContainText('Cambiaron cosas distintas');
  await conflict(page).getByRole('button', { name: 'Combinar las dos' }).click();
  await expect(conflict(page)).toHaveCount(0);
  await save(page);
  await expect(saved(page)).toBeVisible();
}

test('X5.01 X12.03 X12.04 X35.45 of two people who edit a form at once nobody loses anything, also over a reload, and each is asked in turn', async ({
  page: his,
  openSecondPage,
}) => {
  const her = await openSecondPage();
  await signIn(his, 'supervisor');
  await signIn(her, 'administrator');
  const formId = await savedForm(his, SMALL_FORM);
  for (const page of [his, her]) await openEditor(page, editorOf(formId));
  await titleOf(his).fill('Título de él');
  await description(her).fill('Descripción de ella');
  await save(his);
  await expect(saved(his)).toBeVisible();
  await save(her);
  await expect(conflict(her).getByRole('region', { name: /^Cambios de gsoldevila/ })).toContainText(
    'Zona guardada → Título de él',
  );
  await expectAccessible(her, 'stale version');
  her.on('dialog', (dialog) => void dialog.accept());
  await her.reload();
  await expect(
    her.getByRole('alert').filter({ hasText: 'Se recuperaron cambios sin guardar' }),
  ).toContainText('Desde entonces se guardó una versión más nueva');
  await expect(description(her)).toHaveValue('Descripción de ella');
  await save(her);
  await combine(her);
  await expect(titleOf(her)).toHaveValue('Título de él');
  await titleOf(his).fill('Título de él, otra vez');
  await save(his);
  await combine(his);
  await expect(description(his)).toHaveValue('Descripción de ella');
  expect(await definitionOf(his, formId)).toMatchObject({
    title: { text: 'Título de él, otra vez' },
    description: { text: 'Descripción de ella' },
  });
  // Of one thing that both changed there is no combination: one of the two has to be chosen.
  await titleOf(her).fill('Título de ella');
  await save(her);
  await expect(conflict(her)).toBeVisible();
  await expect(conflict(her).getByRole('button', { name: 'Guardar la mía sobre la nueva' })).toBeVisible();
  await expect(conflict(her).getByRole('button', { name: 'Combinar las dos' })).toHaveCount(0);
});
