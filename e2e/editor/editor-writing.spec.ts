// Entering many questions: titles written on the canvas, the next question with Enter, its kind chosen afterwards.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import {
  chooseKind,
  completeForm,
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  questionCard,
  SMALL_FORM,
  save,
  savedForm,
  titleOf,
  titlesIn,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

const written = (page: Page, item: 'Pregunta' | 'Sección' = 'Pregunta') =>
  page.getByLabel(`${item}: título`, { exact: true });
const pick = (page: Page, title: string) => questionCard(page, title).getByRole('button', { name: title });
const properties = (page: Page) => page.getByLabel('Título de la pregunta', { exact: true });

async function openedSmall(page: Page): Promise<string> {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  return formId;
}

test('X35.01 X31.69 the title of an item is written on its card, and leads to the properties with one key', async ({
  page,
}) => {
  await openedSmall(page);
  const second = pick(page, 'Segunda');
  await second.click();
  await expect(written(page)).toHaveCount(0);
  await second.click();
  await expect(written(page)).toBeFocused();
  await page.keyboard.type(' pregunta');
  await expect(properties(page)).toHaveValue('Segunda pregunta');
  await expectAccessible(page, 'title on the canvas');
  const oneLine = (await written(page).boundingBox())?.height ?? 0;
  await page.keyboard.type(', con un título que no entra en un renglón'.repeat(4));
  await expect.poll(async () => (await written(page).boundingBox())?.height).toBeGreaterThan(oneLine * 2);
  await page.keyboard.press('Control+Enter');
  await expect(properties(page)).toBeFocused();
  await page.keyboard.type('.');
  await page.keyboard.press('Escape');
  await expect(pick(page, 'Segunda pregunta')).toBeFocused();
  await expect(pick(page, 'Segunda pregunta')).toContainText('un renglón.');
  // What was typed here and there is one step.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await pick(page, 'Primera').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('mente');
  await page.keyboard.press('Escape');
  await expect(pick(page, 'Primeramente')).toBeFocused();
  const section = page.locator('.ed-section-title').getByRole('button', { name: 'Sección r' });
  await section.click();
  await section.click();
  await expect(written(page, 'Sección')).toBeFocused();
  await page.keyboard.type(' y más');
  // Pressing elsewhere ends it as well.
  await titleOf(page).click();
  await expect(page.locator('.ed-section-title').nth(1)).toHaveText('Sección r y más');
});

test('X35.02 ten questions are added with ten keys beside their titles', async ({ page }) => {
  await openEditor(page, NEW_FORM);
  await page.getByRole('button', { name: 'Agregar sección', exact: true }).click();
  await expect(written(page, 'Sección')).toBeFocused();
  await page.keyboard.type('Datos');
  const titles = Array.from({ length: 10 }, (_, index) => `Pregunta ${index + 1}`);
  for (const title of titles) {
    await page.keyboard.press('Enter');
    await expect(written(page)).toHaveValue('');
    await page.keyboard.type(title);
  }
  await expect(titlesIn(page)).toHaveText(titles);
  // Enter in a title without text adds nothing.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Secciones: 1 · Preguntas: 11')).toBeVisible();
  await page.keyboard.press('Escape');
  // In a section that has questions, Enter only ends the writing.
  const section = page.locator('.ed-section-title').getByRole('button', { name: 'Datos' });
  await section.click();
  await section.click();
  await page.keyboard.press('Enter');
  await expect(section).toBeFocused();
  await expect(page.getByText('Secciones: 1 · Preguntas: 11')).toBeVisible();
});

test('X35.02 Enter in an empty section or condition adds what it holds, where its title is written', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await page.getByRole('button', { name: 'Agregar sección', exact: true }).click();
  await page.keyboard.type('Motivo');
  await page.keyboard.press('Escape');
  await page.getByLabel('Condicional').check();
  await page.getByLabel('Título de la sección').press('Enter');
  const condition = page.getByLabel('Texto de la condición');
  await expect(condition).toBeFocused();
  await page.keyboard.type('Hay daños');
  await page.keyboard.press('Enter');
  await expect(properties(page)).toBeFocused();
  await page.keyboard.type('Desde cuándo');
  await expect(page.locator('.ed-condition').filter({ hasText: 'Hay daños' })).toContainText('Desde cuándo');
});

