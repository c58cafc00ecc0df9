// Rules of the editor that only its screen can show: who may open it, what it requires, what it offers, how long
// messages stay, and what happens to the input when the server refuses a save.

import { expect, expectAccessible, FORMS, type Page, signIn, test } from '../stack.ts';
import { expectShownFor, stopClock } from '../steps/clock-steps.ts';
import {
  AREA,
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  optionSwitch,
  questionCard,
  SMALL_FORM,
  save,
  savedForm,
  titleOf,
  titlesIn,
} from '../steps/editor-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('E1.01 E6.01 P2.05 P2.06 E6.03 the editor opens for people who may update forms; others see that they may not, visitors sign in first', async ({
  page,
}) => {
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, 'inspector');
  for (const url of [NEW_FORM, editorOf(FORMS.treeSurvey)]) {
    await page.goto(url);
    await expect(
      page.getByText('You do not have the required permissions to access this site.'),
    ).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
  }
  await page.context().clearCookies();
  await signIn(page, 'generator');
  await openEditor(page, NEW_FORM);
  await expect(heading(page, 'Nuevo formulario')).toBeVisible();
});

test('E2.02 P2.05 a new form starts empty: no form is read and no submissions are counted for it', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openEditor(page, NEW_FORM);
  await expect(page.getByText('Secciones: 0 · Preguntas: 0')).toBeVisible();
  await expect(page.getByText(/^Creado el/)).toHaveCount(0);
  expect(asked).toContain('/api/session');
  expect(asked.filter((path) => path.startsWith('/api/forms'))).toEqual([]);
});

test('E2.03 E2.05 P2.06 with, without and with any type in the URL the same screen opens as for a new form', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  for (const url of [`/editar/${formId}`, editorOf(formId), `/editar/${formId}/encuesta`]) {
    await openEditor(page, url);
    await expect(titleOf(page)).toHaveValue('Zona guardada');
    await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  }
  const names = ['Estados', 'Idiomas', 'Configuración'];
  for (const url of [editorOf(formId), NEW_FORM]) {
    await openEditor(page, url);
    for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Guardar formulario' })).toBeVisible();
  }
});

test("E2.12 E3.37 'Configuración' has one entry for each flag that is offered", async ({ page }) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  const switches = page.getByRole('group', { name: 'Configuración' }).getByRole('switch');
  const names = () =>
    switches.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.innerText.trim() ?? '').toSorted(),
    );
  await expect
    .poll(names)
    .toEqual(
      [
        'Asociar un ciudadano',
        'Ciudadano obligatorio',
        'Comprobante propio',
        'Crear incidentes',
        'Código de descarga',
        'Descarga automática',
        'Editar respuestas firmadas',
        'Envío por correo electrónico',
        'Firmas',
        'Formulario editable',
        'Formulario público',
        'Fotos con fecha, hora y posición',
        'Imagen de encabezado',
        'Limitar las respuestas',
        'Ofrecer las respuestas de la última visita',
        'Pasarela de pago',
        'Pedir que se revise antes de enviar',
        'Portal del ciudadano',
        'Registrar el recorrido de la visita',
        'Registrar la hora de comienzo y de fin',
        'Registrar la posición',
        'Respuesta única',
        'Sincronizar con MuniGestion',
        'Turno',
        'Ubicación en el mapa',
        'Un tipo de incidente por estado',
        'Una sección por paso en el teléfono',
      ].toSorted(),
    );
});

test('E4.44 E4.71 turning on the editing of signed submissions is asked; declining leaves it off', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  await openOptions(page);
  const signed = optionSwitch(page, 'Editar respuestas firmadas');
  await expect(signed).toBeDisabled();
  await optionSwitch(page, 'Firmas').check();
  const dialog = page.getByRole('alertdialog');
  await signed.click();
  await expect(dialog).toContainText(
    'Toda persona con permiso de edición podrá agregar, cambiar y eliminar respuestas aunque estén firmadas.',
  );
  await expectAccessible(page, 'asking about signed answers');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(signed).not.toBeChecked();
  await signed.click();
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(signed).toBeChecked();
  await optionSwitch(page, 'Firmas').uncheck();
  await optionSwitch(page, 'Firmas').check();
  await expect(signed).not.toBeChecked();
});

test('E5.28 E3.52 a video is offered only where a setting says so', async ({ page }) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  const video = optionSwitch(page, 'Permitir video');
  const pick = () => questionCard(page, 'Primera').getByRole('button', { name: 'Primera' }).click();
  await openEditor(page, editorOf(formId));
  await pick();
  await expect(optionSwitch(page, 'Permite adjuntar una imagen')).toBeVisible();
  await expect(video).toHaveCount(0);
  await page.route('**/api/session', async (route) => {
    const reply = await route.fetch();
    const { account } = await reply.json();
    await route.fulfill({ response: reply, json: { account: { ...account, offersVideo: true } } });
  });
  await openEditor(page, editorOf(formId));
  await pick();
  await video.check();
  await expectAccessible(page, 'question that takes a video');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect((await definitionOf(page, formId)).sections[0]?.questions[0]?.allowsVideo).toBe(true);
});

test('E8.02 E9.05 an error alert stays five seconds', async ({ page }) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  await stopClock(page);
  await save(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Debe ingresar un título' });
  await expect(alert).toBeVisible();
  await expectShownFor(page, alert, 5_000);
});

test('X13.08 E9.29 what only the server refuses is said, leads to its field and keeps the input', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = titleOf(page);
  await title.fill('Zona con trabajo de una hora');
  // The second question is changed on its way to the server, so that only the server finds an error in it.
  await page.route(`**/api/forms/${formId}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const body = route.request().postDataJSON();
    body.definition.sections[0].questions[1].title.text = 'x'.repeat(10_001);
    await route.continue({ postData: JSON.stringify(body) });
  });
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText(/10[.,]?000/);
  await expect(questionCard(page, 'Segunda').getByRole('button', { name: 'Segunda' })).toBeFocused();
  await expect(title).toHaveValue('Zona con trabajo de una hora');
  await expect(page).toHaveURL(new RegExp(`${editorOf(formId)}$`));
  await expectAccessible(page, 'refused by the server');
  expect((await definitionOf(page, formId)).title.text).toBe('Zona guardada');
  await page.unroute(`**/api/forms/${formId}`);
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect((await definitionOf(page, formId)).title.text).toBe('Zona con trabajo de una hora');
});

test('X13.08 E8.14 an area that the server refuses is said, and the input stays', async ({ page }) => {
  await signIn(page, 'supervisor');
  await openEditor(page, NEW_FORM);
  await titleOf(page).fill('Zona ajena');
  await page.getByLabel('Área municipal').selectOption(AREA);
  await page.getByRole('button', { name: 'Agregar sección', exact: true }).click();
  await page.getByRole('button', { name: /^Agregar pregunta a/ }).click();
  await page.route('**/api/forms', async (route) => {
    const body = { ...route.request().postDataJSON(), areaId: 'de'.padEnd(20, 'x') };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText(/áreas municipales/);
  await expect(titleOf(page)).toHaveValue('Zona ajena');
  await expect(page.getByText('Secciones: 1 · Preguntas: 1')).toBeVisible();
});
