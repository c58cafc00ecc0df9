// Settings of a form that come from outside systems: incident areas and types, agendas, the payment gateway's product.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import {
  answered,
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  save,
  savedForm,
  startForm,
  titleOf,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** An editable form with incidents of the area Arbolado. */
function incidentForm(title: string) {
  return aForm()
    .with({ title: { text: title } })
    .with({
      incidents: { username: '', areaId: 702, incidentTypeId: null, incidentTypeByState: [], public: false },
    })
    .withOptions({ incidents: true, editableForm: true })
    .withSection('s', aQuestion('q1', 'text', { title: { text: 'Primera' } }))
    .build();
}

test('E2.19 E3.59 E4.32 E5.09 E5.23 E7.08 E7.10 X9.07 a synchronised form picks its area and gets its incident type', async ({
  page,
}) => {
  await startForm(page, 'Zona con incidentes');
  await openOptions(page);
  const incidents = page.getByLabel('Crear incidentes');
  await expect(incidents).toBeDisabled();
  await page.getByLabel('Sincronizar con MuniGestion').check();
  let broken = true;
  await page.route('**/incident-areas', (route) => (broken ? route.abort() : route.continue()));
  await incidents.check();
  const failed = page.getByRole('alert').filter({ hasText: 'No se pudo cargar la lista.' });
  await expect(failed).toBeVisible();
  await expectAccessible(page, 'incident areas that failed');
  broken = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const area = page.getByLabel('Área de MuniGestion');
  await expect(area.locator('option')).toContainText(['Seleccione…', 'Alumbrado Público', 'Arbolado']);
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('Debe seleccionar un área para crear un incidente');
  await expect(area).toBeFocused();
  await expectAccessible(page, 'incident area missing');
  await area.selectOption('Arbolado');
  await page.getByLabel('Un tipo de incidente por estado').check();
  await save(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Debe crear más de un estado para generar tipos de incidente por estado',
  );
  await page.getByLabel('Un tipo de incidente por estado').uncheck();
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await expect(page).toHaveURL(/\/listar$/);
  const { incidents: stored } = await definitionOf(page, id);
  expect(stored).toMatchObject({ username: 'gsoldevila', areaId: 702 });
  expect(stored.incidentTypeId).toBeGreaterThan(0);
});

test('X9.07 E2.19 an area that the register no longer has is shown as such, an empty register says so', async ({
  page,
}) => {
  const formId = await savedForm(page, incidentForm('Zona con un área perdida'));
  await page.route('**/incident-areas', (route) => route.fulfill({ json: { areas: [] } }));
  await openEditor(page, editorOf(formId));
  const area = page.getByLabel('Área de MuniGestion');
  await expect(area.locator('option:checked')).toHaveText('Área 702 (ya no está en la lista)');
  await expectAccessible(page, 'area that is gone');
  await area.selectOption('Seleccione…');
  await expect(page.getByText('El municipio no tiene áreas en MuniGestion.')).toBeVisible();
});

test('E4.31 E7.09 E8.05 E8.06 E8.14 a type that cannot be created stores nothing and keeps the input', async ({
  page,
}) => {
  await savedForm(page, incidentForm('Zona repetida'));
  await startForm(page, 'Zona repetida');
  await openOptions(page);
  await page.getByLabel('Sincronizar con MuniGestion').check();
  await page.getByLabel('Crear incidentes').check();
  await page.getByLabel('Área de MuniGestion').selectOption('Arbolado');
  await save(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Error al crear tipo de incidente en MuniGestión. Es posible que ya exista un tipo de incidente con el mismo nombre.',
  );
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
  await titleOf(page).fill('Zona que no se repite');
  await save(page);
  await expect(page).toHaveURL(/\/listar$/);
});

test('E4.67 E4.68 E4.69 a new title or area on a form with submissions is asked, and declining saves nothing', async ({
  page,
}) => {
  const formId = await savedForm(page, incidentForm('Zona con respuestas'));
  await answered(page, formId);
  const before = await definitionOf(page, formId);
  await openEditor(page, editorOf(formId));
  await page.getByLabel('Descripción', { exact: true }).fill('Otra');
  await titleOf(page).fill('Zona con otro título');
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Se creará un nuevo tipo de incidente y las respuestas se asociarán a él. El cambio se aplica solo a las respuestas nuevas.',
  );
  await expectAccessible(page, 'another incident type');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(titleOf(page)).toHaveValue('Zona con otro título');
  expect(await definitionOf(page, formId)).toEqual(before);
  await titleOf(page).fill('Zona con respuestas');
  await page.getByLabel('Área de MuniGestion').selectOption('Higiene Urbana');
  await save(page);
  await dialog.getByRole('button', { name: 'Guardar y crear' }).click();
  await expect(page).toHaveURL(/\/listar$/);
  const after = await definitionOf(page, formId);
  expect(after.description.text).toBe('Otra');
  expect(after.incidents.incidentTypeId).not.toBe(before.incidents.incidentTypeId);
});

