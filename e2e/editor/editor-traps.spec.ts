// What cannot be taken back is asked first, and what was refused shows a way on: locking a form for good, titles of
// incident types, names of states, kinds of questions.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { definitionOf, editorOf, openEditor, save, savedForm, titleOf } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
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
