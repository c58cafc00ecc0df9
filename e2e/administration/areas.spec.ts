// Municipal areas and municipalities: their tables and what creates and changes them.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Aviso' });

async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(notice(page)).toContainText(text);
  await notice(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(notice(page)).toBeHidden();
}

test('P2.20 P2.96 P2.97 P5.27 P5.28 P7.20 P7.21 P8.08 an administrator creates an area and gives it to a user', async ({
  page,
  messages,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/areas');
  const table = page.getByRole('table', { name: 'Áreas municipales' });
  await expect(table.getByRole('columnheader')).toHaveText(['Área', 'Municipio']);
  await expect(table.getByRole('row')).toHaveCount(8);
  await expectAccessible(page, 'areas');
  await page.getByRole('button', { name: 'Crear área' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva área' });
  const create = dialog.getByRole('button', { name: 'Crear' });
  await dialog.getByLabel('Nombre del área').fill('   ');
  await create.click();
  await expectRefused(page, 'El nombre del área no debe estar vacio.');
  await dialog.getByLabel('Nombre del área').fill('Bromatología de prueba');
  await create.click();
  await expectRefused(page, 'Debe seleccionar un municipio al cual pertenecera el área.');
  await dialog.getByLabel('Municipio').selectOption('Villa María');
  await dialog.getByLabel('Buscar por usuario, correo o nombre').fill('tadeo');
  await dialog.getByRole('checkbox', { name: 'tfigueredo' }).check();
  await expectAccessible(page, 'a new area');
  await page.route('**/api/areas', (route) => route.abort());
  await create.click();
  await expectRefused(page, 'No hay conexión con el servidor.');
  await page.unroute('**/api/areas');
  messages.length = 0;
  await create.click();
  await expect(page.getByText('Área creada correctamente.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Nombre del área').fill('bromatología de');
  await page.getByLabel('Municipio').selectOption('Villa María');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Bromatología de prueba');
  await page.goto('/usuarios?texto=tadeo');
  await expect(page.getByRole('row').filter({ hasText: 'tadeo' })).toContainText('Bromatología de prueba');
});

test('P2.21 P2.98 P2.99 P5.18 P5.24 P7.24 P8.28 P8.29 an administrator creates a municipality, and changes its number', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/municipios');
  const table = page.getByRole('table', { name: 'Municipios' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Nombre',
    'ID',
    'ID en la plataforma',
    'En AWS',
    'Acciones',
  ]);
  await expectAccessible(page, 'municipalities');
  await page.getByRole('button', { name: 'Crear municipio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo municipio' });
  const create = dialog.getByRole('button', { name: 'Crear' });
  const refused = async (text: string) => {
    await create.click();
    await expectRefused(page, text);
  };
  await dialog.getByLabel('Nombre', { exact: true }).fill('  ');
  await refused('Debe ingresar un nombre de Municipio.');
  await dialog.getByLabel('Nombre', { exact: true }).fill(' Oncativo ');
  await refused('Debe ingresar una palabra clave.');
  await dialog.getByLabel('Palabra clave').fill('on');
  await refused('Palabra clave no válida. Debe tener dos o más letras y deben estar en mayúsculas.');
  await dialog.getByLabel('Palabra clave').fill('ONCA');
  await refused('Debe ingresar un ID para la plataforma municipal.');
  await dialog.getByLabel('ID en la plataforma municipal').fill('092');
  await refused('El ID de Municipio debe ser válido.');
  await dialog.getByLabel('ID en la plataforma municipal').fill('9200');
  await refused('Debe seleccionar una provincia.');
  await dialog.getByLabel('País').selectOption('Argentina');
  await dialog.getByLabel('Provincia').selectOption('Córdoba');
  await dialog.getByLabel('Latitud del centro (opcional)').fill('-31,91');
  await refused('Complete latitud y longitud con grados');
  await dialog.getByLabel('Longitud del centro (opcional)').fill('-63,68');
  await expectAccessible(page, 'a new municipality');
  await create.click();
  await expect(page.getByText('Municipio creado correctamente.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Nombre del municipio').fill('oncativo');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText(/Oncativo.*9200.*No/);
  await page.getByRole('button', { name: 'Editar Oncativo' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar municipio' });
  await edit.getByLabel('ID en la plataforma municipal').fill(' 9202 ');
  await expectAccessible(page, 'editing a municipality');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Municipio editado correctamente.')).toBeVisible();
  await expect(table.getByRole('row').last()).toContainText(/Oncativo.*9202.*No/);
  // A keyword that exists is refused by the server, which the box says.
  await page.getByRole('button', { name: 'Crear municipio' }).click();
  await dialog.getByLabel('Nombre', { exact: true }).fill('Otro');
  await dialog.getByLabel('Palabra clave').fill('ONCA');
  await dialog.getByLabel('ID en la plataforma municipal').fill('9201');
  await dialog.getByLabel('País').selectOption('Argentina');
  await dialog.getByLabel('Provincia').selectOption('Córdoba');
  await refused('Otro municipio ya tiene esa palabra clave.');
});
