// Texts of a form in other languages, and the related area of a section.
import { aForm, aQuestion, localized } from '@constancia/domain/testing/a-form.ts';
import { type Browser, expect, expectAccessible, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';
import { tabTo } from '../steps/fill-form.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

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
