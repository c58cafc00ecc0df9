// Texts of a form in other languages, and the related area of a section.
import { aForm, aQuestion, localized } from '@constancia/domain/testing/a-form.ts';
import { type Browser, expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import {
  AREA,
  answered,
  definitionOf,
  editorOf,
  openEditor,
  questionCard,
  SMALL_FORM,
  save,
  savedForm,
} from '../steps/editor-steps.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' }).click();

const TO_TRANSLATE = aForm()
  .with({ title: localized('Poda de árboles'), description: localized('Cuéntenos qué árbol es.') })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('q1', 'single-choice', { title: { text: 'Barrio' }, options: ['Norte', 'Sur'] }),
  )
  .build();

/** The text of the public form for a visitor with this language. */
async function publicTexts(browser: Browser, formId: string, language: string): Promise<string> {
  const visitor = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  await visitor.addInitScript((code) => localStorage.setItem('constancia.language', code), language);
  const page = await visitor.newPage();
  await page.goto(`/publico/contestar/${formId}`);
  await page.getByRole('radio').first().waitFor();
  const text = await page.locator('main').innerText();
  await visitor.close();
  return text;
}

test('E3.17 A1.05 A1.06 X11.06 X11.09 the keyboard alone translates a whole form, and visitors read it', async ({
  page,
  browser,
}) => {
  const formId = await savedForm(page, TO_TRANSLATE);
  await openEditor(page, editorOf(formId));
  await tabTo(page, page.getByLabel('Agregar un idioma'));
  await page.keyboard.type('English');
  await expect(page.getByText('Se agregó el idioma: English')).toBeAttached();
  await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);
  const translate = page.getByRole('button', { name: 'Traducir: English' });
  await expect(translate).toBeFocused();
  await expectAccessible(page, 'a language was added');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Traducir: English' });
  await expect(dialog.getByRole('status')).toHaveText('0 de 6 textos traducidos');
  await expectAccessible(page, 'translation view');
  const field = (where: string) => dialog.getByRole('textbox', { name: `Traducción: English · ${where}` });
  await expect(field('Título del formulario')).toBeFocused();
  for (const text of ['Tree pruning', 'Tell us which tree.', 'About the tree', 'District', 'North']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(field('Sección 1, pregunta 1, opción 2')).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('5 de 6 textos traducidos');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(translate).toBeFocused();
  await expect(page.getByText('5 de 6 textos traducidos')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const english = await publicTexts(browser, formId, 'en');
  for (const text of ['Tree pruning', 'Tell us which tree.', 'About the tree', 'District', 'North', 'Sur'])
    expect(english).toContain(text);
  expect(english).not.toContain('Norte');
  expect(await publicTexts(browser, formId, 'es')).toContain('Poda de árboles');
});

const translations = (within: Page | Locator) =>
  within.getByRole('switch', { name: 'Traducciones junto a cada texto' });

test('E3.17 X11.06 X11.07 X11.09 X36.59 only what is missing is shown, each text can be translated where it stands, removing asks', async ({
  page,
}) => {
  const started = { ...TO_TRANSLATE, title: localized('Poda de árboles', { pt: 'Poda' }) };
  const formId = await savedForm(page, started);
  await openEditor(page, editorOf(formId));
  await expect(page.getByText('1 de 6 textos traducidos')).toBeVisible();
  await page.getByRole('button', { name: 'Traducir: Português' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traducir: Português' });
  const fields = dialog.getByRole('textbox');
  await expect(fields).toHaveCount(6);
  await dialog.getByLabel('Solo los textos sin traducir (5)').check();
  await expect(fields).toHaveCount(5);
  await fields.nth(2).fill('  Bairro  ');
  await fields.nth(3).focus();
  await expect(fields.nth(2)).toHaveValue('Bairro');
  await expect(fields).toHaveCount(5);
  await expect(dialog.getByLabel('Solo los textos sin traducir (4)')).toBeChecked();
  await expectAccessible(page, 'only what is missing');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' }).click();
  await expect(page.getByLabel('Título de la pregunta · Português')).toHaveCount(0);
  await expect(page.getByLabel('Opción 2 · Português')).toHaveCount(0);
  await translations(page.getByRole('complementary')).check();
  await expect(page.getByLabel('Título de la pregunta · Português')).toHaveValue('Bairro');
  await page.getByLabel('Título de la pregunta · Português').fill('Qual bairro');
  await page.getByLabel('Opción 2 · Português').fill('Sul');
  await expectAccessible(page, 'properties in two languages');
  await expect(page.getByText('3 de 6 textos traducidos')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Quitar el idioma: Português' });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Textos traducidos: 3.');
  await expectAccessible(page, 'removing a language');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Quitar' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByLabel('Título de la pregunta · Português')).toHaveCount(0);
  await undo(page);
  await expect(page.getByText('3 de 6 textos traducidos')).toBeVisible();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const { title, sections } = await definitionOf(page, formId);
  expect(title.in).toEqual({ pt: 'Poda' });
  expect(sections[0]?.questions[0]?.title.in).toEqual({ pt: 'Qual bairro' });
  expect(sections[0]?.questions[0]?.options[1]?.text.in).toEqual({ pt: 'Sul' });
});

test('E3.17 E4.23 X11.06 X36.59 a form with submissions takes new translations', async ({ page }) => {
  const formId = await savedForm(page, {
    ...SMALL_FORM,
    options: { ...SMALL_FORM.options, editableForm: true },
  });
  await answered(page, formId);
  await openEditor(page, editorOf(formId));
  await expect(translations(page)).toHaveCount(0);
  await page.getByLabel('Agregar un idioma').selectOption('Galego');
  await expect(page.getByLabel('Título · Galego', { exact: true })).toHaveCount(0);
  await translations(page).check();
  await page.getByLabel('Título · Galego', { exact: true }).fill('Zona gardada');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  expect((await definitionOf(page, formId)).title.in).toEqual({ gl: 'Zona gardada' });
});

test('E3.17 X11.08 a section names its related area; one that is not in the list stays', async ({ page }) => {
  const [first, second] = SMALL_FORM.sections;
  if (!first || !second) throw new Error('the form has two sections');
  const sections = [{ ...first, relatedArea: 'Dirección de antes' }, second];
  const formId = await savedForm(page, { ...SMALL_FORM, sections });
  await openEditor(page, editorOf(formId));
  const select = (name: string) => page.locator('.ed-section-title').getByRole('button', { name }).click();
  await select('Sección s');
  const picker = page.getByLabel('Área asociada');
  await expect(picker.locator('option:checked')).toHaveText(
    'Dirección de antes (no está en la lista de áreas)',
  );
  await expectAccessible(page, 'properties of a section');
  await select('Sección r');
  await expect(picker.locator('option:checked')).toHaveText('Ninguna');
  await picker.selectOption(AREA);
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const saved = await definitionOf(page, formId);
  expect(saved.sections.map(({ relatedArea }) => relatedArea)).toEqual(['Dirección de antes', AREA]);
});

test('E5.13 every text of sections and questions may be left empty', async ({ page }) => {
  const blank = { title: { text: '' } };
  const form = aForm()
    .withOptions({ digitalSignature: true })
    .withSignature({ title: '' })
    .withSection('s', aQuestion('q', 'single-choice', { ...blank, options: [''] }))
    .withConditionalSection('b', blank, { id: 'c', text: { text: '' }, questions: [] })
    .build();
  const formId = await savedForm(page, form);
  await openEditor(page, editorOf(formId));
  await page.getByLabel('Descripción', { exact: true }).fill('Sin más textos');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
});

test('E3.17 X11.06 X11.09 on a phone a form is translated on the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const formId = await savedForm(page, {
    ...TO_TRANSLATE,
    title: localized('Poda', { en: 'Pruning' }),
  });
  await openEditor(page, editorOf(formId));
  await expectAccessible(page, 'editor with a language on a phone');
  await page.getByRole('button', { name: 'Traducir: English' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traducir: English' });
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Pruning');
  await expectAccessible(page, 'translation view on a phone');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
  const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(false);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toHaveCount(0);
});
