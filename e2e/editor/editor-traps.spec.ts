// What cannot be taken back is asked first, and what was refused shows a way on: locking a form for good, titles of
// incident types, names of states, kinds of questions.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import {
  answered,
  definitionOf,
  EDITABLE_FORM,
  editorOf,
  openEditor,
  openOptions,
  optionSwitch,
  SMALL_FORM,
  save,
  savedForm,
  startForm,
  titleOf,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('X31.63 E4.18 turning editing off on a form with submissions says what follows, and can be declined', async ({
  page,
}) => {
  const formId = await savedForm(page, EDITABLE_FORM);
  await openEditor(page, editorOf(formId));
  await openOptions(page);
  const option = optionSwitch(page, 'Formulario editable');
  const question = page.getByRole('alertdialog', { name: '¿Desactivar «Formulario editable»?' });
  // Without answers the option can be turned on again later.
  await option.uncheck();
  await expect(question).toHaveCount(0);
  await answered(page, formId);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.reload();
  await openOptions(page);
  await option.click();
  await expect(question).toContainText('Después de guardar, nadie podrá cambiar preguntas');
  await expectAccessible(page, 'locking for good');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(option).toBeChecked();
  await option.click();
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect(option).not.toBeChecked();
});

test('X31.63 E8.12 the first save says what the first submission will lock', async ({ page }) => {
  await startForm(page, 'Primer guardado');
  await save(page);
  const notice = page.getByRole('status').filter({ hasText: 'El formulario fue creado correctamente' });
  await expect(notice).toContainText(
    'ya no se podrá cambiar nada, salvo que active antes «Formulario editable»',
  );
  await expectAccessible(page, 'first save');
});

test('X31.64 X31.65 a form returns to its earlier title; a title of another form is refused with a free one', async ({
  page,
}) => {
  const title = `Zona de vuelta ${Date.now()}`;
  const incidentForm = aForm()
    .with({ title: { text: title } })
    .with({
      incidents: { username: '', areaId: 702, incidentTypeId: null, incidentTypeByState: [], public: false },
    })
    .withOptions({ incidents: true, editableForm: true })
    .withSection('s', aQuestion('q1', 'text', { title: { text: 'Primera' } }))
    .build();
  const formId = await savedForm(page, incidentForm);
  const first = (await definitionOf(page, formId)).incidents.incidentTypeId;
  for (const next of [`${title}, otra`, title]) {
    await openEditor(page, editorOf(formId));
    await titleOf(page).fill(next);
    await save(page);
    await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  }
  expect((await definitionOf(page, formId)).incidents.incidentTypeId).toBe(first);
  const other = await savedForm(page, { ...incidentForm, title: { text: `${title}, ajeno` } });
  await openEditor(page, editorOf(other));
  await titleOf(page).fill(title);
  await save(page);
  await expect(titleOf(page)).toBeFocused();
  await expect(titleOf(page)).toHaveAccessibleDescription(/Es posible que ya exista un tipo de incidente/);
  await expectAccessible(page, 'title that is taken');
  await page.getByRole('button', { name: `Usar «${title} (2)»` }).click();
  await expect(titleOf(page)).toHaveValue(`${title} (2)`);
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
});

test('X31.70 E5.14 E5.15 a save stops at the name of a state that was not accepted, and keeps what was typed', async ({
  page,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const first = page.getByLabel('Nombre del estado Recibida');
  await first.fill('Resuelta');
  await save(page);
  await expect(page.getByText('El estado ya existe').first()).toBeVisible();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('Resuelta');
  await expectAccessible(page, 'state name that was not accepted');
  await first.fill(' ');
  await page.keyboard.press('Control+s');
  await expect(first).toHaveAccessibleDescription('El campo no puede estar vacío');
  await expect(page).toHaveURL(/\/editar\//);
  await first.fill('Ingresada');
  // The field is not left before saving.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const { states } = await definitionOf(page, formId);
  expect(states.map(({ name }) => name)).toEqual(['Ingresada', 'Resuelta']);
});

test('X31.71 E3.48 a question that becomes another kind and back has its options again', async ({ page }) => {
  const choice = aForm()
    .with({ title: { text: 'Con opciones' } })
    .withSection('s', aQuestion('q1', 'single-choice', { title: { text: 'Rubro' }, options: ['Uno', 'Dos'] }))
    .build();
  const formId = await savedForm(page, choice);
  await openEditor(page, editorOf(formId));
  await page.locator('#pick-q1').click();
  const kind = page.getByRole('combobox', { name: 'Tipo de pregunta' });
  const choose = async (name: string) => {
    await kind.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Texto');
  await expect(page.getByText('Sus 2 opciones se conservan hasta guardar')).toBeVisible();
  await expectAccessible(page, 'options set aside');
  // They are kept with the unsaved changes, also over a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.locator('#pick-q1').click();
  await expect(page.getByText('Sus 2 opciones se conservan hasta guardar')).toBeVisible();
  await choose('Selección múltiple');
  await expect(page.getByLabel('Opción 1', { exact: true })).toHaveValue('Uno');
  await expect(page.getByLabel('Opción 2', { exact: true })).toHaveValue('Dos');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const [question] = (await definitionOf(page, formId)).sections[0]?.questions ?? [];
  expect(question?.options.map(({ text }) => text.text)).toEqual(['Uno', 'Dos']);
});
