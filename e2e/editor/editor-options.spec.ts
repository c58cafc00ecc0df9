// Options of a form in the editor: what depends on them comes and goes with them, and signatures.
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import {
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  optionSwitch,
  SMALL_FORM,
  save,
  savedForm,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('E2.18 E2.23 E4.35 E4.36 E4.37 E4.53 E4.58 E4.60 what depends on the public form says so, and goes with it', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  const open = page.getByLabel('Formulario público');
  const download = page.getByLabel('Descarga automática');
  const later = page.getByText('El enlace aparece después de guardar el formulario por primera vez.');
  await expect(download).toBeDisabled();
  await expect(download).toHaveAccessibleDescription(/Active antes el formulario público\./);
  await expect(later).toHaveCount(0);
  await page.getByLabel('Sincronizar con MuniGestion').check();
  const citizen = page.getByLabel('Asociar un ciudadano');
  await expect(citizen).toBeEnabled();
  await open.check();
  await expect(later).toBeVisible();
  const portal = page.getByLabel('Portal del ciudadano');
  for (const excluded of [portal, citizen]) {
    await expect(excluded).toBeDisabled();
    await expect(excluded).toHaveAccessibleDescription(/mientras el formulario es público/);
  }
  await download.check();
  await page.getByLabel('Comprobante propio').check();
  await page.getByLabel('Texto del comprobante').fill('Gracias por avisar');
  await open.uncheck();
  await expect(later).toHaveCount(0);
  await expect(download).not.toBeChecked();
  await expect(page.getByLabel('Comprobante propio')).not.toBeChecked();
  await open.check();
  await page.getByLabel('Comprobante propio').check();
  await expect(page.getByLabel('Texto del comprobante')).toHaveValue('');
});

test('E2.12 E2.20 E2.22 E4.70 options bring what belongs to them; editable forms are asked about', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  await page.getByLabel('Formulario público').check();
  for (const [name, field] of [
    ['Limitar las respuestas', 'Número de respuestas'],
    ['Comprobante propio', 'Texto del comprobante'],
    ['Firmas', 'Título de la firma'],
    ['Código de descarga', 'Página de descarga'],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveCount(0);
    await page.getByRole('switch', { name, exact: true }).check();
    await expect(page.getByLabel(field).first()).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Página de descarga' })).toHaveValue(
    new URL('/actas/consultar', page.url()).href,
  );
  const editable = optionSwitch(page, 'Formulario editable');
  await editable.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(editable).not.toBeChecked();
  await editable.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
  await expect(editable).toBeChecked();
  await expectAccessible(page, 'options that are on');
});

test('E4.75 E4.76 E4.77 E5.17 E9.02 signatures begin with one that stays, each for a citizen, drawn or uploaded, with a short title', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  await optionSwitch(page, 'Firmas').check();
  const titles = page.getByLabel('Título de la firma');
  await expect(titles).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Eliminar la firma/ })).toHaveCount(0);
  await titles.fill('x'.repeat(45));
  await expect(titles).toHaveValue('x'.repeat(40));
  await page.getByRole('button', { name: 'Agregar firma' }).click();
  await expect(titles).toHaveCount(2);
  await expect(titles.last()).toBeFocused();
  const added = page.getByRole('group', { name: 'Firma 2', exact: true });
  await expect(titles.last()).toHaveValue('');
  await expect(added.getByLabel('Cómo se firma').locator('option:checked')).toHaveText(
    'Dibujada o imagen PNG',
  );
  await expect(added.getByLabel('Quién firma').locator('option:checked')).toHaveText('Ciudadano');
  await expect(added.getByRole('switch', { name: 'Firma obligatoria' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Eliminar la firma 1' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Eliminar la firma 2' }).click();
  await expect(titles).toHaveCount(1);
  await expect(titles).toHaveValue('x'.repeat(40));
});

test('X39.14 starting from the last visit is a switch that is saved, and the history names its change', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await openOptions(page);
  const offers = page.getByLabel('Ofrecer las respuestas de la última visita');
  await expect(offers).not.toBeChecked();
  await offers.press('Space');
  await expect(offers).toBeChecked();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect(await definitionOf(page, formId)).toHaveProperty('startsFromLastVisit', true);
  await page.goto(`/historial/${formId}`);
  await expect(page.getByText('Respuestas de la última visita').first()).toBeVisible();
});
