// Staff accounts: the grid, a new account that the municipal platform verifies, an edited one.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { heldBack } from '../steps/connection-steps.ts';

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username });
const notice = (page: Page) => page.getByRole('alertdialog', { name: 'Aviso' });

/** Says what is wrong in its box, which the journey closes. */
async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(notice(page)).toContainText(text);
  await notice(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(notice(page)).toBeHidden();
}

async function chooseOliva(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await dialog.getByLabel('País').selectOption('Argentina');
  await dialog.getByLabel('Provincia').selectOption('Córdoba');
  await dialog.getByLabel('Municipio').selectOption('Oliva');
}

test('P2.19 P2.52 P2.53 P2.54 P2.55 P2.56 P2.86 P2.87 an administrator reaches users by the second bar and filters them', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar');
  const bar = page.getByRole('navigation', { name: 'Administración' });
  await expect(bar.getByRole('link')).toHaveText([
    'Usuarios',
    'Áreas',
    'Programas',
    'Ciudadanos',
    'Activos',
    'Agendas',
    'Áreas de incidentes',
    'Municipios',
    'Auditoría',
    'Estadísticas generales',
    'Envíos',
    'Estado',
  ]);
  await bar.getByRole('link', { name: 'Usuarios' }).click();
  await expect(page).toHaveURL('/usuarios');
  const headings = page.getByRole('table', { name: 'Usuarios' }).getByRole('columnheader');
  await expect(headings).toHaveText([
    'Usuario',
    'Correo electrónico',
    'Nombre',
    'Apellido',
    'Municipio',
    'Áreas',
    'Rol',
    'Acciones',
  ]);
  // The heading and seven users.
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByLabel('Rol').getByRole('option')).toHaveCount(13);
  await page.getByLabel('Rol').selectOption('Supervisor elevado');
  await page.getByLabel('Municipio').selectOption('Villa María');
  await expect(rowOf(page, 'rogelio.castaneda')).toContainText('Supervisor elevado');
  await expectAccessible(page, 'users');
  // Filters are in the URL: they survive a reload.
  await page.reload();
  await expect(page.getByLabel('Rol')).toHaveValue('ROLE_SUPERVISOR_ELEVADO');
  await expect(rowOf(page, 'rogelio.castaneda')).toBeVisible();
  await page.getByLabel('Buscar por usuario, correo o nombre').fill('nadie con este nombre');
  await expect(page.getByText('No hay usuarios que coincidan con la búsqueda.')).toBeVisible();
});

test('P2.90 P4.32 P4.33 P4.34 P5.06 P8.19 P8.23 R4.40 an administrator creates a user whom the platform knows', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/usuarios');
  await page.getByRole('button', { name: 'Agregar usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expect(dialog.getByRole('group', { name: 'Rol' }).getByRole('checkbox')).toHaveCount(14);
  await expectAccessible(page, 'a new user');
  const create = dialog.getByRole('button', { name: 'Crear' });
  await create.click();
  await expectRefused(page, 'Se deben completar todos los campos requeridos.');
  await chooseOliva(page);
  await dialog.getByRole('group', { name: 'Áreas' }).getByRole('checkbox').first().check();
  await dialog.getByLabel('Inspector', { exact: true }).check();
  await dialog.getByLabel('Supervisor', { exact: true }).check();
  const username = dialog.getByLabel('Nombre de usuario');
  await username.fill('repetido');
  await create.click();
  await expectRefused(page, 'Sólo puedo seleccionar un Rol');
  await dialog.getByLabel('Supervisor', { exact: true }).uncheck();
  await create.click();
  await expectRefused(page, 'Ya existe un usuario con el nombre ingresado.');
  await username.fill(' MGomez.Oliva ');
  // Until the journey has seen that the dialog says what it waits for.
  const creating = await heldBack(page, '**/api/users', 'POST');
  await create.click();
  await expect(dialog.getByText('Verificando el usuario y creándolo…')).toBeVisible();
  await expect(create).toBeDisabled();
  creating.letGo();
  await expect(page.getByText('Usuario creado correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Buscar por usuario, correo o nombre').fill('mgomez');
  await expect(rowOf(page, 'mgomez.oliva')).toContainText('Oliva');
  await expect(rowOf(page, 'mgomez.oliva')).toContainText('Inspector');
});

test('P2.91 P2.93 P2.94 P2.95 P5.07 P5.08 P5.14 P8.26 an elevated supervisor creates and edits in the own municipality', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisor');
  await page.goto('/usuarios');
  await expect(page.getByRole('navigation', { name: 'Administración' }).getByRole('link')).toHaveText([
    'Usuarios',
    'Áreas',
    'Programas',
  ]);
  await expect(page.getByLabel('Municipio')).toHaveCount(0);
  // The areas of the municipality come after the first try, which is judged without them.
  const territory = await heldBack(page, '**/api/territory');
  await page.getByRole('button', { name: 'Agregar usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expect(dialog.getByRole('group', { name: 'Rol' }).getByRole('checkbox')).toHaveCount(13);
  await expect(dialog.getByLabel('Administrador')).toHaveCount(0);
  await dialog.getByLabel('Nombre de usuario').fill('vecina.nueva');
  await dialog.getByLabel('Inspector', { exact: true }).check();
  await dialog.getByLabel('Supervisor', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expectRefused(page, 'Sólo puede seleccionar un Rol');
  territory.letGo();
  await dialog.getByLabel('Supervisor', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expectRefused(page, 'Se debe seleccionar al menos un área.');
  const area = dialog.getByRole('group', { name: 'Áreas' }).getByRole('checkbox').first();
  await area.check();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('Usuario creado correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Buscar por usuario, correo o nombre').fill('vecina.nueva');
  await page.getByRole('button', { name: 'Editar vecina.nueva' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar usuario' });
  await expect(edit.getByLabel('Nombre de usuario')).toBeDisabled();
  await expect(edit.getByText('se pierde la trazabilidad')).toBeVisible();
  await expectAccessible(page, 'editing a user');
  await edit.getByLabel('Nombre', { exact: true }).fill('Vera');
  await edit.getByLabel('Legajo').fill(' 417 ');
  const areas = edit.getByRole('group', { name: 'Áreas' });
  await areas.getByRole('checkbox', { checked: true }).uncheck();
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expectRefused(page, 'Error: El usuario debe tener al menos un área municipal.');
  await areas.getByRole('checkbox').last().check();
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  await expect(rowOf(page, 'vecina.nueva')).toContainText('Vera');
  // Another role has no file number.
  await page.getByRole('button', { name: 'Editar vecina.nueva' }).click();
  await expect(edit.getByLabel('Legajo')).toHaveValue('417');
  await edit.getByLabel('Inspector', { exact: true }).uncheck();
  await edit.getByLabel('Supervisor', { exact: true }).check();
  await expect(edit.getByLabel('Legajo')).toHaveCount(0);
});
