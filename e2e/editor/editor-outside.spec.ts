// Settings of a form that come from outside systems: incident areas and types, agendas, the payment gateway's product.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { definitionOf, openOptions, save, startForm } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

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
