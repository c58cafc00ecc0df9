// Checks every state of the editor against the accessibility rules, in light and in dark colours, wide and on a phone:
// each kind of element selected, each option on, each dialog open, each lock.

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { QUESTION_KINDS } from '@constancia/domain/forms/definition/question-kinds.ts';
import { aCondition, aForm, aQuestion, localized } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessibleInBoth, type Page, signIn, test } from '../stack.ts';
import {
  answered,
  editorOf,
  NEW_FORM,
  openEditor,
  openOptions,
  questionCard,
  save,
  savedForm,
  titleOf,
  toolbar,
} from '../steps/editor-steps.ts';

const LONG = 'Autorización de otorrinolaringología-electroencefalografista-municipalización';

const CHOICES = ['Centro', LONG];
const OF_EVERY_KIND: FormDefinition = aForm()
  .with({ title: localized(`Zona de estados ${LONG}`, { en: 'Zone of states' }) })
  .withStates('Recibida', LONG, 'Resuelta')
  .withOptions({ publicAccess: true, editableForm: true, digitalSignature: true, pdfDownloadCode: true })
  .withSignature({ title: 'Titular' })
  .withSignature({ title: 'Testigo' })
  .withSection(
    's',
    aQuestion('q1', 'text', { title: { text: 'Nombre' } }),
    ...QUESTION_KINDS.map((kind) => {
      const options = kind.endsWith('-choice') ? { options: CHOICES } : {};
      return aQuestion(`k-${kind}`, kind, { title: { text: `De ${kind}` }, required: true, ...options });
    }),
  )
  .withConditionalSection('b', { required: true, single: true }, aCondition('c1', aQuestion('q2', 'text')))
  .build();

/** Kinds of questions with a panel of their own; the others use that of a text or of the single choice. */
const PANELS = ['text', 'single-choice', 'link'] as const;
const WIDTHS = [1280, 390] as const;
/** On a phone the properties of the selected element open in a sheet over the form; wide, they are beside it. */
async function closeSheet(page: Page, width: number): Promise<void> {
  if (width === 390) await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
}

async function fitsTheScreen(page: Page): Promise<void> {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
}

for (const width of WIDTHS) {
  const where = `${width} px`;

  test(`X13.09 E2.12 E2.21 E3.17 X11.06 X11.09 each kind of item is accessible when selected, and each dialog and menu of the editor: ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'supervisor');
    await openEditor(page, NEW_FORM);
    await expectAccessibleInBoth(page, `empty editor, ${where}`);
    await openEditor(page, editorOf(await savedForm(page, OF_EVERY_KIND)));
    await expectAccessibleInBoth(page, `whole form, ${where}`);
    await fitsTheScreen(page);
    for (const kind of PANELS) {
      await questionCard(page, `De ${kind}`)
        .getByRole('button', { name: `De ${kind}` })
        .click();
      await expect(page.getByLabel('Título de la pregunta', { exact: true })).toHaveValue(`De ${kind}`);
      await expectAccessibleInBoth(page, `${kind} selected, ${where}`);
      await closeSheet(page, width);
    }
    const section = (name: string) => page.locator('.ed-section-title').getByRole('button', { name }).click();
    for (const name of ['Sección s', 'Sección b']) {
      await section(name);
      await expectAccessibleInBoth(page, `${name} selected, ${where}`);
      await closeSheet(page, width);
    }
    await page.locator('.ed-condition-title').getByRole('button', { name: 'Condición c1' }).click();
    await expect(page.getByLabel('Texto de la condición', { exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, `condition selected, ${where}`);
    await closeSheet(page, width);
    await openOptions(page);
    await expectAccessibleInBoth(page, `options that are on, ${where}`);
    await fitsTheScreen(page);
    await closeSheet(page, width);

    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const seen = async (name: string) => {
      await expectAccessibleInBoth(page, `${name}, ${where}`);
      await fitsTheScreen(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.getByRole('button', { name: /^Transiciones de Recibida/ }).click();
    await seen('transitions');
    await page.getByRole('button', { name: 'Tomar un flujo de trabajo' }).click();
    await expect(dialog).toBeVisible();
    await seen('taking a workflow');
    await page.getByRole('button', { name: 'Traducir: English' }).click();
    const translation = page.getByRole('dialog', { name: 'Traducir: English' });
    await expect(translation.getByRole('textbox').first()).toHaveValue('Zone of states');
    // On a phone it takes the whole screen.
    if (width === 390) await expect.poll(async () => (await translation.boundingBox())?.width).toBe(width);
    await seen('translation view');
    await page.getByRole('button', { name: 'Quitar el idioma: English' }).click();
    await seen('removing a language');
    await page.getByRole('button', { name: 'Agregar pregunta a Sección s' }).click();
    await expect(page.getByLabel('Pregunta: título')).toBeFocused();
    await expectAccessibleInBoth(page, `title on the canvas, ${where}`);
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('menuitem', { name: 'Texto' })).toBeVisible();
    await expectAccessibleInBoth(page, `kinds of question, ${where}`);
    await page.keyboard.press('Escape');
    if (width === 390) {
      await page.getByRole('button', { name: 'Esquema' }).click();
      await seen('outline');
    }
    await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
    const form = page.frameLocator('iframe[title="El formulario como se contesta"]');
    await expect(form.getByRole('heading', { name: /^Zona de estados/ })).toBeVisible();
    await expectAccessibleInBoth(page, `preview, ${where}`);
    await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
    await titleOf(page).fill('');
    await save(page);
    await expect(page.getByRole('alert').first()).toContainText('Debe ingresar un título');
    await expectAccessibleInBoth(page, `refused check, ${where}`);
  });
}

test('X13.09 X36.63 E4.18 E4.23 forms that submissions lock are accessible, and one that cannot be changed looks so', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  for (const editableForm of [true, false]) {
    const options = { ...OF_EVERY_KIND.options, editableForm };
    const optional = OF_EVERY_KIND.sections.map((section) => ({
      ...section,
      required: false,
      questions: section.questions.map((question) => ({ ...question, required: false })),
    }));
    const formId = await savedForm(page, { ...OF_EVERY_KIND, options, sections: optional });
    await answered(page, formId);
    await openEditor(page, editorOf(formId));
    await expect(page.getByText(/^Este formulario ya tiene respuestas/).first()).toBeVisible();
    const box = page.locator('.MuiOutlinedInput-root').filter({ has: titleOf(page) });
    const shown = editableForm ? expect(box) : expect(box).not;
    await shown.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await questionCard(page, 'De single-choice').getByRole('button', { name: 'De single-choice' }).click();
    await expect(toolbar(page, 'Eliminar')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessibleInBoth(page, `editable ${editableForm}, question selected`);
    await openOptions(page);
    await expectAccessibleInBoth(page, `editable ${editableForm}, options`);
  }
});
