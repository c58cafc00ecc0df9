// What a person sees and can do in the stories of the form editor.
import { expect, test } from '../testing/gallery-test.ts';

const TITLED = [
  'text',
  'integer',
  'decimal',
  'date',
  'time',
  'link',
  'multiple-choice',
  'single-choice',
  'yes-no',
] as const;

test('X30.15 E3.45 E3.48 the properties of every kind have its title and whether it is required', async ({
  gallery: { page, open },
}) => {
  for (const kind of TITLED) {
    await open(`properties/${kind}`);
    const panel = page.getByRole('complementary', { name: 'Pregunta' });
    await expect(panel.getByRole('textbox', { name: 'Título' }).first(), kind).toHaveValue(
      `Pregunta ${kind}`,
    );
    await expect(panel.getByRole('switch', { name: 'Respuesta obligatoria' }), kind).toBeEnabled();
  }
  await open('properties/single-choice');
  await page.getByRole('button', { name: 'Agregar opción' }).click();
  await expect(page.getByRole('group', { name: /Opciones \(3\)/ })).toBeVisible();
});

test('X30.15 E3.39 E4.62 the type of a section with content is changed only after a confirmation', async ({
  gallery: { page, open },
}) => {
  await open('properties/section');
  await page.getByRole('radio', { name: 'Condicional' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('radio', { name: 'Simple' })).toBeChecked();
  await open('properties/section-repeatable');
  await expect(page.getByRole('switch', { name: /repetir/ })).toBeChecked();
});

test('X30.15 E4.20 E4.23 what submissions lock cannot be changed, and says why', async ({
  gallery: { page, open },
}) => {
  await open('properties/locked');
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toBeDisabled();
  await open('settings/options-locked');
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await open('settings/states-locked');
  await expect(page.getByText('el formulario ya tiene respuestas')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeDisabled();
});

test('X30.15 E2.12 E2.16 an option that is turned on shows its further settings', async ({
  gallery: { page, open },
}) => {
  await open('settings/options-off');
  const limited = page.getByRole('switch', { name: 'Limitar las respuestas' });
  const limit = page.getByRole('spinbutton', { name: 'Número de respuestas' });
  await expect(limit).toHaveCount(0);
  await limited.check();
  await expect(limit).toBeVisible();
  await open('settings/options-on');
  await expect(limit).toHaveValue('100');
  await expect(page.getByRole('textbox', { name: 'Título de la firma' })).toHaveValue('Firma del vecino');
});

test('X30.15 E5.01 E8.12 a refused save is shown at its field', async ({ gallery: { page, open } }) => {
  await open('settings/form-card-without-title');
  const title = page.getByRole('textbox', { name: 'Título' });
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/\S/);
});

test('X30.15 E4.01 E4.02 E2.11 states are added and named; the initial one is chosen', async ({
  gallery: { page, open },
}) => {
  await open('settings/states');
  await page.getByRole('textbox', { name: 'Nuevo estado' }).fill('Archivado');
  await page.getByRole('button', { name: 'Agregar estado' }).click();
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('radio').first()).not.toBeChecked();
  await open('settings/states-none');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('X30.15 E3.17 X11.06 a language shows how much is translated, and its dialog closes on Escape', async ({
  gallery: { page, open },
}) => {
  await open('settings/languages');
  await expect(page.getByText('1 de 25 textos traducidos')).toBeVisible();
  await page.getByRole('button', { name: 'Traducir: English' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('X30.15 E2.13 E2.21 the canvas and the outline mark the selected item, and an empty form says so', async ({
  gallery: { page, open },
}) => {
  await open('canvas/outline');
  const entries = page.getByRole('navigation', { name: 'Esquema' });
  await expect(entries.locator('[aria-current=true]')).toHaveText('Condición ramas');
  await entries.getByRole('button', { name: 'Sección datos', exact: true }).click();
  await expect(entries.locator('[aria-current=true]')).toHaveText('Sección datos');
  await open('canvas/sections-none');
  await page.getByRole('button', { name: 'Agregar sección' }).click();
  await expect(page.getByText('Secciones: 1 · Preguntas: 0')).toBeVisible();
  await open('canvas/outline-drawer');
  await expect(page.getByRole('dialog', { name: 'Esquema' })).toBeVisible();
});

test('X30.15 E2.05 E2.14 E4.31 a step is undone, unsaved changes and locks are said at the top', async ({
  gallery: { page, open },
}) => {
  await open('editor/with-submissions');
  await expect(page.getByRole('note')).toBeVisible();
  await open('canvas/header');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeDisabled();
  const title = page.getByRole('textbox', { name: 'Título', exact: true });
  await title.fill('Bacheo');
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  await undo.click();
  await expect(title).toHaveValue('Solicitud de poda');
  await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);
});

test('X30.15 X35.05 X35.06 X35.08 marked questions, a list to be added and the sheet of shortcuts are shown', async ({
  gallery: { page, open },
}) => {
  await open('canvas/outline-marked');
  const marked = page.getByRole('region', { name: '2 preguntas marcadas' });
  await marked.getByRole('button', { name: 'Desmarcar' }).click();
  await expect(marked).toHaveCount(0);
  await open('canvas/paste-questions');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Calle', 'Barrio Centro · Norte']);
  await open('canvas/shortcuts');
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toContainText('Ctrl + S');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('X30.15 X35.01 X35.03 a title is written on its card, and the kind is offered there', async ({
  gallery: { page, open },
}) => {
  await open('canvas/sections');
  const pick = page.locator('#pick-text');
  await pick.click();
  const title = page.getByRole('textbox', { name: 'Pregunta: título' });
  await title.fill('Calle');
  await title.press('Escape');
  await expect(pick).toContainText('Calle');
  await page.getByRole('button', { name: 'Tipo: Texto' }).click();
  await page.getByRole('menuitem', { name: 'Hora' }).click();
  await expect(page.getByRole('button', { name: 'Tipo: Hora' })).toBeVisible();
});

test('X30.15 X35.10 X36.61 X31.71 X31.66 what is to be noticed is said at its field, and of a form that is gone', async ({
  gallery: { page, open },
}) => {
  for (const [story, text] of [
    ['remarks/option-repeated', 'Esta opción ya está en la lista.'],
    ['remarks/link-that-cannot-be-opened', 'no se puede abrir y no se mostrará'],
    ['remarks/options-set-aside', 'Su opción se conserva hasta guardar'],
    ['remarks/incident-area-missing', 'Debe seleccionar un área para crear un incidente'],
    ['remarks/incident-areas-failed', 'No se pudo cargar la lista.'],
    ['remarks/product-incomplete', 'Ingrese un nombre.'],
    ['remarks/agenda-missing', 'Debe seleccionar una agenda'],
    ['lost-form/deleted', 'conserva cambios sin guardar de «Solicitud de poda»'],
  ] as const) {
    await open(story);
    await expect(page.getByText(text).first(), story).toBeVisible();
  }
  await open('remarks/product-complete');
  await expect(page.getByLabel('Nombre del evento o artista')).toHaveValue('Concierto de invierno');
  await open('remarks/incident-area-gone');
  await expect(page.getByRole('combobox', { name: 'Área de MuniGestion' })).toHaveValue('702');
});

test('X30.15 X36.59 X36.90 in two languages each text has the other one below it', async ({
  gallery: { page, open },
}) => {
  for (const [story, label] of [
    ['question-in-two-languages', 'Opción 1 · Português'],
    ['signatures-in-two-languages', 'Título de la firma · Português'],
    ['states-in-two-languages', 'Nombre del estado Recibida · Português'],
  ] as const) {
    await open(`remarks/${story}`);
    await expect(page.getByRole('textbox', { name: label, exact: true }), story).toBeVisible();
  }
});
