// Building a form in the editor: sections and questions, order, options, states; by mouse, by keyboard, on a phone.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { enterAs, expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import {
  addQuestion,
  addSection,
  AREA,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  optionSwitch,
  questionCard,
  save,
  savedForm,
  titleOf,
  titlesIn,
  toolbar,
} from '../steps/editor-steps.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'supervisor');
});

test('E5.01 E5.02 E5.03 E5.04 E5.07 E5.10 E5.11 E5.12 the checks come one at a time, in order, and lead to their field', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  const title = titleOf(page);
  const alert = page.getByRole('alert');
  await expectAccessible(page, 'empty editor');
  await save(page);
  await expect(alert).toHaveText('Debe ingresar un título');
  await expect(title).toBeFocused();
  await expectAccessible(page, 'refused title');
  await title.fill('Pedido de poda');
  await save(page);
  await expect(alert).toHaveText('Debe seleccionar un área');
  await expect(page.getByLabel('Área municipal')).toBeFocused();
  await page.getByLabel('Área municipal').selectOption(AREA);
  await page.getByLabel('Sincronizar con MuniGestion').check();
  await page.getByLabel('Limitar las respuestas').check();
  await save(page);
  await expect(alert).toHaveText('Debe seleccionar al menos una opción para sincronizar con MuniGestion');
  await expect(page.getByLabel('Sincronizar con MuniGestion')).toBeFocused();
  await page.getByLabel('Asociar un ciudadano').check();
  await save(page);
  await expect(alert).toHaveText('Debe ingresar un número de respuestas');
  const limit = page.getByLabel('Número de respuestas');
  await expect(limit).toBeFocused();
  await limit.fill('20');
  await save(page);
  await expect(alert).toHaveText('El formulario debe tener al menos una sección');
  await addSection(page, 'Datos');
  await save(page);
  await expect(alert).toHaveText('El formulario debe tener al menos una pregunta');
  await expect(page.getByText('Secciones: 1 · Preguntas: 0')).toBeVisible();
});

test('E2.01 E2.15 E4.31 E5.16 E5.18 a save that is refused sends nothing and keeps the tidied input on the screen', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuevo formulario' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const title = titleOf(page);
  await title.fill('  Pedido de poda  ');
  await title.blur();
  await expect(title).toHaveValue('Pedido de poda');
  await page.getByLabel('Limitar las respuestas').check();
  const limit = page.getByLabel('Número de respuestas');
  await expect(limit).toHaveAttribute('type', 'number');
  await expect(limit).toHaveAttribute('min', '1');
  await page.getByRole('button', { name: 'Guardar formulario' }).click();
  await expect(page.getByRole('alert')).toHaveText('Debe seleccionar un área');
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
  await expect(title).toHaveValue('Pedido de poda');
  expect(sent).toEqual([]);
});

