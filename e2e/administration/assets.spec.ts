// The register of assets: an administrator lists, adds, changes and deletes them, with the map beside.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const table = (page: Page) => page.getByRole('table', { name: 'Activos' });

test('X34.57 X34.58 X34.59 an asset is added by keyboard, changed on the map, found and deleted', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Activos' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Nombre',
    'Tipo',
    'Dirección',
    'Área de incidentes',
    'Número',
    'Última visita',
    'Acciones',
  ]);
  await expect(
    page.getByRole('application', { name: 'Los activos de esta página en el mapa' }),
  ).toBeVisible();
  await expectAccessible(page, 'register of assets');
  await page.getByRole('button', { name: 'Agregar activo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nuevo activo' });
  await dialog.getByLabel('Tipo').fill('Banco');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog).toContainText('Escriba el nombre del activo.');
  await expect(dialog).toContainText('Elija el punto en el mapa, o escriba dos números.');
  await expectAccessible(page, 'a new asset with what is missing');
  await page.keyboard.type('Banco de la prueba');
  const map = dialog.getByRole('application', { name: 'Punto del activo en el mapa' });
  await tabTo(page, map);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Latitud y longitud')).toHaveValue(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/);
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^El activo se agregó con el número \d+\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('banco de la prueba');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Editar Banco de la prueba' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar activo' });
  await edit.getByLabel('Dirección').fill('Plaza Centenario');
  await expectAccessible(page, 'editing an asset');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  await expect(table(page)).toContainText('Plaza Centenario');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Banco');
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Eliminar Banco de la prueba' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar Banco de la prueba?' });
  await expect(question).toContainText('Nadie podrá elegirlo más. Ninguna respuesta lo nombra.');
  await expectAccessible(page, 'deleting an asset');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Ningún activo coincide con la búsqueda.')).toBeVisible();
});
