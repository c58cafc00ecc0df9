// Copying and deleting a form from the list: what the dialogs ask, show and refuse.

import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { heldBack } from '../steps/connection-steps.ts';
import {
  answerForm,
  FORM,
  forgiveFailures,
  INSPECTION,
  makeForm,
  more,
  SURVEY,
} from '../steps/form-list-steps.ts';

test('P2.75 P2.81 P2.83 P2.84 P5.01 P8.11 P4.30 an administrator copies through country, province, municipality and area', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar?texto=comercio alimentario');
  await more(page, INSPECTION).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await expect(dialog.getByLabel('País')).toBeEnabled();
  for (const later of ['Provincia', 'Municipio', 'Área municipal'])
    await expect(dialog.getByLabel(later)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByText('Debe seleccionar un Área Municipal')).toBeVisible();
  await expectAccessible(page, 'duplicate dialog refused');
  await dialog.getByLabel('País').selectOption({ index: 1 });
  await expect(dialog.getByLabel('Municipio')).toBeDisabled();
  for (const label of ['Provincia', 'Municipio', 'Área municipal'])
    await dialog.getByLabel(label).selectOption({ index: 1 });
  // What was chosen below another country is given up; the only province and municipality of this one are chosen.
  await dialog.getByLabel('País').selectOption({ index: 2 });
  await expect(dialog.getByLabel('Municipio')).not.toHaveValue('');
  await expect(dialog.getByLabel('Área municipal')).toHaveValue('');
  await dialog.getByLabel('País').selectOption('España');
  await dialog.getByLabel('Provincia').selectOption('Navarra');
  await dialog.getByLabel('Municipio').selectOption('Egües');
  await dialog.getByLabel('Área municipal').selectOption('Urbanismo y Obras');
  await expectAccessible(page, 'duplicate dialog');
  const duplicating = await heldBack(page, '**/duplicates');
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(dialog.getByRole('button', { name: 'Duplicando...' })).toBeDisabled();
  duplicating.letGo();
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
  const copy = page.getByRole('row', { name: INSPECTION }).filter({ hasText: 'Urbanismo y Obras' });
  await expect(copy.getByRole('img', { name: 'Formulario duplicado' })).toBeVisible();
  await copy.getByRole('button', { name: /^Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alertdialog').getByText('Sin respuestas')).toBeVisible();
  await page.getByRole('button', { name: `Eliminar «Copia de ${INSPECTION}»` }).click();
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
});

test('P2.82 P2.84 P8.09 P8.10 others copy into their own areas; what goes wrong is said', async ({
  page,
  messages,
}) => {
  await signIn(page, 'elevatedSupervisor');
  let unreadable = true;
  await page.route('**/duplication', async (route) => {
    if (unreadable) return route.fulfill({ status: 500, json: {} });
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), losesIncidents: true } });
  });
  await page.goto('/listar?texto=urbano');
  await more(page, SURVEY).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicar formulario' });
  await expect(dialog.getByRole('alert')).toContainText(
    'Ocurrió un error al duplicar el formulario, por favor recargue la página en inténtelo nuevamente',
  );
  await expect(dialog.getByRole('button', { name: 'Duplicar' })).toBeDisabled();
  await expectAccessible(page, 'duplicate dialog failed');
  unreadable = false;
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(
    dialog.getByText('esta opción debe configurarse editando el formulario una vez duplicado', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveCount(1);
  await dialog.getByLabel('Área municipal').selectOption('Ambiente y Espacios Verdes');
  await page.route('**/duplicates', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(
    page.getByText('Ocurrió un error al duplicar el formulario, por favor inténtelo nuevamente', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Área municipal')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(more(page, SURVEY)).toBeFocused();
  forgiveFailures(messages);
});

test('P2.85 P4.22 P8.12 P8.13 X10.04 the confirmation names the form and how many submissions it has, and deletes what was seen', async ({
  page,
  messages,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const title = 'Zona de nidos del borrado';
  const { id, areaId } = await makeForm(page, title);
  await page.goto('/listar?texto=nidos del borrado');
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar formulario' });
  const ask = async () => {
    await more(page, title).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(dialog).toContainText(
      'Esta acción eliminará el formulario y todas sus respuestas asociadas',
    );
    await expect(dialog.getByRole('definition').first()).toHaveText(title);
  };
  await ask();
  await expect(dialog.getByRole('definition').last()).toHaveText('Sin respuestas');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  for (let given = 0; given < 2; given++) await answerForm(page, id);
  await ask();
  await expect(dialog.getByRole('definition').last()).toHaveText('2');
  await expectAccessible(page, 'delete dialog with answers');
  await page.route(`**/api/forms/${id}?**`, (route) => route.fulfill({ status: 500, json: {} }));
  const go = dialog.getByRole('button', { name: `Eliminar «${title}»` });
  await go.click();
  await expect(
    page.getByText('Ocurrió un error al borrar el formulario, por favor intente nuevamente'),
  ).toBeVisible();
  await page.unroute(`**/api/forms/${id}?**`);
  // Somebody else changes the form while the dialog is open.
  const changed = await page.request.put(`/api/forms/${id}`, {
    data: {
      version: 1,
      areaId,
      sync: false,
      definition: { ...FORM, title: { text: title } },
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await go.click();
  await expect(dialog.getByText('Otra persona cambió el formulario mientras tanto.')).toBeVisible();
  await expectAccessible(page, 'delete dialog stale');
  await go.click();
  await expect(page.getByText('El formulario se eliminó correctamente')).toBeVisible();
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible();
  forgiveFailures(messages);
});

test('X10.10 X10.05 a form that somebody has deleted since is said to be gone, and leaves the list', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const title = 'Zona de nidos ido';
  const { id } = await makeForm(page, title);
  await page.goto('/listar?texto=nidos ido');
  await more(page, title).click();
  await page.request.delete(`/api/forms/${id}?version=1`);
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('El formulario ya no existe: otra persona lo eliminó.')).toBeVisible();
  await expectAccessible(page, 'delete dialog gone');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible();
});
