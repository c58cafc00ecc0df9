// Incidents of submissions: an official finds one, gives it another state, and sees it on the timeline.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { savedForm } from '../steps/editor-steps.ts';
import { tabTo } from '../steps/fill-form.ts';
import { type Stored, sendAnswer } from '../steps/list-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** Sends an answer whose incident the worker has delivered; returns it with the number. */
async function raised(page: Page, title: string): Promise<Stored & { readonly number: string }> {
  const definition = aForm()
    .with({ title: { text: title } })
    .with({
      incidents: { username: '', areaId: 702, incidentTypeId: null, incidentTypeByState: [], public: false },
    })
    .withOptions({ incidents: true, geolocation: true })
    .withSection('s', aQuestion('q', 'text'))
    .build();
  const location = { address: 'Mitre 100', latitude: -32.41, longitude: -63.24 };
  const particulars = { citizen: null, asset: null, signatures: [], location };
  const sent = await sendAnswer(page, await savedForm(page, definition), { particulars });
  let number = '';
  await expect(async () => {
    const view = await (await page.request.get(`/api/submissions/${sent.id}`)).json();
    number = view.incidentNumber;
    expect(number).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return { ...sent, number };
}

test('X34.83 X34.84 X34.86 an incident is found, opened from the map, changed by keyboard with a note, and stands on the timeline', async ({
  page,
}) => {
  const title = `Rama caída ${Date.now()}`;
  const { id, code, number } = await raised(page, title);
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Incidentes' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Incidentes' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Incidentes' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Número',
    'Estado',
    'Tipo',
    'Área',
    'Dirección',
    'Activo',
    'Respuesta',
    'Fecha',
  ]);
  await page.getByRole('searchbox').fill(title);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Abierto');
  await expect(table).toContainText('Mitre 100');
  await expect(table.getByRole('link', { name: code })).toBeVisible();
  const map = page.getByRole('region', { name: 'Mapa de incidentes' });
  await expect(map.getByRole('status')).toHaveText('1 incidente en esta parte del mapa.');
  await expectAccessible(page, 'incidents');
  await map.getByRole('link', { name: `Ver el incidente ${number}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Incidente ${number}` });
  await expect(dialog).toContainText('Nadie cambió su estado todavía.');
  await dialog.getByLabel('Nuevo estado').selectOption('Rechazado');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar el cambio' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nota')).toBeFocused();
  await expect(dialog).toContainText('Escriba por qué se rechaza.');
  await expectAccessible(page, 'an incident without a reason');
  await page.keyboard.type('Es de la provincia');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar el cambio' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Historial' })).toContainText('Es de la provincia');
  await expectAccessible(page, 'a changed incident');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(table).toContainText('Rechazado');
  await page.getByLabel('Estado', { exact: true }).selectOption('rejected');
  await expect(page).toHaveURL(/estado=rejected/);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.goto(`/ver/${id}`);
  await page.getByRole('button', { name: 'Todo lo que pasó con esta respuesta' }).click();
  await expect(page.getByText(`Incidente ${number}: Rechazado`)).toBeVisible();
});

test('X34.83 X34.84 on a phone each incident is a card; who was slower is told, and a failure is tried again', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { number } = await raised(page, `Luz apagada ${Date.now()}`);
  await page.goto(`/incidentes?texto=${number}`);
  const cards = page.getByRole('list', { name: 'Incidentes' });
  await expect(cards.getByRole('listitem').first()).toContainText('Estado: Abierto');
  await expectAccessible(page, 'incidents on a phone');
  await cards.getByRole('link', { name: `Ver el incidente ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Incidente ${number}` });
  await dialog.getByLabel('Nuevo estado').selectOption('Resuelto');
  const { account } = await (await page.request.get('/api/session')).json();
  const faster = await page.request.post(
    `/api/municipalities/${account.municipality.id}/incidents/${number}/state`,
    { data: { changes: 0, state: 'in-progress', note: 'Va la cuadrilla' } },
  );
  expect(faster.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Otra persona lo cambió antes');
  await expect(dialog.getByRole('list', { name: 'Historial' })).toContainText('Va la cuadrilla');
  await expectAccessible(page, 'an incident that somebody else changed, on a phone');
  await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
  await expect(dialog.getByRole('list', { name: 'Historial' })).toContainText('Resuelto');
  // Not a lost connection, which is tried again by itself first.
  await page.route(/\/incidents\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/incidentes');
  await expect(page.getByText('No se pudieron obtener los incidentes.')).toBeVisible();
  await page.unroute(/\/incidents\?/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  messages.length = 0;
});