test('E2.17 E3.10 E4.53 E4.54 E4.61 E5.06 E7.11 E9.14 an appointment takes an agenda and excludes the e-mail', async ({
  page,
}) => {
  await startForm(page, 'Zona con turno');
  await openOptions(page);
  const appointment = page.getByLabel('Turno', { exact: true });
  await expect(appointment).toBeDisabled();
  await page.getByLabel('Envío por correo electrónico').check();
  await page.getByLabel('Portal del ciudadano').check();
  await appointment.check();
  await expect(page.getByLabel('Envío por correo electrónico')).not.toBeChecked();
  await expect(page.getByLabel('Envío por correo electrónico')).toBeDisabled();
  const agenda = page.getByLabel('Agenda', { exact: true });
  await expect(agenda.locator('option')).toContainText(['Seleccione…', 'Castración de mascotas']);
  await save(page);
  await expect(page.getByRole('alert')).toHaveText('Debe seleccionar una agenda');
  await expect(agenda).toBeFocused();
  await expectAccessible(page, 'agenda missing');
  await agenda.selectOption('Licencias de conducir');
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await expect(page).toHaveURL(/\/listar$/);
  expect((await definitionOf(page, id)).appointment).toMatchObject({
    tenantUniqueName: 'villa-maria',
    appointmentData: { groupProcedureId: 318, nombre: 'Licencias de conducir' },
  });
});

/** Starts a form with a payment gateway on a phone, where the product opens in a sheet. */
async function startProduct(page: Page): Promise<void> {
  await startForm(page, 'Zona que vende');
  await openOptions(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Pasarela de pago').check();
}

const closeSheet = (page: Page) => page.getByRole('button', { name: 'Cerrar' }).click();
const location = (page: Page, number: number) =>
  page.getByRole('group', { name: `Ubicación ${number}`, exact: true });

test('E8.11 E9.17 E9.21 E9.23 E9.27 on a phone what is missing in a product takes the focus and says why', async ({
  page,
}) => {
  await startProduct(page);
  await closeSheet(page);
  await save(page);
  await expect(page.getByText('Faltan algunos campos requeridos')).toBeVisible();
  const name = page.getByLabel('Nombre del evento o artista');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Ingrese un nombre.');
  await expectAccessible(page, 'product without name');
  await name.fill('Concierto de invierno');
  await page.getByLabel('Fecha y hora').fill('2026-12-20T19:30');
  await page.getByLabel('Dirección').fill('Teatro Verdi');
  const first = location(page, 1);
  await first.getByLabel('Nombre').fill('Platea');
  await first.getByLabel('Precio (€)').fill('gratis');
  await first.getByLabel('Cantidad máxima').fill('12');
  await first.getByLabel('Cantidad diferida').fill('13');
  await page.getByLabel('Máximo de entradas por persona').fill('4');
  await closeSheet(page);
  await save(page);
  await expect(first.getByLabel('Precio (€)')).toBeFocused();
  await expect(first.getByLabel('Precio (€)')).toHaveAccessibleDescription(/mayor que 0/);
  await first.getByLabel('Precio (€)').fill('54');
  await closeSheet(page);
  await save(page);
  await expect(first.getByLabel('Cantidad diferida')).toBeFocused();
  await expect(first.getByLabel('Cantidad diferida')).toHaveAccessibleDescription(/hasta la cantidad máxima/);
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
});

test('E3.35 E9.15 E9.16 E9.18 E9.20 E9.22 E9.24 E9.26 on a phone a product is filled in: locations in their order, promotions, prices in cents', async ({
  page,
}) => {
  await startProduct(page);
  const type = page.getByLabel('Qué se vende');
  await expect(type.locator('option')).toHaveText(['Evento', 'Producto']);
  await expect(type.locator('option:checked')).toHaveText('Evento');
  await page.getByLabel('Nombre del evento o artista').fill('Concierto de invierno');
  await page.getByLabel('Fecha y hora').fill('2026-12-20T19:30');
  await page.getByLabel('Dirección').fill('Teatro Verdi');
  const [first, second] = [location(page, 1), location(page, 2)];
  await first.getByLabel('Nombre').fill('Platea');
  await first.getByLabel('Precio (€)').fill('12,5');
  await first.getByLabel('Cantidad máxima').fill('100');
  await page.getByLabel('Máximo de entradas por persona').fill('4');
  await expect(page.getByLabel('Moneda').locator('option')).toHaveText(['Euro (€)']);
  await page.getByRole('button', { name: 'Agregar ubicación' }).click();
  await expect(second.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Palco');
  await second.getByLabel('Precio (€)').fill('54');
  await second.getByLabel('Cantidad máxima').fill('12');
  await second.getByLabel('Cantidad diferida').fill('2');
  await page.getByRole('button', { name: 'Subir: Ubicación 2' }).click();
  await expect(first.getByLabel('Nombre')).toHaveValue('Palco');
  await page.getByRole('button', { name: 'Agregar promoción' }).click();
  const promotion = page.getByRole('group', { name: 'Promoción 1', exact: true });
  await expect(promotion.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Anticipada');
  await promotion.getByLabel('Precio (€)').fill('10');
  await promotion.getByLabel('Hasta el día').fill('2026-11-30');
  await expectAccessible(page, 'complete product');
  await closeSheet(page);
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await expect(page).toHaveURL(/\/listar$/);
  const { options, payments } = await definitionOf(page, id);
  expect(options.addPaymentGateway).toBe(true);
  expect(payments).toEqual({
    type: 'event',
    name: 'Concierto de invierno',
    date: '2026-12-20T22:30:00.000Z',
    address: 'Teatro Verdi',
    locations: [
      { orden: 0, name: 'Palco', price: 5400, maxQuantity: 12, deferredQuantity: 2 },
      { orden: 1, name: 'Platea', price: 1250, maxQuantity: 100, deferredQuantity: 0 },
    ],
    maxPerPerson: 4,
    currencyType: { sign: '€', name: 'EUR' },
    promotions: [{ orden: 0, name: 'Anticipada', price: 1000, until: '2026-11-30' }],
  });
});
