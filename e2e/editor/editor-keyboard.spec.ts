// The life of a form by keyboard alone: built, ordered, previewed, saved, edited, compared, deleted. The steps only
// press keys; they never click, fill or focus.

import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, type Locator, type Page, signIn, test } from '../stack.ts';
import {
  AREA,
  definitionOf,
  editorOf,
  openEditor,
  questionCard,
  savedForm,
  titleOf,
  titlesIn,
} from '../steps/editor-steps.ts';
import { walk } from '../steps/fill-form.ts';

async function reach(page: Page, target: Locator, key: Parameters<typeof walk>[2]): Promise<void> {
  await expect(target).toBeVisible();
  await walk(page, target, key);
}

const forward = (page: Page, target: Locator) => reach(page, target, 'Tab');
const back = (page: Page, target: Locator) => reach(page, target, 'Shift+Tab');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, target: Locator, way: typeof forward): Promise<void> {
  await way(page, target);
  await page.keyboard.press('Enter');
}

async function addSection(page: Page, title: string): Promise<void> {
  await press(page, button(page, 'Agregar sección'), back);
  await expect(page.getByLabel('Sección: título')).toBeFocused();
  await page.keyboard.type(title);
}

async function addQuestion(page: Page, section: string, question: readonly [string, string]): Promise<void> {
  const [kind, title] = question;
  await press(page, button(page, `Agregar pregunta a ${section}`), back);
  const written = page.getByLabel('Pregunta: título');
  await expect(written).toBeFocused();
  await page.keyboard.press('Alt+t');
  await reach(page, page.getByRole('menuitem', { name: kind, exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(written).toBeFocused();
  await page.keyboard.type(title);
}

async function addStates(page: Page): Promise<void> {
  await forward(page, page.getByLabel('Nuevo estado'));
  for (const state of ['Recibida', 'En curso', 'Resuelta']) {
    await page.keyboard.type(state);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Nombre del estado ${state}`)).toBeVisible();
  }
  await press(page, button(page, 'Transiciones de Recibida: Ninguno'), back);
  const dialog = page.getByRole('dialog');
  for (const state of ['En curso', 'Resuelta']) {
    await forward(page, dialog.getByLabel(state));
    await page.keyboard.press('Space');
  }
  await press(page, dialog.getByRole('button', { name: 'Aceptar' }), forward);
  await expect(button(page, 'Transiciones de Recibida: En curso, Resuelta')).toBeFocused();
  await back(page, page.getByLabel('Estado inicial: Recibida'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Estado inicial: En curso')).toBeChecked();
}

/** Builds the form in the open editor and changes its order. */
async function build(page: Page, title: string): Promise<void> {
  await forward(page, titleOf(page));
  await page.keyboard.type(title);
  await forward(page, page.getByLabel('Área municipal'));
  await page.keyboard.type(AREA);
  await press(page, button(page, 'Agregar sección'), forward);
  await page.keyboard.type('Datos');
  // The first question of a section comes with Enter in its title.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pregunta: título')).toBeFocused();
  await page.keyboard.type('Calle');
  await addQuestion(page, 'Datos', ['Selección única', 'Barrio']);
  await press(page, button(page, 'Agregar opción'), forward);
  await page.keyboard.type('Centro');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Norte');
  await addSection(page, 'Momento');
  await addQuestion(page, 'Momento', ['Fecha', 'Desde cuándo']);
  await expect(titlesIn(page)).toHaveText(['Calle', 'Barrio', 'Desde cuándo']);
  await addStates(page);
  await back(page, questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titlesIn(page)).toHaveText(['Barrio', 'Calle', 'Desde cuándo']);
}

async function preview(page: Page, title: string): Promise<void> {
  await press(page, button(page, 'Vista previa'), back);
  const form = page.frameLocator('iframe[title="El formulario como se contesta"]');
  await expect(form.getByRole('heading', { name: title })).toBeVisible();
  await press(page, button(page, 'Vista previa'), forward);
  await expect(titlesIn(page)).toHaveText(['Barrio', 'Calle', 'Desde cuándo']);
}

/** Finds the form in the list and chooses an entry of its menu. */
async function choose(page: Page, title: string, entry: string): Promise<void> {
  await forward(page, page.getByRole('searchbox', { name: 'Nombre del formulario' }));
  await page.keyboard.type(title);
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
  await press(page, button(page, `Más acciones: ${title}`), forward);
  await reach(page, page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

test('X13.09 E2.04 E2.09 E2.21 E4.05 X10.16 X12.01 X12.06 a form lives from creating to deleting by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const title = `Sin ratón ${Date.now().toString(36)}`;
  await page.goto('/listar');
  await press(page, page.getByRole('link', { name: 'Nuevo formulario' }).first(), forward);
  await build(page, title);
  await preview(page, title);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/listar$/);

  await choose(page, title, 'Editar');
  await forward(page, page.getByLabel('Descripción', { exact: true }));
  await page.keyboard.type('Con el teclado');
  await press(page, button(page, 'Guardar formulario'), back);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();

  await choose(page, title, 'Editar');
  await expect(page.getByLabel('Descripción', { exact: true })).toHaveValue('Con el teclado');
  await expect(page.getByLabel('Estado inicial: En curso')).toBeChecked();
  await press(page, page.getByRole('link', { name: 'Historial' }), forward);
  await expect(page.getByRole('heading', { name: 'Cambios de la versión 1 a la 2' })).toBeVisible();
  await expect(page.getByText('Con el teclado')).toBeVisible();
  await press(page, page.getByRole('link', { name: '<< Volver al editor' }), forward);
  await expect(titlesIn(page)).toHaveText(['Barrio', 'Calle', 'Desde cuándo']);

  const ways = page.getByRole('navigation', { name: 'Secciones' });
  await press(page, ways.getByRole('link', { name: 'Formularios' }), back);
  await choose(page, title, 'Eliminar');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(title);
  await press(page, dialog.getByRole('button', { name: `Eliminar «${title}»` }), forward);
  await expect(page.getByText('El formulario se eliminó correctamente')).toBeVisible();
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible();
});

test('X31.69 E2.21 Enter goes from an item to its properties, Escape back, and Enter in a title adds the next question', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const card = questionCard(page, 'Segunda').getByRole('button', { name: 'Segunda' });
  await forward(page, card);
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Título de la pregunta');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Segunda');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  const entry = page.getByRole('navigation', { name: 'Esquema' }).getByRole('button', { name: 'Tercera' });
  await back(page, entry);
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('Tercera');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cuarta');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Quinta');
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta']);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const kinds = (await definitionOf(page, formId)).sections[1]?.questions.map(({ kind }) => kind);
  expect(kinds).toEqual(['date', 'date', 'date']);
});