test('X35.03 one press adds a question of the kind before; the kind is chosen afterwards', async ({
  page,
}) => {
  await openEditor(page, NEW_FORM);
  await titleOf(page).fill('Con tipos');
  await completeForm(page);
  const add = page.getByRole('button', { name: 'Agregar pregunta a Datos' });
  await add.dblclick();
  await expect(written(page)).toBeFocused();
  await expect(page.getByText('Secciones: 1 · Preguntas: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tipo: Texto' })).toBeVisible();
  await page.keyboard.type('Cuándo');
  await page.keyboard.press('Alt+t');
  await page.getByRole('menuitem', { name: 'Fecha', exact: true }).press('Enter');
  await expect(written(page)).toBeFocused();
  await page.keyboard.type(' fue');
  await add.click();
  await expect(page.getByRole('button', { name: 'Tipo: Fecha' })).toBeVisible();
  await expect(written(page)).toHaveValue('');
  await page.keyboard.type('Hasta cuándo');
  await chooseKind(page, 'Hora');
  for (const kind of ['Selección única', 'Sí o no', 'Número entero']) {
    await page.getByRole('button', { name: 'Agregar a Datos una pregunta de un tipo' }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await expect(written(page)).toBeFocused();
    await page.keyboard.type(`De ${kind}`);
    await expect(page.getByRole('button', { name: `Tipo: ${kind}` })).toBeVisible();
  }
  await expectAccessible(page, 'questions of several kinds');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
});

test('X35.04 X31.71 a save that deletes options of a question of another kind asks first', async ({
  page,
}) => {
  const choice = aForm()
    .with({ title: { text: 'Con opciones' } })
    .withSection(
      's',
      aQuestion('q1', 'single-choice', { title: { text: 'Rubro' }, options: ['Uno', 'Dos'] }),
      aQuestion('q2', 'text', { title: { text: 'Otra' } }),
    )
    .build();
  const formId = await savedForm(page, choice);
  await openEditor(page, editorOf(formId));
  await pick(page, 'Rubro').click();
  await chooseKind(page, 'Texto');
  await save(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('«Rubro»');
  await expect(question).not.toContainText('«Otra»');
  await expectAccessible(page, 'options that a save deletes');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect((await definitionOf(page, formId)).sections[0]?.questions[0]?.kind).toBe('single-choice');
  await pick(page, 'Rubro').click();
  await chooseKind(page, 'Selección múltiple');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const [kept] = (await definitionOf(page, formId)).sections[0]?.questions ?? [];
  expect(kept?.options.map(({ text }) => text.text)).toEqual(['Uno', 'Dos']);
});

test('X35.10 E5.13 a blank last option is not saved, Backspace deletes it, and a repeated one is marked', async ({
  page,
}) => {
  const choice = aForm()
    .with({ title: { text: 'Con opciones' } })
    .withSection('s', aQuestion('q1', 'single-choice', { title: { text: 'Rubro' }, options: ['Uno', 'Dos'] }))
    .build();
  const formId = await savedForm(page, choice);
  await openEditor(page, editorOf(formId));
  await pick(page, 'Rubro').click();
  const option = (number: number) => page.getByLabel(`Opción ${number}`, { exact: true });
  await option(2).press('Enter');
  await expect(option(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(option(3)).toHaveCount(0);
  await expect(option(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option(3)).toBeFocused();
  await page.keyboard.type('uno');
  await expect(option(3)).toHaveAccessibleDescription('Esta opción ya está en la lista.');
  await expectAccessible(page, 'repeated option');
  await page.keyboard.press('Enter');
  await expect(option(4)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const [question] = (await definitionOf(page, formId)).sections[0]?.questions ?? [];
  expect(question?.options.map(({ text }) => text.text)).toEqual(['Uno', 'Dos', 'uno']);
});

test('X36.61 E5.13 the link of a question says that its URL cannot be opened, and the form is saved', async ({
  page,
}) => {
  await openedSmall(page);
  await pick(page, 'Primera').click();
  await chooseKind(page, 'Enlace');
  const link = page.getByLabel('Dirección del enlace');
  await expect(link).toHaveAccessibleDescription('Por ejemplo https://www.ejemplo.org');
  await link.fill('javascript:alert(1)');
  await expect(link).toHaveAccessibleDescription(/no se puede abrir y no se mostrará/);
  await expectAccessible(page, 'link that cannot be opened');
  await link.fill('www.villamaria.example');
  await expect(link).toHaveAccessibleDescription('Por ejemplo https://www.ejemplo.org');
  await link.fill('javascript:alert(1)');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
});
