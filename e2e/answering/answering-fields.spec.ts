// Fields as they are filled in: numbers, dates, times, links, the calendar, copies of a section.

import { expect, expectAccessible, FORMS, test } from '../stack.ts';
import { question } from '../steps/fill-form.ts';

const PUBLIC_FORM = `/publico/contestar/${FORMS.pruning}`;
const PUBLIC_EVENT = '/publico/contestar/EAXcgabJn2JkbPD9PPg8';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('constancia.language', localStorage.getItem('constancia.language') ?? 'es'),
  );
});

test('A3.12 A3.17 A3.18 A5.06 A5.07 X31.30 a number stays as it was typed; leaving the field reads it or says what is wrong', async ({
  page,
}) => {
  await page.goto(PUBLIC_FORM);
  const amount = page.getByLabel(/^Cantidad de árboles/);
  const wrongNumber = question(page, 'Cantidad de árboles').getByText(
    'Debe contestar con un número entero válido.',
  );
  for (const typed of ['1,5', '1.5', '-3', '1e5']) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await amount.blur();
    await expect(amount).toHaveValue(typed);
    await expect(wrongNumber).toBeVisible();
    await expect(amount).toHaveAccessibleDescription(/número entero válido/);
  }
  await amount.fill('1.234');
  await amount.blur();
  await expect(amount).toHaveValue('1234');
  await expect(wrongNumber).toHaveCount(0);
  const height = page.getByLabel(/^Altura aproximada/);
  await height.pressSequentially('1.234,56');
  await height.blur();
  await expect(height).toHaveValue('1234,56');
  await height.fill('12,555');
  await height.blur();
  await expect(height).toHaveValue('12,555');
  await expect(
    question(page, 'Altura aproximada').getByText('Debe contestar con un número decimal válido.'),
  ).toBeVisible();
});

test('A3.19 A4.02 A5.08 A5.09 A5.50 P9.25 P9.27 X31.30 dates and times begin with this moment and are tidied, a wrong one stays with what is wrong, a link gets its beginning', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-25T12:30:00Z'));
  await page.goto(PUBLIC_FORM);
  const date = page.getByLabel(/^Fecha en que observaste/);
  await expect(date).toHaveValue('25/03/2026');
  await date.fill('');
  await date.pressSequentially('01022026');
  await expect(date).toHaveValue('01/02/2026');
  await date.fill('31/02/2026');
  await date.blur();
  await expect(date).toHaveValue('31/02/2026');
  await expect(
    question(page, 'Fecha en que observaste').getByText('Debe contestar con una fecha válida', {
      exact: false,
    }),
  ).toBeVisible();
  const time = page.getByLabel(/^Hora en la que podemos/);
  await expect(time).toHaveValue('09:30');
  await time.fill('');
  await time.pressSequentially('1745');
  await expect(time).toHaveValue('17:45');
  await time.fill('25:00');
  await time.blur();
  await expect(time).toHaveValue('25:00');
  await expect(
    question(page, 'Hora en la que podemos').getByText('Debe contestar con una hora válida', {
      exact: false,
    }),
  ).toBeVisible();
  const link = page.getByLabel(/^Enlace a un video/);
  await link.fill('video.example/arbol');
  await link.blur();
  await expect(link).toHaveValue('https://video.example/arbol');
});

test('P9.28 R9.04 the calendar is Spanish in English pages too, and works with the keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'en'));
  await page.goto(PUBLIC_FORM);
  const date = page.getByRole('textbox', { name: /observed|problem|date/i }).last();
  const field = page.locator('.date-field').last().getByRole('textbox');
  await expect(date).toBeVisible();
  await field.fill('25/03/2026');
  await page
    .getByRole('button', { name: /^Choose from the calendar/ })
    .last()
    .click();
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(calendar.getByText('marzo de 2026')).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'miércoles, 25 de marzo de 2026' })).toBeFocused();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('26/04/2026');
  await expect(calendar).toHaveCount(0);
});

test('A4.21 A4.22 A4.23 A3.21 W14 a section repeats, copies are numbered again after one is removed', async ({
  page,
}) => {
  await page.goto(PUBLIC_EVENT);
  const copies = page.getByRole('heading', { level: 3, name: /^Asistentes/ });
  const repeat = page.getByRole('button', { name: /^Repetir sección/ });
  await repeat.click();
  await expect(page.getByRole('heading', { name: 'Asistentes (2)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Segundo');
  await repeat.click();
  await expect(copies).toHaveText(['Asistentes (2)', 'Asistentes (3)']);
  await page.getByRole('button', { name: 'Quitar Asistentes (2)' }).click();
  await expect(page.getByRole('dialog', { name: '¿Quitar esta copia?' })).toBeVisible();
  await expectAccessible(page, 'removing a copy');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(copies).toHaveText(['Asistentes (2)']);
  await expect(page.locator('.copy textarea').first()).toHaveValue('');
  const reference = page.locator('.link-reference a').first();
  await expect(reference).toHaveAttribute('rel', /noopener/);
  await expect(page.locator('.link-reference').first()).toContainText('cultura.valledeegues.example');
});
