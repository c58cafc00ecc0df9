// The page of an asset and the plan of work, as an administrator who also answers goes through them.
import { expect, expectAccessible, FORMS, signIn, test } from '../stack.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

test('X39.01 X39.05 X39.06 an asset is opened from the register and from the search, on a phone too', async ({
  page,
}) => {
  await page.goto('/activos');
  await page.getByLabel('Orden', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/orden=recientes/);
  // From its address, so that no row of the order before is there.
  await page.reload();
  const links = page.getByRole('table', { name: 'Activos' }).getByRole('link');
  const name = (await links.first().textContent()) ?? '';
  await links.filter({ hasText: name }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const title of ['Datos del activo', 'Incidentes abiertos', 'Visitas'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page, 'page of an asset');
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Buscar activos' })
    .press('Enter');
  await expect(page.getByText('Escriba al menos una palabra o el número del activo.')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name: `Ver el activo ${name}` }).first()).toBeVisible();
  await expectAccessible(page, 'search for an asset');
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('link', { name: `Ver el activo ${name}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Visitas' })).toBeVisible();
  await expectAccessible(page, 'page of an asset on a phone');
});

test('X39.20 X39.22 X39.23 X39.24 X39.28 X39.29 an order is planned, taken from the day of who does it, changed and cancelled', async ({
  page,
}) => {
  const where = `Mitre ${Date.now()}`;
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Agregar orden' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva orden de trabajo' });
  await dialog.getByLabel('Formulario').selectOption(FORMS.inspection);
  await dialog.getByLabel('Para el').fill('2020-05-20');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toContainText('Elija un activo o escriba una dirección.');
  await expectAccessible(page, 'a new work order with what is missing');
  const asset = dialog.getByLabel('Número del activo');
  await asset.fill('luminaria');
  await expect(dialog.locator('datalist option[value="901"]')).toBeAttached();
  await asset.fill('901');
  await expect(asset).toHaveAccessibleDescription(/ · /);
  await asset.fill('');
  await dialog.getByLabel('Dirección').fill(where);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  const plan = page.getByRole('table', { name: 'Plan de trabajo' });
  await expect(plan.getByRole('row').filter({ hasText: where })).toContainText('Vencida');
  await expectAccessible(page, 'the plan of work');
  await page.goto('/home');
  await expect(page.getByText(/Órdenes de trabajo vencidas: \d+/)).toBeVisible();
  await page.goto('/mi-dia');
  await expectAccessible(page, 'the day of who answers');
  await page.getByRole('link', { name: `Contestar la orden de ${where}` }).click();
  await expect(page.getByText(`La orden de ${where} es suya mientras responde.`)).toBeVisible();
  await page.goto('/plan');
  const row = plan.getByRole('row').filter({ hasText: where });
  await expect(row).toContainText('Tomada');
  await row.getByRole('button', { name: `Modificar la orden de ${where}` }).press('Enter');
  const changing = page.getByRole('dialog', { name: `Orden de ${where}` });
  await expect(changing.getByLabel('Para el')).toHaveValue('2020-05-20');
  await expect(changing.locator('datalist option').first()).toBeAttached();
  await changing.getByLabel('Prioridad').selectOption('Alta');
  await changing.getByLabel('Usuario').fill('nadie.aqui');
  await expect(changing.getByText('Si es para otra persona, deja de tenerla.')).toBeVisible();
  await changing.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(changing).toContainText('Nadie con ese usuario trabaja en el área del formulario.');
  await expectAccessible(page, 'an order that is changed, with what is wrong');
  await changing.getByLabel('Usuario').fill('');
  await changing.getByLabel('Nota').fill('Llevar escalera');
  await changing.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('La orden se modificó.')).toBeVisible();
  await expect(row).toContainText('Alta');
  await expect(row).toContainText('Llevar escalera');
  await expect(row).toContainText('Tomada');
  await row.getByRole('button', { name: `Cancelar orden: ${where}` }).click();
  const question = page.getByRole('alertdialog', { name: `¿Cancelar la orden de ${where}?` });
  await expectAccessible(page, 'cancelling a work order');
  await question.getByRole('button', { name: 'Cancelar orden' }).click();
  await expect(row).toContainText('Cancelada');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mi-dia');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi día' })).toBeVisible();
  await expectAccessible(page, 'the day on a phone');
});
