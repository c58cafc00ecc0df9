// States of a form in the editor: their names, the initial one, and which leads to which.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { NEW_FORM, openEditor } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

async function addStates(page: Page): Promise<void> {
  const name = page.getByLabel('Nuevo estado');
  for (const state of ['Recibida', 'En curso', 'Resuelta']) {
    await name.fill(state);
    await name.press('Enter');
    await expect(page.getByLabel(`Nombre del estado ${state}`)).toBeVisible();
  }
}

test('E2.11 E4.01 E4.03 E5.14 E5.15 E8.03 E8.04 states are added by name: none without one, none twice, the first is the initial one', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  const name = page.getByLabel('Nuevo estado');
  const states = page.getByRole('radio', { name: /^Estado inicial/ });
  for (const empty of ['', '   ']) {
    await name.fill(empty);
    await page.getByRole('button', { name: 'Agregar estado' }).click();
    await expect(page.getByText('El campo no puede estar vacío')).toBeVisible();
    await expect(states).toHaveCount(0);
  }
  await addStates(page);
  await name.fill(' Recibida ');
  await name.press('Enter');
  await expect(page.getByText('El estado ya existe')).toBeVisible();
  await expect(states).toHaveCount(3);
  await expect(page.getByLabel('Estado inicial: Recibida')).toBeChecked();
  await expectAccessible(page, 'states');
});

test('E4.02 E4.04 E4.05 E4.08 E4.09 E4.10 states lead to each other; no state leads to a deleted one, and the first takes its position', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await addStates(page);
  for (const state of ['En curso', 'Resuelta'])
    await expect(page.getByRole('button', { name: `Transiciones de ${state}: Ninguno` })).toBeVisible();
  await page.getByRole('button', { name: 'Transiciones de Recibida: Ninguno' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page, 'transitions');
  await dialog.getByLabel('En curso').check();
  await dialog.getByLabel('Resuelta').check();
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Eliminar el estado En curso' }).click();
  await expect(page.getByRole('button', { name: 'Transiciones de Recibida: Resuelta' })).toBeVisible();
  await page.getByLabel('Estado inicial: Resuelta').check();
  await expect(page.getByLabel('Estado inicial: Recibida')).not.toBeChecked();
  await page.getByRole('button', { name: 'Eliminar el estado Resuelta' }).click();
  await expect(page.getByLabel('Estado inicial: Recibida')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Transiciones de Recibida: Ninguno' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar el estado Recibida' }).click();
  await expect(page.getByRole('radio', { name: /^Estado inicial/ })).toHaveCount(0);
});
