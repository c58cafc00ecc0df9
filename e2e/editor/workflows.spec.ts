// Workflows are sets of states that a municipality stores for its forms: their dialog at every width.

import { expect, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { showActions } from '../steps/person-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

async function openWorkflows(page: Page) {
  await page.goto('/listar');
  await showActions(page);
  await page.getByRole('button', { name: 'Crear flujo de trabajo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear flujo de trabajo' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('P2.80 E5.14 on a phone the dialog fills the screen and nothing is wider than it, also with a name that was not accepted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openWorkflows(page);
  await expectAccessibleAtAll(page, 'workflows, empty');
  await dialog.getByLabel('Nuevo estado').fill('Recibida');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Nuevo estado').fill('Un estado con un nombre bastante más largo que los demás');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^No se puede llegar a: Un estado/)).toBeVisible();
  await expectAccessibleAtAll(page, 'workflow being edited');
  const first = dialog.getByLabel('Nombre del estado Recibida');
  await first.fill('Un estado con un nombre bastante más largo que los demás');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleDescription('El estado ya existe');
  await expectAccessibleAtAll(page, 'state name of a set that was not accepted');
});
