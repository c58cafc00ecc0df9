// Workflows are sets of states that a municipality stores for its forms: their dialog at every width.

import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { showActions } from '../steps/person-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('P2.80 E5.14 on a phone the dialog fills the screen and nothing is wider than it, also with a name that was not accepted, and at a desk', async ({
  page,
}) => {
  const long = 'Un estado con un nombre bastante más largo que los demás';
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/listar');
    if (width === 390) await showActions(page);
    await page.getByRole('button', { name: 'Crear flujo de trabajo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear flujo de trabajo' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `workflows, empty, at ${width} px`);
    for (const state of ['Recibida', long]) {
      await dialog.getByLabel('Nuevo estado').fill(state);
      await page.keyboard.press('Enter');
    }
    await expect(dialog.getByLabel(`Nombre del estado ${long}`)).toBeVisible();
    await expectAccessible(page, `workflow being edited, at ${width} px`);
    const first = dialog.getByLabel('Nombre del estado Recibida');
    await first.fill(long);
    await dialog.getByRole('button', { name: 'Guardar flujo' }).click();
    await expect(first).toHaveAccessibleDescription('El estado ya existe');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, `state name of a set that was not accepted, at ${width} px`);
  }
});
