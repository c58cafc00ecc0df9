// Who booked an appointment moves and cancels it on the page of its link.
import { expect, expectAccessibleAtAll, type Page, test } from '../stack.ts';
import { answered, formWithAgenda, slot } from '../steps/appointment-steps.ts';
import { tabTo } from '../steps/fill-form.ts';
import { NEIGHBOURS } from '../steps/portal-steps.ts';

/** Answers, books the given hour, and goes on to the page of the link. Returns the chosen day. */
async function openLink(page: Page, baseURL: string | undefined, name: string): Promise<string> {
  const form = await formWithAgenda(baseURL ?? '', name);
  const who = NEIGHBOURS.appointmentLink;
  await answered(page, { baseURL, where: 'villaMaria', definition: form, who });
  const days = slot(page).getByLabel('Día');
  await days.selectOption({ index: 3 });
  const day = await days.inputValue();
  await slot(page).getByRole('radio', { name: '10:00' }).press('Space');
  await slot(page).getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await slot(page).getByRole('button', { name: 'Cambiar o cancelar el turno' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Su turno' })).toBeVisible();
  return day;
}

const WHEN = (hour: string) => new RegExp(`^Su turno es el \\S+, \\d+ de \\S+ de \\d+ a las ${hour}\\.$`);
const at = (page: Page, hour: string) => page.getByText(WHEN(hour));
/** What a screen reader says after a change. */
const focused = (page: Page) => page.locator(':focus');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('X34.76 X34.79 an appointment is moved and cancelled by keyboard, after a question, and booked again at every width; in the portal it stands with the own answer, and is moved from there', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const day = await openLink(page, baseURL, 'Agenda del enlace');
  await expect(at(page, '10:00')).toBeVisible();
  await expectAccessibleAtAll(page, 'the link of an appointment');
  await button(page, 'Elegir otro día u hora').press('Enter');
  await page.getByLabel('Día').selectOption(day);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('radio', { name: '09:30' }).press('Space');
  await expectAccessibleAtAll(page, 'moving an appointment');
  await button(page, 'Confirmar el turno').press('Enter');
  await expect(focused(page)).toHaveText(WHEN('09:30'));
  await page.reload();
  await expect(at(page, '09:30')).toBeVisible();
  await button(page, 'Cancelar el turno').press('Enter');
  const question = page.getByRole('dialog', { name: '¿Cancelar el turno?' });
  await expectAccessibleAtAll(page, 'cancelling an appointment');
  await tabTo(page, question.getByRole('button', { name: 'Dejarlo como está' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await button(page, 'Cancelar el turno').press('Enter');
  await question.getByRole('button', { name: 'Cancelar el turno' }).press('Enter');
  await expect(focused(page)).toHaveText(/^Tenía turno el .+ a las 09:30 y fue cancelado\.$/);
  await expectAccessibleAtAll(page, 'a cancelled appointment');
  await page.getByLabel('Día').selectOption(day);
  await page.getByRole('radio', { name: '09:00' }).press('Space');
  await button(page, 'Confirmar el turno').press('Enter');
  await expect(focused(page)).toHaveText(WHEN('09:00'));

  await page.goto('/ciudadano/formularios/respuestas');
  const own = page.locator('.portal-answer').filter({ hasText: 'Su turno' }).first();
  await expect(own).toContainText(/Su turno.*09:00/);
  await own.getByRole('link', { name: /^Ver la respuesta/ }).press('Enter');
  await expect(slot(page)).toContainText('Agenda: Agenda del enlace');
  await expect(slot(page).getByText(WHEN('09:00'))).toBeVisible();
  await expectAccessibleAtAll(page, 'an own answer with an appointment');
  await slot(page).getByRole('button', { name: 'Cambiar o cancelar el turno' }).press('Enter');
  await button(page, 'Elegir otro día u hora').press('Enter');
  await page.getByLabel('Día').selectOption(day);
  await page.getByRole('radio', { name: '09:30' }).press('Space');
  await button(page, 'Confirmar el turno').press('Enter');
  await expect(focused(page)).toHaveText(WHEN('09:30'));
  await page.goto('/ciudadano/formularios/respuestas');
  await expect(own).toContainText(/Su turno.*09:30/);
  await own.getByRole('link', { name: /^Ver la respuesta/ }).press('Enter');
  await slot(page).getByRole('button', { name: 'Cambiar o cancelar el turno' }).press('Enter');
  await button(page, 'Cancelar el turno').press('Enter');
  await question.getByRole('button', { name: 'Cancelar el turno' }).press('Enter');
  await expect(page.getByText('y fue cancelado')).toBeVisible();
  await page.goto('/ciudadano/formularios/respuestas');
  await expect(own).toContainText(/Su turno.*09:30, cancelado/);
});
