// Municipal areas and municipalities: their tables and what creates and changes them.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

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

test('P2.96 P2.97 P8.06 P8.07 an elevated supervisor sees the areas of the own municipality only', async ({
  page,
  messages,
}) => {
  await signIn(page, 'elevatedSupervisor');
  await page.goto('/areas');
  const table = page.getByRole('table', { name: 'Áreas municipales' });
  await expect(table.getByRole('columnheader')).toHaveText(['Área']);
  await page.getByRole('button', { name: 'Crear área' }).click();
  const municipality = page.getByRole('dialog', { name: 'Nueva área' }).getByLabel('Municipio');
  await expect(municipality).toBeDisabled();
  await expect(municipality.locator('option:checked')).toHaveText('Villa María');
  await page.keyboard.press('Escape');
  await page.route('**/api/areas?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Hubo un error al obtener las Áreas del Municipio')).toBeVisible();
  await signIn(page, 'administrator');
  await page.route('**/api/territory', (route) => route.abort());
  await page.goto('/areas');
  await page.getByRole('button', { name: 'Crear área' }).click();
  await expect(page.getByRole('dialog', { name: 'Nueva área' })).toContainText(
    'Se ha producido un error al obtener la lista de municipios, por favor vuelva a recargar la página.',
  );
  messages.length = 0;
});

test('P2.21 P2.98 P2.99 P5.18 P5.24 P8.28 P8.29 an administrator creates a municipality', async ({
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
  // A keyword that exists is refused by the server, which the box says.
  await page.getByRole('button', { name: 'Crear municipio' }).click();
  await dialog.getByLabel('Nombre', { exact: true }).fill('Otro');
  await dialog.getByLabel('Palabra clave').fill('ONCA');
  await dialog.getByLabel('ID en la plataforma municipal').fill('9201');
  await dialog.getByLabel('País').selectOption('Argentina');
  await dialog.getByLabel('Provincia').selectOption('Córdoba');
  await refused('Otro municipio ya tiene esa palabra clave.');
});

test('P5.25 P5.26 P7.24 P8.27 P8.30 P8.31 the number of a municipality in the platform is changed', async ({
  page,
  messages,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/municipios?nombre=oliva');
  await page.getByRole('button', { name: 'Editar Oliva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar municipio' });
  const number = dialog.getByLabel('ID en la plataforma municipal');
  const before = await number.inputValue();
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await number.fill('');
  await save.click();
  await expectRefused(page, 'Debe ingresar un ID para la plataforma municipal.');
  await number.fill('-5');
  await save.click();
  await expectRefused(page, 'El ID de Municipio debe ser válido.');
  await page.route('**/api/municipalities/*', (route) => route.abort());
  await number.fill(` ${before} `);
  await save.click();
  await expectRefused(page, 'No hay conexión con el servidor.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Editar Oliva' }).click();
  await expect(page.getByText('ERROR: No se ha podido obtener los datos del municipio.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute('**/api/municipalities/*');
  await page.getByRole('button', { name: 'Editar Oliva' }).click();
  await number.fill(` ${before} `);
  await expectAccessible(page, 'editing a municipality');
  await save.click();
  await expect(page.getByText('Municipio editado correctamente.')).toBeVisible();
  messages.length = 0;
});

test('P2.96 P2.98 P2.86 at 390 px the tables are cards and nothing is wider than the phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'administrator');
  for (const [path, title] of [
    ['/usuarios', 'Usuarios'],
    ['/areas', 'Áreas municipales'],
    ['/municipios', 'Municipios'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: title }).getByRole('listitem').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, `${title} on a phone`);
  }
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Administración' }).getByRole('link')).toHaveCount(12);
});
