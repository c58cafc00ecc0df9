// Municipal areas and municipalities: their tables, and the dialogs that create and change them, at a desk.
import { expect, expectAccessible, signIn, test } from '../stack.ts';

test('P2.20 P2.21 P2.96 P2.98 P2.99 P7.20 an administrator creates an area and gives it to a user, and opens what creates and changes municipalities', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/areas');
  const table = page.getByRole('table', { name: 'Áreas municipales' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expectAccessible(page, 'areas');
  await page.getByRole('button', { name: 'Crear área' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva área' });
  await dialog.getByLabel('Nombre del área').fill('Bromatología de prueba');
  await dialog.getByLabel('Municipio').selectOption('Villa María');
  await dialog.getByLabel('Buscar por usuario, correo o nombre').fill('tadeo');
  await dialog.getByRole('checkbox', { name: 'tfigueredo' }).check();
  await expectAccessible(page, 'a new area');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('Área creada correctamente.')).toBeVisible();
  await page.goto('/usuarios?texto=tadeo');
  await expect(page.getByRole('row').filter({ hasText: 'tadeo' })).toContainText('Bromatología de prueba');

  await page.goto('/municipios');
  await expect(page.getByRole('button', { name: 'Editar Oliva' })).toBeVisible();
  await expectAccessible(page, 'municipalities');
  for (const [button, title] of [
    ['Crear municipio', 'Nuevo municipio'],
    ['Editar Oliva', 'Editar municipio'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const opened = page.getByRole('dialog', { name: title });
    await expect(opened.getByLabel('ID en la plataforma municipal')).toBeVisible();
    await expectAccessible(page, title);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});
