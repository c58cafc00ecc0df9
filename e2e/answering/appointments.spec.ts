// From a citizen's submission to the municipality's booking form, and what happens when that cannot be opened.
import { readFile } from 'node:fs/promises';
import { platformAt } from '../../apps/server/src/testing/outside/municipal-platform.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtAll,
  type Locator,
  type Page,
  signIn,
  test,
} from '../stack.ts';
import { answered, bookFirst, formWithAgenda, slot } from '../steps/appointment-steps.ts';

const platform = () => platformAt(process.env['E2E_PLATFORM'] ?? '');
const ERROR = 'Error al cargar la información. Si el problema persiste, comuníquese con el municipio.';

const button = (page: Page) => slot(page).getByRole('button', { name: 'Continuar al turno' });

/** Expects only the browser's message about the failure that the journey staged. */
const staged = (messages: string[]) =>
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 502')]);

test.beforeEach(async () => {
  await platform().behave('*', 'well');
});

test('R2.104 R2.105 R2.107 R7.44 R7.53 R8.13 P1.09 X23.07 who has answered goes on to the booking form; what fails is said and can be tried again at every width, what says nothing is given up within seconds', async ({
  page,
  baseURL,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await answered(page, { baseURL, where: 'oliva' });
  await expect(page.locator('.code-value').first()).toHaveText(/^OLI\d+$/);
  await expect(slot(page)).toContainText('Agenda: Licencias de conducir');
  await expectAccessibleAtAll(page, 'appointment');
  await platform().behave('getCitizenOAToken', 'empty');
  await button(page).click();
  await expect(slot(page).getByRole('alert')).toHaveText(ERROR);
  staged(messages);
  await expectAccessibleAtAll(page, 'appointment, failed');
  await platform().behave('getCitizenOAToken', 'well');
  await platform().behave('getTurneroEncryptCode', 'silent');
  await button(page).click();
  await expect(slot(page).getByText('Abriendo la reserva de turnos…')).toBeVisible();
  await expect(slot(page).getByRole('alert')).toHaveText(ERROR, { timeout: 7_000 });
  staged(messages);
  await platform().behave('getTurneroEncryptCode', 'well');
  await button(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reserva de turnos (prueba)' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('code')).toBe(`enc+${id}/=`);
  expect(searchParams.get('tenant')).toBe('villa-maria');
  expect(searchParams.get('formData')).toMatch(/^token-\d+$/);
});

test('X34.72 X34.73 day and hour are chosen by keyboard, and the page keeps what was booked at every width; of two people in two browsers who confirm the same hour at once one has it, and the other chooses again', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await formWithAgenda(baseURL ?? '', 'Agenda por teclado');
  await answered(page, { baseURL, where: 'villaMaria', definition: form });
  const confirm = slot(page).getByRole('button', { name: 'Confirmar el turno' });
  await confirm.press('Enter');
  await expect(slot(page).getByRole('alert')).toHaveText('Elija día y hora.');
  await slot(page).getByLabel('Día').selectOption({ index: 3 });
  await expect(slot(page).getByRole('group', { name: 'Hora' }).getByRole('radio')).toHaveCount(4);
  await slot(page).getByRole('radio', { name: '09:30' }).press('Space');
  await expectAccessibleAtAll(page, 'hours of an agenda');
  await confirm.press('Enter');
  const booked = slot(page).getByText(/^Su turno es el \S+, \d+ de \S+ de \d+ a las 09:30\.$/);
  await expect(booked).toBeVisible();
  await expect(slot(page)).toContainText('Lo esperamos en: Mitre 100, oficina 3');
  await page.reload();
  await expect(booked).toBeVisible();
  await expect(slot(page).getByLabel('Día')).toHaveCount(0);
  await expectAccessibleAtAll(page, 'a booked appointment');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    slot(page).getByRole('button', { name: 'Guardar en mi calendario' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('turno.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Agenda por teclado\r\n');

  const her = await openSecondPage();
  for (const one of [page, her]) {
    await answered(one, { baseURL, where: 'villaMaria', definition: form });
    await slot(one).getByLabel('Día').selectOption({ index: 3 });
    await slot(one).getByRole('radio', { name: '10:30' }).press('Space');
  }
  await Promise.all(
    [page, her].map((one) => slot(one).getByRole('button', { name: 'Confirmar el turno' }).click()),
  );
  const had = (one: Page) => slot(one).getByText(/a las 10:30\.$/);
  const taken = (one: Page) => slot(one).getByText('Ese horario ya no está libre. Elija otro.');
  for (const one of [page, her]) await expect(had(one).or(taken(one))).toBeVisible();
  const late = (await had(page).isVisible()) ? her : page;
  await expect(taken(late)).toBeVisible();
  await expect(slot(late).getByRole('radio', { name: '10:30' })).toHaveCount(0);
  await slot(late).getByRole('radio', { name: '10:00' }).press('Space');
  await slot(late).getByRole('button', { name: 'Confirmar el turno' }).click();
  await expect(slot(late)).toContainText('a las 10:00.');
});

test('X34.73 X34.74 X34.77 the staff sees an appointment and those of its day, moves it, cancels it by keyboard with a reason that the timeline shows, and gives another', async ({
  page,
  baseURL,
}) => {
  const form = await formWithAgenda(baseURL ?? '', 'Agenda del mostrador');
  await answered(page, { baseURL, where: 'villaMaria', definition: form });
  const days = slot(page).getByLabel('Día');
  await days.selectOption({ index: 3 });
  const id = await bookFirst(page, baseURL ?? '', await days.inputValue());
  await signIn(page, 'administrator');
  await page.goto(`/ver/${id}`);
  const card = page.getByRole('region', { name: 'Turno', exact: true });
  await expect(card).toContainText('09:00–09:30');
  await expect(card).toContainText('Mitre 100, oficina 3');
  await expectAccessible(page, 'a submission with an appointment');
  await expectItsDay(page, card);
  await page.goto(`/ver/${id}`);
  await moveAtDesk(page, card);

  await card.getByRole('button', { name: 'Cancelar el turno' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el turno?' });
  await dialog.getByRole('button', { name: 'Cancelar el turno' }).press('Enter');
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expect(dialog).toContainText('Escriba el motivo.');
  await expectAccessible(page, 'cancelling an appointment without a reason');
  await page.keyboard.type('La oficina cierra ese día.');
  await dialog.getByRole('button', { name: 'Cancelar el turno' }).press('Enter');
  await expect(page.getByText('El turno se canceló.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('La oficina cierra ese día.');
  await expect(card.getByRole('button', { name: 'Cancelar el turno' })).toHaveCount(0);
  await expectAccessible(page, 'a submission with a cancelled appointment');
  await page.getByRole('button', { name: 'Todo lo que pasó con esta respuesta' }).press('Enter');
  const timeline = page.getByRole('region', { name: 'Todo lo que pasó con esta respuesta' });
  await expect(timeline).toContainText('Turno cancelado');
  await expect(timeline).toContainText('Turno pedido');

  await card.getByRole('button', { name: 'Dar turno' }).click();
  const other = page.getByRole('dialog', { name: 'Dar turno' });
  await other.getByLabel('Día').selectOption({ index: 2 });
  await other.getByLabel('Hora').selectOption({ label: '09:30' });
  await other.getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(card).toContainText('09:30–10:00');
});

/** The list of the day has the appointment, which has not begun; another day has none. */
async function expectItsDay(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link', { name: 'Turnos de ese día' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Agenda del mostrador');
  await expect(page.getByText(/^\d\d:\d\d–/)).toHaveText(['09:00–09:30']);
  await expectAccessible(page, 'the appointments of a day');
  await page.getByLabel('Día').fill('2020-01-06');
  await expect(page.getByText('No hay turnos este día.')).toBeVisible();
}

async function moveAtDesk(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Cambiar el turno' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cambiar el turno' });
  await dialog.getByLabel('Día').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(dialog).toContainText('Elija día y hora.');
  await expectAccessible(page, 'moving an appointment at the desk');
  await dialog.getByLabel('Hora').selectOption({ label: '10:30' });
  await dialog.getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(page.getByText('El turno quedó dado.')).toBeVisible();
  await expect(card).toContainText('10:30–11:00');
}
