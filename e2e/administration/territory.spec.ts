// Countries, provinces and the names of municipalities: an administrator adds, renames and deletes them.
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('X33.88 a country, a province and a municipality are added and renamed; what is not empty stays', async ({
  page,
}) => {
  await page.goto('/municipios');
  await page.getByRole('link', { name: 'Países y provincias' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Países y provincias' })).toBeVisible();
  await expect(card(page, 'Argentina')).toBeVisible();
  await expectAccessibleAtAll(page, 'countries');
  await page.getByRole('button', { name: 'Agregar país' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('argentina');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog).toContainText('Ya hay otro con ese nombre.');
  await expectAccessible(page, 'a country whose name is taken');
  await dialog.getByLabel('Nombre').fill('Tierra de la prueba');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Se guardó.')).toBeVisible();
  await expect(card(page, 'Tierra de la prueba')).toContainText('Todavía no tiene provincias.');
  await choose(page, 'Tierra de la prueba', 'Agregar provincia');
  await dialog.getByLabel('Nombre').fill('Provincia de la prueba');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Tierra de la prueba')).toContainText('Todavía no tiene municipios.');

  const { countries } = await (await page.request.get('/api/territory-register')).json();
  const country = countries.find(({ name }: { name: string }) => name === 'Tierra de la prueba');
  const made = await page.request.post('/api/municipalities', {
    data: {
      id: country.id,
      name: 'Municipio',
      keyword: 'MUNPRUEBA',
      platformId: '990990',
      provinceId: country.provinces[0].id,
      centre: null,
      usesAws: false,
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  await page.reload();
  await page.getByRole('searchbox').fill('munprueba');
  await expect(card(page, 'Argentina')).toBeHidden();
  await page.getByRole('button', { name: 'Editar Municipio' }).click();
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Municipio');
  await dialog.getByLabel('Nombre').fill('Ñandubay');
  await dialog.getByLabel('Palabra clave').fill('vm');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toContainText('Palabra clave no válida.');
  await dialog.getByLabel('Palabra clave').fill('VM');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toContainText('Otro municipio ya tiene esa palabra clave.');
  await expectAccessible(page, 'a keyword that another municipality has');
  await dialog.getByLabel('Palabra clave').fill('NANDUB');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Municipio editado correctamente.')).toBeVisible();
  await expect(page.getByText('Nada coincide con la búsqueda.')).toBeVisible();
  await page.getByRole('searchbox').fill('nandubay');
  await expect(page.getByRole('table', { name: 'Provincia de la prueba' }).getByRole('row')).toHaveText([
    'NombrePalabra claveAcciones',
    'ÑandubayNANDUB',
  ]);
  await expectAccessibleAtAll(page, 'a province with its municipality');
  await page.getByRole('button', { name: 'Cambiar nombre de Provincia de la prueba' }).click();
  await dialog.getByLabel('Nombre').fill('Otra provincia');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar Otra provincia' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar Otra provincia?' });
  await expectAccessible(page, 'the question before a province is deleted');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toContainText('No se puede eliminar: todavía tiene algo adentro (1).');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Eliminar Otra provincia' })).toBeVisible();
});