test('E2.04 E2.08 E2.10 E2.14 E4.72 E7.03 E8.12 the keyboard alone builds a form, orders it and saves it', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await tabTo(page, titleOf(page));
  await page.keyboard.type('Zona hecha con el teclado');
  await tabTo(page, page.getByLabel('Área municipal'));
  await page.keyboard.type(AREA);
  await tabTo(page, page.getByRole('button', { name: 'Agregar sección', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título de la sección')).toBeFocused();
  await page.keyboard.type('Datos');
  for (const title of ['Una', 'Otra']) {
    await page.getByRole('button', { name: 'Datos', exact: true }).first().focus();
    await tabTo(page, page.getByRole('button', { name: 'Agregar pregunta a Datos' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Título de la pregunta')).toBeFocused();
    await page.keyboard.type(title);
  }
  const other = questionCard(page, 'Otra').getByRole('button', { name: 'Otra' });
  await other.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titlesIn(page)).toHaveText(['Otra', 'Una']);
  await expect(page.getByText('«Otra» está en el lugar 1 de 2')).toBeAttached();
  await expect(other).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titlesIn(page)).toHaveText(['Otra', 'Una']);
  await tabTo(page, toolbar(page, 'Eliminar'));
  await page.keyboard.press('Enter');
  await expect(titlesIn(page)).toHaveText(['Una']);
  await expect(questionCard(page, 'Una').getByRole('button', { name: 'Una' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(titlesIn(page)).toHaveText(['Otra', 'Una']);
  await page.keyboard.press('Control+Shift+Z');
  await expect(titlesIn(page)).toHaveText(['Una']);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  await page.getByRole('searchbox', { name: 'Nombre del formulario' }).fill('Zona hecha con el teclado');
  await expect(page.getByRole('row', { name: /Zona hecha con el teclado/ }).first()).toBeVisible();
});

test('E3.48 E3.53 E3.54 E4.74 E5.22 E9.04 options come one by one or pasted, a long list advises the search box', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { kind: 'Selección única', title: 'Barrio' });
  await page.getByRole('button', { name: 'Agregar opción' }).click();
  await expect(page.getByLabel('Opción 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Centro');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Opción 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Norte');
  await page.getByRole('button', { name: 'Pegar varias' }).click();
  await expectAccessible(page, 'pasting options');
  await page.getByLabel('Una opción por línea').fill(' Sur \n\nEste\nOeste\n4\n5\n6\n7\n8');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Opciones (10)')).toBeVisible();
  await expect(page.getByLabel('Opción 3', { exact: true })).toHaveValue('Sur');
  const advice = page.getByText('Con más de 10 opciones conviene activar el buscador.');
  await expect(advice).toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar opción' }).click();
  await expect(advice).toBeVisible();
  expect((await page.locator('.ed-choices').boundingBox())?.height).toBeLessThanOrEqual(400);
  await expectAccessible(page, 'options of a question');
  await page.getByLabel('Con buscador').check();
  await expect(advice).toHaveCount(0);
  await page.getByRole('button', { name: 'Bajar la opción Centro' }).click();
  await expect(page.getByLabel('Opción 2', { exact: true })).toHaveValue('Centro');
  await page.getByRole('button', { name: 'Eliminar la opción Norte' }).click();
  await expect(page.getByLabel('Opción 1', { exact: true })).toHaveValue('Centro');
  await expect(page.getByLabel('Opción 1', { exact: true })).toBeFocused();
  await page.getByRole('combobox', { name: 'Tipo de pregunta' }).click();
  await page.getByRole('option', { name: 'Enlace' }).click();
  await page.getByLabel('Dirección del enlace').fill('https://www.ejemplo.org');
  await page.getByLabel('Texto del enlace').fill('Reglamento');
  await expect(questionCard(page, 'Barrio')).toContainText('Reglamento');
});

test('E2.13 E4.62 E4.63 E4.64 E4.65 E4.66 E4.74 X31.34 sections are moved, copied and deleted; a change of type with content is asked', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await addSection(page, 'Datos');
  const dialog = page.getByRole('alertdialog');
  await page.getByLabel('Condicional').check();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar condición' }).click();
  await page.getByLabel('Texto de la condición').fill('Hay daños');
  await addQuestion(page, 'Hay daños', { kind: 'Fecha', title: 'Desde cuándo' });
  await expect(page.getByLabel('Empieza con la fecha de hoy')).not.toBeChecked();
  await expect(page.getByText('Secciones: 1 · Preguntas: 1')).toBeVisible();
  const section = page.locator('.ed-section-title').getByRole('button', { name: 'Datos' });
  await section.click();
  await page.getByLabel('Simple').click();
  await expect(dialog).toContainText(
    'Se eliminarán todas las preguntas y condiciones de la sección. Esta acción no se puede deshacer.',
  );
  await expectAccessible(page, 'change of type');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Condicional')).toBeChecked();
  await expect(titlesIn(page)).toHaveText(['Desde cuándo']);
  await toolbar(page, 'Duplicar').click();
  await expect(page.getByText('Secciones: 2 · Preguntas: 2')).toBeVisible();
  await toolbar(page, 'Eliminar').click();
  await expect(dialog).toContainText(
    'Se eliminará la sección «Datos» con todo lo que contiene. Preguntas: 1. Condiciones: 1.',
  );
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Secciones: 1 · Preguntas: 1')).toBeVisible();
  await expect(section).toBeFocused();
  await page.getByLabel('Simple').click();
  await dialog.getByRole('button', { name: 'Cambiar y eliminar' }).click();
  await expect(page.getByText('Secciones: 1 · Preguntas: 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
});

async function addStates(page: Page): Promise<void> {
  const name = page.getByLabel('Nuevo estado');
  for (const state of ['Recibida', 'En curso', 'Resuelta']) {
    await name.fill(state);
    await name.press('Enter');
    await expect(page.getByLabel(`Nombre del estado ${state}`)).toBeVisible();
  }
}

test('E2.11 E4.01 E4.03 E5.14 E5.15 E8.03 E8.04 states are added by name: none without one, none twice, the first is the initial one', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  const name = page.getByLabel('Nuevo estado');
  const states = page.getByRole('radio', { name: /^Estado inicial/ });
  for (const empty of ['', '   ']) {
    await name.fill(empty);
    await page.getByRole('button', { name: 'Agregar estado' }).click();
    await expect(page.getByText('El campo no puede estar vacío')).toBeVisible();
    await expect(states).toHaveCount(0);
  }
  await addStates(page);
  await name.fill(' Recibida ');
  await name.press('Enter');
  await expect(page.getByText('El estado ya existe')).toBeVisible();
  await expect(states).toHaveCount(3);
  await expect(page.getByLabel('Estado inicial: Recibida')).toBeChecked();
  await expectAccessible(page, 'states');
});

test('E4.02 E4.04 E4.05 E4.08 E4.09 E4.10 states lead to each other; no state leads to a deleted one, and the first takes its position', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await addStates(page);
  for (const state of ['En curso', 'Resuelta'])
    await expect(page.getByRole('button', { name: `Transiciones de ${state}: Ninguno` })).toBeVisible();
  await page.getByRole('button', { name: 'Transiciones de Recibida: Ninguno' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page, 'transitions');
  await dialog.getByLabel('En curso').check();
  await dialog.getByLabel('Resuelta').check();
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Eliminar el estado En curso' }).click();
  await expect(page.getByRole('button', { name: 'Transiciones de Recibida: Resuelta' })).toBeVisible();
  await page.getByLabel('Estado inicial: Resuelta').check();
  await expect(page.getByLabel('Estado inicial: Recibida')).not.toBeChecked();
  await page.getByRole('button', { name: 'Eliminar el estado Resuelta' }).click();
  await expect(page.getByLabel('Estado inicial: Recibida')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Transiciones de Recibida: Ninguno' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar el estado Recibida' }).click();
  await expect(page.getByRole('radio', { name: /^Estado inicial/ })).toHaveCount(0);
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

test('E2.12 E2.20 E2.22 E4.70 E9.04 options bring what belongs to them, in a list that scrolls; editable forms are asked about', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  const options = page.getByRole('group', { name: 'Configuración' });
  expect((await options.boundingBox())?.height).toBeLessThanOrEqual(400);
  expect(await options.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
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

test('E2.10 an administrator picks country, province and municipality before the area', async ({ page }) => {
  await page.context().clearCookies();
  await signIn(page, 'administrator');
  await openEditor(page, NEW_FORM);
  await page.getByLabel('País').selectOption('Argentina');
  await page.getByLabel('Provincia').selectOption('Córdoba');
  await page.getByLabel('Municipio').selectOption('Villa María');
  await page.getByLabel('Área municipal').selectOption(AREA);
  await expect(page.getByLabel('Área municipal').locator('option:checked')).toHaveText(AREA);
});

test('E2.05 E2.21 on a phone the properties are a sheet and the outline a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sections = aForm().withSection('s', aQuestion('q1', 'yes-no', { title: { text: 'Primera' } }));
  const formId = await savedForm(page, sections.with({ title: { text: 'Zona en el teléfono' } }).build());
  await openEditor(page, editorOf(formId));
  await expectAccessible(page, 'editor on a phone');
  const pick = questionCard(page, 'Primera').getByRole('button', { name: 'Primera' });
  await pick.click();
  const sheet = page.getByRole('dialog', { name: 'Pregunta' });
  await sheet.getByLabel('Título de la pregunta').fill('Cambiada');
  await expectAccessible(page, 'properties as a sheet');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(questionCard(page, 'Cambiada').getByRole('button', { name: 'Cambiada' })).toBeFocused();
  await page.getByRole('button', { name: 'Esquema' }).click();
  const outline = page.getByRole('dialog', { name: 'Esquema' });
  await expectAccessible(page, 'outline as a drawer');
  await outline.getByRole('button', { name: 'Cambiada' }).click();
  await expect(questionCard(page, 'Cambiada').getByRole('button', { name: 'Cambiada' })).toBeFocused();
  await toolbar(page, 'Duplicar').click();
  await expect(titlesIn(page)).toHaveText(['Cambiada', 'Cambiada']);
});
