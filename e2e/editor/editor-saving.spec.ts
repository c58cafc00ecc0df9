// Editing stored forms: opening, what submissions lock, saving, a lost connection, conflicts with another person's
// save, leaving.

import { expect, expectAccessible, FORMS, type Locator, signIn, signInAgain, test } from '../stack.ts';
import {
  answered,
  definitionOf,
  EDITABLE_FORM,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  questionCard,
  SMALL_FORM,
  save,
  savedForm,
  startForm,
  titleOf,
  titlesIn,
  toolbar,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('E2.06 E2.07 E9.12 a form that was saved before shows when it was created, by its own time stamp', async ({
  page,
}) => {
  await openEditor(page, editorOf(FORMS.treeSurvey));
  // The form's document says 2025-02-24T11:03:44.761Z, which is moved to these days.
  await expect(page.getByText(/^Creado el/)).toHaveText(/^Creado el \d\d? \w+ \d{4}, 08:03$/);
  await openEditor(page, NEW_FORM);
  await expect(page.getByText(/^Creado el/)).toHaveCount(0);
});

test('E1.02 E2.03 E2.23 E7.01 E7.04 E8.13 a saved form comes back as it was, is changed and saved', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, `/editar/${formId}`);
  await expect(titleOf(page)).toHaveValue('Zona guardada');
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Como estaba');
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await questionCard(page, 'Primera').getByRole('button', { name: 'Primera' }).click();
  await page.getByLabel('Ubicación').selectOption({ index: 1 });
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Tercera', 'Primera']);
  await openOptions(page);
  await page.getByLabel('Formulario público').check();
  await expect(page.getByRole('textbox', { name: 'Enlace público' })).toHaveValue(
    new RegExp(`/publico/contestar/${formId}$`),
  );
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);
  const saved = await definitionOf(page, formId);
  expect(saved.sections.map(({ questions }) => questions.map(({ id }) => id))).toEqual([
    ['q2'],
    ['q3', 'q1'],
  ]);
  expect(saved.options.publicAccess).toBe(true);
});

test('E8.01 E6.04 an unknown form and one of another area show their message and nothing to edit', async ({
  page,
}) => {
  for (const id of ['estenoexisteestenoex', 'cualquiera']) {
    await page.goto(editorOf(id));
    await expect(page.getByRole('alert')).toContainText('No existe el formulario que se intenta cargar');
    await expect(page.getByRole('button', { name: 'Guardar formulario' })).toHaveCount(0);
  }
  await expectAccessible(page, 'missing form');
  await page.goto(editorOf(FORMS.inspection));
  await expect(page.getByRole('alert')).toContainText('no esta entre sus áreas municipales');
});

test('E4.18 E4.24 E6.06 X36.63 a form with submissions that is not editable can be read, not changed, and looks so', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await expect(page.getByText(/no admite ediciones/)).toHaveCount(0);
  const box = page.locator('.MuiOutlinedInput-root').filter({ has: titleOf(page) });
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await answered(page, formId);
  await page.reload();
  await expect(page.getByText(/no admite ediciones/)).toBeVisible();
  await expect(titleOf(page)).not.toBeEditable();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByLabel('Formulario editable')).toBeDisabled();
  await expectAccessible(page, 'read-only form');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'no admite ediciones' })).toBeVisible();
  await expect(page).toHaveURL(/\/editar\//);
});

test('X35.51 a locked form offers its submissions, and a copy in which everything can be changed', async ({
  page,
}) => {
  const locked = await savedForm(page, SMALL_FORM);
  const open = await savedForm(page, EDITABLE_FORM);
  for (const [formId, why] of [
    [locked, /no admite ediciones/],
    [open, /No se pueden agregar, eliminar ni mover/],
  ] as const) {
    await answered(page, formId);
    await openEditor(page, editorOf(formId));
    const notice = page.getByRole('note').filter({ hasText: why });
    await expect(notice.getByRole('link', { name: 'Ver Respuestas' })).toHaveAttribute(
      'href',
      `/respuestas/listado/${formId}`,
    );
    await notice.getByRole('button', { name: 'Seguir en una copia' }).click();
    await expect(titleOf(page)).toHaveValue('Copia de Zona guardada');
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
    await expect(page.getByLabel('Pregunta: título')).toBeFocused();
    await page.keyboard.type('Cuarta');
    await save(page);
    await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
    expect((await definitionOf(page, formId)).title.text).toBe('Zona guardada');
  }
});

