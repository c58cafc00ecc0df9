// Workflows are sets of states that a municipality stores for its forms: created on the form list, copied into a form.
// All journeys that store one are in this file, whose journeys run one after the other: a list of them is for everybody.

import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';
import { showActions } from '../steps/person-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

async function openWorkflows(page: Page, width: 'wide' | 'phone' = 'wide') {
  await page.goto('/listar');
  if (width === 'phone') await showActions(page);
  await page.getByRole('button', { name: 'Crear flujo de trabajo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear flujo de trabajo' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('P2.80 X31.70 E4.02 E4.05 E5.14 X12.07 a workflow is created, drawn, taken over by a form, changed and deleted; a save stops at a name that was not accepted', async ({
  page,
}) => {
  const formId = await savedForm(page, { ...SMALL_FORM, states: [], initialState: null });
  const dialog = await openWorkflows(page);
  await expectAccessible(page, 'workflows, empty');
  await dialog.getByRole('button', { name: 'Guardar flujo' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Debe ingresar un nombre' })).toBeVisible();
  await dialog.getByLabel('Nombre del flujo').fill('Habilitación comercial');
  for (const state of ['Recibida', 'En curso', 'Resuelta', 'Suelta']) {
    await dialog.getByLabel('Nuevo estado').fill(state);
    await page.keyboard.press('Enter');
  }
  const leadsTo = async (from: string, to: string) => {
    await dialog
      .getByRole('button', { name: new RegExp(`^Transiciones de ${from}:`) })
      .first()
      .click();
    const transitions = page.getByRole('dialog').filter({ hasText: from }).last();
    await transitions.getByRole('checkbox', { name: to }).check();
    await transitions.getByRole('button', { name: 'Aceptar' }).click();
  };
  await leadsTo('Recibida', 'En curso');
  await leadsTo('En curso', 'Resuelta');
  await expect(dialog.getByText('No se puede llegar a: Suelta.')).toBeVisible();
  await expectAccessible(page, 'workflow being edited');
  // A name that was not accepted keeps what was typed, and nothing is sent.
  const first = dialog.getByLabel('Nombre del estado Recibida');
  await first.fill('Suelta');
  let saved = 0;
  page.on('request', (sent) => {
    if (sent.method() !== 'GET' && sent.url().includes('workflow')) saved += 1;
  });
  await dialog.getByRole('button', { name: 'Guardar flujo' }).click();
  await expect(dialog.getByText('El estado ya existe').first()).toBeVisible();
  await expect(first).toHaveValue('Suelta');
  await expect(first).toHaveAccessibleDescription('El estado ya existe');
  expect(saved).toBe(0);
  await expectAccessible(page, 'state name of a set that was not accepted');
  await first.fill('Ingresada');
  await dialog.getByRole('button', { name: 'Guardar flujo' }).click();
  const stored = dialog.getByRole('list', { name: 'Flujos de trabajo guardados' });
  await expect(stored).toContainText('Ingresada · En curso · Resuelta · Suelta');
  // Names are unique, regardless of upper and lower case.
  await dialog.getByLabel('Nombre del flujo').fill('habilitación COMERCIAL');
  await dialog.getByLabel('Nuevo estado').fill('Una');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Guardar flujo' }).click();
  await expect(dialog.getByText('Ya existe un flujo de trabajo con ese nombre.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();

  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Tomar un flujo de trabajo' }).click();
  await expectAccessible(page, 'taking over a workflow');
  await page.getByRole('button', { name: 'Usar el flujo Habilitación comercial' }).click();
  await expect(page.getByRole('radio', { name: /Ingresada/ })).toBeChecked();
  await expect(page.getByRole('img', { name: /^Los estados y a cuáles/ })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('radio', { name: /Ingresada/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();

  const again = await openWorkflows(page);
  await again.getByRole('button', { name: 'Editar el flujo Habilitación comercial' }).click();
  await again.getByLabel('Nombre del flujo').fill('Habilitaciones');
  await again.getByRole('button', { name: 'Guardar flujo' }).click();
  await expect(again.getByRole('list')).toContainText('Habilitaciones');
  await again.getByRole('button', { name: 'Eliminar el flujo Habilitaciones' }).click();
  await again.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(again.getByText('Todavía no hay flujos de trabajo guardados.')).toBeVisible();
  // The form keeps the states that it copied.
  const { definition } = await (await page.request.get(`/api/forms/${formId}`)).json();
  expect(definition.states.map(({ name }: { name: string }) => name)).toEqual([
    'Ingresada',
    'En curso',
    'Resuelta',
    'Suelta',
  ]);
});

test('P2.80 on a phone the dialog fills the screen and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openWorkflows(page, 'phone');
  await dialog.getByLabel('Nuevo estado').fill('Un estado con un nombre bastante más largo que los demás');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'workflows on a phone');
});
