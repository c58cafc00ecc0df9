// Areas and types of the incident register: an administrator adds, changes and deletes them.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const table = (page: Page, name: string) => page.getByRole('table', { name });

test('X34.80 X34.81 X34.82 an area is added by keyboard and gets a type, which is changed; while it has one it is not deleted and says so, without it the area goes', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Áreas de incidentes' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Áreas de incidentes' })).toBeVisible();
  await expect(table(page, 'Áreas de incidentes').getByRole('columnheader')).toHaveText([
    'Nombre',
    'Tipos',
    'Número',
    'Acciones',
  ]);
  await expectAccessible(page, 'incident areas');
  await page.getByRole('button', { name: 'Agregar área' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva área de incidentes' });
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog).toContainText('Escriba el nombre del área.');
  await expectAccessible(page, 'a new incident area without a name');
  await page.keyboard.type('Área de la prueba');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^El área se agregó con el número \d+\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill('area de la prueba');
  // What is found moves up.
  await expect(page.getByText('1 área', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ver los 0 tipos de Área de la prueba' }).click();
  const types = 'Tipos de incidente de Área de la prueba';
  await expect(page.getByRole('heading', { level: 1, name: types })).toBeVisible();
  await expect(page.getByText('Esta lista está vacía.')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar tipo' }).click();
  const newType = page.getByRole('dialog', { name: 'Nuevo tipo de incidente' });
  await newType.getByLabel('Nombre').fill('Bache de la prueba');
  await newType.getByRole('checkbox', { name: 'Los ciudadanos ven estos incidentes' }).check();
  await expectAccessible(page, 'a new incident type');
  await newType.getByRole('button', { name: 'Guardar' }).click();
  await expect(newType).toBeHidden();
  await expect(table(page, types).getByRole('row')).toContainText(['Nombre', 'Bache de la pruebaSí']);
  await expectAccessible(page, 'incident types');
  await page.getByRole('button', { name: 'Editar Bache de la prueba' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar tipo de incidente' });
  await edit.getByLabel('Nombre').fill('Bache hondo');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  await expect(table(page, types).getByRole('row')).toContainText(['Nombre', 'Bache hondo']);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Áreas de incidentes' })).toBeVisible();

  await page.getByRole('searchbox').fill('area de la prueba');
  await expect(page.getByText('1 área', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar Área de la prueba' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar Área de la prueba?' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question.getByRole('alert')).toContainText('el área tiene tipos (1)');
  await expectAccessible(page, 'an incident area that is used');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Ver 1 tipo de Área de la prueba' }).click();
  await page.getByRole('button', { name: 'Eliminar Bache hondo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Bache hondo se eliminó.')).toBeVisible();
  await expect(page.getByText('Esta lista está vacía.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Eliminar Área de la prueba' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Área de la prueba se eliminó.')).toBeVisible();
});
