// The register of agendas: an administrator adds, renames and deletes them, and says when they give appointments.
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { answered, formWithAgenda, slot } from '../steps/appointment-steps.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'administrator');
});

const table = (page: Page) => page.getByRole('table', { name: 'Agendas' });
/** Others make agendas meanwhile: it may be on any page. */
const find = (page: Page, name: string) => page.getByLabel('Nombre, dirección o número').fill(name);
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' });

async function addAgenda(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar agenda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva agenda' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

async function deleteAgenda(page: Page, name: string): Promise<void> {
  await find(page, name);
  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: `¿Eliminar ${name}?` });
  await expectAccessible(page, 'deleting an agenda');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Ninguna agenda coincide con la búsqueda.')).toBeVisible();
}

test('X34.70 X40.12 an agenda is added by keyboard, renamed and deleted; on a phone what is said after saving stands above the button with which it is saved again', async ({
  page,
}) => {
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Agendas' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Agendas' })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText(['Nombre', 'Turnos', 'Número', 'Acciones']);
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
  await find(page, 'agenda de la PRUEBA');
  await table(page).getByRole('link', { name: 'Agenda de la prueba', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda de la prueba' })).toBeVisible();
  await page.getByLabel('Nombre').fill('Agenda con otro nombre');
  await save(page).click();
  await expect(page.getByText('La agenda se guardó.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda con otro nombre' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await deleteAgenda(page, 'Agenda con otro nombre');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/agendas');
  await addAgenda(page, 'Agenda del teléfono');
  await find(page, 'Agenda del teléfono');
  const cards = page.getByRole('list', { name: 'Agendas' });
  await cards.getByRole('link', { name: 'Agenda del teléfono', exact: true }).click();
  await page.getByLabel('Dónde se atiende').fill('Mitre 100');
  await expectAccessible(page, 'an agenda on a phone');
  await save(page).click();
  const said = await page.getByRole('status').filter({ hasText: 'La agenda se guardó.' }).boundingBox();
  const pressed = await save(page).boundingBox();
  expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? Number.NaN);
  await page.getByRole('link', { name: 'Volver' }).click();
  await deleteAgenda(page, 'Agenda del teléfono');
});

test('X34.71 X40.36 the hours of an agenda are closed over an appointment after a question, and its page leads to who has one', async ({
  page,
  baseURL,
}) => {
  const form = await formWithAgenda(baseURL ?? '', 'Agenda que se cierra');
  await answered(page, { baseURL, where: 'villaMaria', definition: form });
  await slot(page).getByLabel('Día').selectOption({ index: 3 });
  await slot(page).getByRole('radio', { name: '09:00' }).press('Space');
  await slot(page).getByRole('button', { name: 'Confirmar el turno' }).press('Enter');
  await expect(slot(page)).toContainText('a las 09:00.');
  await page.goto('/agendas?texto=Agenda+que+se+cierra');
  await page.getByRole('link', { name: 'Agenda que se cierra', exact: true }).click();
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])
    await page.getByLabel(day).fill('10-11');
  await expectAccessible(page, 'an agenda with hours');
  await page.getByLabel('martes').fill('8-12, 11-13');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('martes')).toBeFocused();
  await expectAccessible(page, 'an agenda with wrong hours');
  await page.getByLabel('martes').fill('10-11');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Guardar con turnos fuera del horario?' });
  await expect(question).toContainText('(1)');
  await expectAccessible(page, 'hours that leave appointments outside');
  await question.getByRole('button', { name: 'Guardar igual' }).click();
  await expect(page.getByText('La agenda se guardó.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Turnos por venir fuera de este horario: 1.');
  await page.getByRole('link', { name: 'Ver esos turnos' }).click();
  await expect(page.getByText('Turnos por venir fuera del horario de la agenda.')).toBeVisible();
  const listed = page.getByRole('table', { name: 'Turnos' }).getByRole('row');
  await expect(listed).toHaveCount(2);
  await expect(listed.last()).toContainText('09:00–09:30');
  await expectAccessible(page, 'appointments outside of the hours');
});
