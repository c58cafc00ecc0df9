// What a person sees and can do in the stories of ui/light.
import { expect, test } from '../testing/gallery-test.ts';

const DIALOGS = ['message', 'error', 'offline', 'offline-not-kept', 'stored-before', 'state'] as const;

test('X30.15 A2.34 Escape closes every dialog, and the focus returns to the button that opened it', async ({
  gallery: { page, open },
}) => {
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('button', { name: 'Open' });
  for (const story of DIALOGS) {
    await open(`dialogs/${story}`);
    await expect(dialog, story).toHaveAccessibleName(/\S/);
    await page.keyboard.press('Escape');
    await expect(dialog, story).toBeHidden();
    await opener.click();
    await expect(dialog.locator(':focus'), `${story} holds the focus`).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(opener, story).toBeFocused();
  }
});

test('X30.15 A8.10 X36.73 without a connection the dialog says whether the device holds what was written, and whom to contact', async ({
  gallery: { page, open },
}) => {
  await open('dialogs/offline');
  await expect(page.getByRole('dialog')).toContainText('queda guardado en este dispositivo');
  await open('dialogs/offline-not-kept');
  await expect(page.getByRole('dialog')).toContainText('no pudo guardar lo que respondió');
  await expect(page.getByRole('dialog')).toContainText('Comuníquese con su coordinador.');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open('dialogs/offline-citizen');
  await expect(page.getByRole('dialog')).toContainText('comuníquese con el municipio de Villa María.');
  await expect(page.getByRole('dialog')).not.toContainText('coordinador');
});

test('X30.15 A4.07 the dialog of states offers all of them, with one chosen', async ({
  gallery: { page, open },
}) => {
  await open('dialogs/state');
  const states = page.getByRole('group', { name: 'Elija el estado' }).getByRole('radio');
  await expect(states).toHaveCount(2);
  await expect(states.nth(1)).toBeChecked();
});

test('X30.15 X36.52 a warning is an alert, a success is a status, and both can be closed', async ({
  gallery: { page, open },
}) => {
  await open('light/toast-warning');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await open('light/toast-success');
  await expect(page.getByRole('status')).toContainText('Guardado');
  await expect(page.getByRole('status').getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await open('light/skeleton');
  await expect(page.getByRole('status')).toHaveText('Cargando…');
  await open('light/demonstration');
  await expect(page.getByRole('complementary')).toContainText('Demostración');
});

test('X30.15 A8.01 A8.02 A2.39 A4.50 the cards shown instead of a form have a heading, and only failures can be retried', async ({
  gallery: { page, open },
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open('cards/not-loaded');
  await expect(page.getByRole('alert')).toHaveAccessibleName('No se pudo abrir el formulario');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await open('cards/page-not-loaded');
  await expect(page.getByRole('alert')).toHaveAccessibleName('No se pudo abrir esta página');
  await open('cards/refused-limit');
  await expect(heading).toHaveText('Formulario completo');
  await expect(page.getByText('El formulario ya recibió todas las respuestas que admite.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await open('cards/refused-deleted');
  await expect(page.getByRole('alert')).toBeVisible();
  await open('cards/refused-not-found');
  await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(heading).toContainText('no existe');
});

test('X30.15 A2.40 the code of a submission can be copied; without one the card says so', async ({
  gallery: { page, open },
}) => {
  await open('cards/saved-with-record');
  await expect(page.getByRole('button', { name: 'Copiar VM4378' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar AbC45678-VM4378' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1);
  await open('cards/saved-without-code');
  await expect(page.getByText('no tiene un código válido')).toBeVisible();
});

test('X30.15 P2.33 P2.35 R9.32 the frame names the municipality, and the brand unless it is hidden', async ({
  gallery: { page, open },
}) => {
  const bar = page.getByRole('banner');
  await open('frame/brand');
  await expect(bar).toContainText('Villa María');
  await expect(bar).toContainText('Constancia');
  await expect(bar.getByRole('combobox', { name: 'Idioma' })).toHaveValue('es');
  await open('frame/logo');
  await expect(bar).not.toContainText('Constancia');
  // Of 480 x 160 pixels; beside the name it takes no more than a line.
  const logo = await bar.locator('img').boundingBox();
  expect([logo?.width, logo?.height]).toEqual([120, 40]);
  await open('frame/brand-hidden');
  await expect(bar).not.toContainText('Constancia');
});

test('X30.15 X40.55 an appointment that could not be read after a change is shown, with what failed and a button', async ({
  gallery: { page, open },
}) => {
  await open('cards/appointment-not-read');
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page.getByText('Su turno es el lunes, 30 de noviembre de 2026 a las 08:00.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