test('E4.12 E4.13 E4.14 E4.16 E4.17 E4.23 an editable form with submissions keeps its states, and takes new texts and transitions', async ({
  page,
}) => {
  const formId = await savedForm(page, EDITABLE_FORM);
  await answered(page, formId);
  await openEditor(page, editorOf(formId));
  await expect(page.getByLabel('Nuevo estado')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Eliminar el estado Recibida' })).toBeDisabled();
  await expect(page.getByLabel('Estado inicial: Resuelta')).toBeDisabled();
  await expectAccessible(page, 'editable form with answers');
  await questionCard(page, 'Segunda').getByRole('button', { name: 'Segunda' }).click();
  await expect(page.getByRole('combobox', { name: 'Tipo de pregunta' })).toBeDisabled();
  await page.getByLabel('Título de la pregunta').fill('Segunda, corregida');
  await page.getByRole('button', { name: 'Transiciones de Recibida: Ninguno' }).click();
  await page.getByRole('dialog').getByLabel('Resuelta').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const saved = await definitionOf(page, formId);
  expect(saved.sections[0]?.questions[1]?.title.text).toBe('Segunda, corregida');
  expect(saved.states[0]?.transitions).toEqual([1]);
});

test('E4.19 E4.20 E4.21 E4.22 E4.23 the structure of an editable form with submissions stays as it is, whatever is pressed', async ({
  page,
}) => {
  const formId = await savedForm(page, EDITABLE_FORM);
  await answered(page, formId);
  await openEditor(page, editorOf(formId));
  const unchanged = async () => {
    await expect(
      page.getByRole('status').filter({ hasText: 'Este formulario ya tiene respuestas' }),
    ).toBeVisible();
    await expect(page.getByText('Secciones: 2 · Preguntas: 3')).toBeVisible();
    await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  };
  const press = async (button: Locator) => {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await unchanged();
  };
  await press(page.getByRole('button', { name: 'Agregar sección', exact: true }));
  await press(page.getByRole('button', { name: 'Agregar pregunta a Sección r' }));
  await page.locator('.ed-section-title').getByRole('button', { name: 'Sección r' }).click();
  for (const action of ['Subir', 'Duplicar', 'Eliminar']) await press(toolbar(page, action));
  await questionCard(page, 'Segunda').getByRole('button', { name: 'Segunda' }).click();
  for (const action of ['Subir', 'Duplicar', 'Eliminar']) await press(toolbar(page, action));
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
});

test('X5.01 X12.04 E4.31 E8.14 somebody else saved since: both versions are shown and neither is lost', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await title.fill('Lo mío');
  const read = await (await page.request.get(`/api/forms/${formId}`)).json();
  const newer = { ...SMALL_FORM, title: { text: 'Zona de otra persona' } };
  const body = { version: read.version, areaId: read.areaId, sync: false, definition: newer };
  expect((await page.request.put(`/api/forms/${formId}`, { data: body })).ok()).toBe(true);
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Hay una versión más nueva');
  await expect(dialog.getByRole('region', { name: 'Sus cambios' })).toContainText('Lo mío');
  await expect(dialog.getByRole('region', { name: /^Cambios de gsoldevila/ })).toContainText(
    'Zona de otra persona',
  );
  await expectAccessible(page, 'stale version');
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('Lo mío');
  await save(page);
  await dialog.getByRole('button', { name: 'Cargar la versión nueva' }).click();
  await expect(title).toHaveValue('Zona de otra persona');
  // One undo brings back the user's own edit, which is now based on the newer version.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(title).toHaveValue('Lo mío');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect((await definitionOf(page, formId)).title.text).toBe('Lo mío');
});

test('X12.04 one version can be saved over the newer one, which stays in the history', async ({ page }) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await titleOf(page).fill('La mía');
  const read = await (await page.request.get(`/api/forms/${formId}`)).json();
  const newer = { ...SMALL_FORM, title: { text: 'La otra' } };
  const body = { version: read.version, areaId: read.areaId, sync: false, definition: newer };
  expect((await page.request.put(`/api/forms/${formId}`, { data: body })).ok()).toBe(true);
  await save(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar la mía sobre la nueva' }).click();
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await page.goto(`/historial/${formId}`);
  await expect(page.getByRole('heading', { name: 'Cambios de la versión 2 a la 3' })).toBeVisible();
  await expect(page.getByText('La otra → La mía')).toBeVisible();
  await expectAccessible(page, 'history of a form');
});

test('X12.03 changes that are not saved survive a reload, and can be discarded', async ({ page }) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await expect(title).toHaveValue('Zona guardada');
  await title.fill('A medio escribir');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('A medio escribir');
  const notice = page.getByRole('alert').filter({ hasText: 'Se recuperaron cambios sin guardar' });
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'recovered changes');
  await notice.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(title).toHaveValue('Zona guardada');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(title).toHaveValue('A medio escribir');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await openEditor(page, editorOf(formId));
  await expect(title).toHaveValue('A medio escribir');
  await expect(notice).toHaveCount(0);
});

test('X12.03 a new form that was not saved survives a reload too, and signing out asks before it is lost', async ({
  page,
}) => {
  // This journey signs out, so it needs a session of its own.
  await page.context().clearCookies();
  await signInAgain(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  const title = titleOf(page);
  await title.fill('Formulario nuevo');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Formulario nuevo');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(title).toHaveValue('Formulario nuevo');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL('/login');
  await signInAgain(page, 'elevatedSupervisor');
  await openEditor(page, NEW_FORM);
  await expect(title).toHaveValue('');
});

test('E7.03 E8.14 a lost reply keeps what was typed, and saving again makes one form with the latest content', async ({
  page,
}) => {
  const title = `Zona guardada dos veces ${Date.now()}`;
  await startForm(page, title);
  let formId = '';
  await page.route('**/api/forms', async (route) => {
    formId = route.request().postDataJSON().id;
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText(/No hay conexión con el servidor/)).toBeVisible();
  await page.unroute('**/api/forms');
  await page.getByLabel('Título de la pregunta').fill('Una, mejor');
  await save(page);
  await expect(page).toHaveURL(/\/listar$/);
  const list = await (await page.request.get(`/api/forms?text=${encodeURIComponent(title)}`)).json();
  expect(list.total).toBe(1);
  expect((await definitionOf(page, formId)).sections[0]?.questions[0]?.title.text).toBe('Una, mejor');
});

test('E4.31 leaving with changes is asked, by link and by the way back', async ({ page }) => {
  await page.goto('/listar');
  await page.getByRole('link', { name: 'Nuevo formulario' }).first().click();
  await titleOf(page).fill('Sin guardar');
  const dialog = page.getByRole('alertdialog');
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Formularios' })
    .click();
  await expect(dialog).toContainText('¿Salir sin guardar?');
  await expectAccessible(page, 'leaving');
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(titleOf(page)).toHaveValue('Sin guardar');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/listar$/);
});
