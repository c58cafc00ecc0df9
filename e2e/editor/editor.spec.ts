// Building a form in the editor: sections and questions, order, options, states; by mouse, by keyboard, on a phone.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import {
  AREA,
  addQuestion,
  addSection,
  editorOf,
  NEW_FORM,
  openEditor,
  questionCard,
  save,
  savedForm,
  titleOf,
  titlesIn,
  toolbar,
} from '../steps/editor-steps.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('E5.01 E5.02 E5.03 E5.04 E5.07 E5.10 E5.11 E5.12 the checks come one at a time, in order, and lead to their field', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  const title = titleOf(page);
  const alert = page.getByRole('alert');
  await expectAccessible(page, 'empty editor');
  await page.getByLabel('Área municipal').selectOption('');
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
  await page.getByLabel('Área municipal').selectOption('');
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
  await expect(page.getByLabel('Sección: título')).toBeFocused();
  await page.keyboard.type('Datos');
  for (const title of ['Una', 'Otra']) {
    await page.getByRole('button', { name: 'Datos', exact: true }).first().focus();
    await tabTo(page, page.getByRole('button', { name: 'Agregar pregunta a Datos' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Pregunta: título')).toBeFocused();
    await page.keyboard.type(title);
  }
  const other = questionCard(page, 'Otra').getByRole('button', { name: 'Otra' });
  // The editor holds the focus in a new question until the person goes on, which is by a key.
  await page.keyboard.press('Tab');
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

test('X36.55 a new form is of the area of who works in one, and of none yet where there is a choice', async ({
  page,
}) => {
  const chosen = page.getByLabel('Área municipal').locator('option:checked');
  await openEditor(page, NEW_FORM);
  await expect(chosen).toHaveText(AREA);
  await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  await expect(chosen).toHaveText('Seleccione…');
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
