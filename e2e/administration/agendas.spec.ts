// The register of agendas: an administrator adds, renames and deletes them.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
  await signIn(page, 'administrator');
});

const table = (page: Page) => page.getByRole('table', { name: 'Agendas' });

test('X34.70 an agenda is added by keyboard, renamed and deleted', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Agendas' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Agendas' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText(['Nombre', 'Número', 'Acciones']);
  await expectAccessible(page, 'register of agendas');
  await page.getByRole('button', { name: 'Agregar agenda' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nueva agenda' });
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await expect(dialog).toContainText('Escriba el nombre de la agenda.');
  await expectAccessible(page, 'a new agenda without a name');
  await page.keyboard.type('Agenda de la prueba');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^La agenda se agregó con el número \d+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Editar Agenda de la prueba' }).click();
  const edit = page.getByRole('dialog', { name: 'Cambiar el nombre de la agenda' });
  await edit.getByLabel('Nombre').fill('Agenda con otro nombre');
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar Agenda con otro nombre' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar Agenda con otro nombre?' });
  await expectAccessible(page, 'deleting an agenda');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toBeHidden();
  await expect(table(page)).not.toContainText('Agenda con otro nombre');
});

test('X34.70 on a phone each agenda is a card; agendas of the platform are kept there, and a failure is tried again', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/agendas');
  const cards = page.getByRole('list', { name: 'Agendas' });
  await expect(cards.getByRole('listitem').first()).toContainText('Número:');
  await expectAccessible(page, 'register of agendas on a phone');
  await page.getByLabel('Municipio').selectOption({ label: 'Oliva' });
  await expect(page.getByRole('alert')).toContainText('son los de la plataforma municipal');
  await expect(page.getByRole('button', { name: 'Agregar agenda' })).toHaveCount(0);
  await expect(cards).toHaveCount(0);
  await page.route(/\/agendas$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
  await page.unroute(/\/agendas$/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('son los de la plataforma municipal');
  messages.length = 0;
});
