// The list filtered by how far the review is and by the payment, at the desk and on a phone.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { listOf, viewLink } from '../steps/list-steps.ts';
import { askedToRevise, CLAIM, NEIGHBOURS } from '../steps/portal-steps.ts';
import { atGateway, buy, decide, fillIn, send, storeForm } from '../steps/purchase-steps.ts';

const panel = (page: Page) => page.getByRole('search', { name: 'Filtros de respuestas' });
const review = (page: Page) => panel(page).getByLabel('Estado de la revisión');
const payment = (page: Page) => panel(page).getByLabel('Estado del pago');
const rows = (page: Page) => page.getByRole('table', { name: 'Respuestas' }).getByRole('row');

test('X33.92 what waits for the citizen is found by its badge, in the URL, in a saved view, and a form without reviews says so', async ({
  page,
  baseURL,
}) => {
  const asked = await askedToRevise(page, baseURL, NEIGHBOURS.statusFilters);
  const shop = await storeForm(page, { title: 'Feria sin revisiones' });
  await signIn(page, 'administrator');
  await page.goto(`${listOf(CLAIM)}?codigo=${asked.code}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(payment(page)).toHaveCount(0);
  await review(page).selectOption('Aprobado');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await review(page).selectOption('En revisión');
  await expect(viewLink(page, asked)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/revision=in-review/);
  await expectAccessible(page, 'a list filtered by its badge');
  const name = `Esperan ${asked.code}`;
  await page.getByRole('button', { name: 'Vistas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await dialog.getByLabel('Nombre de la vista').fill(name);
  await dialog.getByRole('button', { name: 'Guardar vista' }).click();
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(review(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Vistas' }).click();
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(review(page)).toHaveValue('in-review');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(review(page)).toHaveValue('in-review');
  await expect(viewLink(page, asked)).toBeVisible();
  // A value that there is not is none; a form that is not reviewed shows what it was asked for and says so.
  await page.goto(`${listOf(CLAIM)}?codigo=${asked.code}&revision=vista`);
  await expect(viewLink(page, asked)).toBeVisible();
  await expect(review(page)).toHaveValue('');
  await page.goto(`${listOf(shop)}?revision=approved`);
  await expect(panel(page).getByText('Este formulario no se revisa.')).toBeVisible();
  await expect(review(page)).toHaveValue('approved');
  await review(page).selectOption('Todos');
  await expect(review(page)).toHaveCount(0);
});

test('X33.92 who did not pay is found by the status of the payment, on a phone', async ({ page }) => {
  const shop = await storeForm(page, { title: 'Feria con pagos' });
  await buy(page, shop);
  await fillIn(page, shop);
  await send(page);
  await decide(page, await atGateway(page), 'deny');
  await signIn(page, 'elevatedSupervisor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(listOf(shop));
  await expect(page.getByText('Total: 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(review(page)).toHaveCount(0);
  await payment(page).selectOption('Rechazado');
  await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rechazado' })).toHaveCount(1);
  await expectAccessible(page, 'a list filtered by its payments, on a phone');
  await payment(page).selectOption('Pagado');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pagado' })).toHaveCount(1);
  await payment(page).selectOption('Sin pago');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
});
