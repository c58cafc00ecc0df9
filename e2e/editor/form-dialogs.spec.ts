// Copying and deleting a form from the list: what the dialogs ask, show and refuse.

import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { heldBack } from '../steps/connection-steps.ts';
import { INSPECTION, more } from '../steps/form-list-steps.ts';

test('P2.75 P2.81 P2.83 P2.84 P5.01 P8.11 P4.30 an administrator copies through country, province, municipality and area', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar?texto=comercio alimentario');
  await more(page, INSPECTION).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await expect(dialog.getByLabel('País')).toBeEnabled();
  for (const later of ['Provincia', 'Municipio', 'Área municipal'])
    await expect(dialog.getByLabel(later)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByText('Debe seleccionar un Área Municipal')).toBeVisible();
  await expectAccessible(page, 'duplicate dialog refused');
  await dialog.getByLabel('País').selectOption({ index: 1 });
  await expect(dialog.getByLabel('Municipio')).toBeDisabled();
  for (const label of ['Provincia', 'Municipio', 'Área municipal'])
    await dialog.getByLabel(label).selectOption({ index: 1 });
  // What was chosen below another country is given up; the only province and municipality of this one are chosen.
  await dialog.getByLabel('País').selectOption({ index: 2 });
  await expect(dialog.getByLabel('Municipio')).not.toHaveValue('');
  await expect(dialog.getByLabel('Área municipal')).toHaveValue('');
  await dialog.getByLabel('País').selectOption('España');
  await dialog.getByLabel('Provincia').selectOption('Navarra');
  await dialog.getByLabel('Municipio').selectOption('Egües');
  await dialog.getByLabel('Área municipal').selectOption('Urbanismo y Obras');
  await expectAccessible(page, 'duplicate dialog');
  const duplicating = await heldBack(page, '**/duplicates');
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByRole('button', { name: 'Duplicando...' })).toBeDisabled();
  duplicating.letGo();
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
  const copy = page.getByRole('row', { name: INSPECTION }).filter({ hasText: 'Urbanismo y Obras' });
  await expect(copy.getByRole('img', { name: 'Formulario duplicado' })).toBeVisible();
  await copy.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog').getByText('Sin respuestas')).toBeVisible();
  await page.getByRole('button', { name: `Eliminar «Copia de ${INSPECTION}»` }).click();
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
});
