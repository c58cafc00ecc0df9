// Sections that are copied from another form.
// rules: X35.40
import { aCondition, aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { editorOf, openEditor, save, savedForm, titlesIn } from '../steps/editor-steps.ts';

const SOURCE = aForm()
  .with({ title: { text: 'Biblioteca de secciones ñandú' } })
  .withSections(
    aSection('datos', {
      title: { text: 'Datos del árbol', in: { en: 'Tree' } },
      repeatable: true,
      relatedArea: 'Área de otra ciudad',
      questions: [aQuestion('especie', 'single-choice', { title: { text: 'Especie' }, options: ['Tipa'] })],
    }),
    aSection('motivo', {
      title: { text: 'Motivo' },
      conditional: true,
      conditions: [aCondition('ramas', aQuestion('cables', 'yes-no', { title: { text: '¿Tocan cables?' } }))],
    }),
    aSection('cierre', { title: { text: 'Cierre' }, questions: [aQuestion('fecha', 'date')] }),
  )
  .build();

test('X35.40 sections of another form are found, chosen and copied by keyboard; what stays behind is named; undo takes them away', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await savedForm(page, SOURCE);
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  await page.getByRole('button', { name: 'Copiar de otro formulario' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copiar de otro formulario' });
  await expect(dialog.getByLabel('Buscar formulario')).toBeFocused();
  await page.keyboard.type('secciones ñandú');
  const found = dialog.getByRole('list', { name: 'Formularios' }).getByRole('button');
  await expect(found).toHaveText([/Biblioteca de secciones ñandú/]);
  await expectAccessible(page, 'search for a form to copy from');
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Datos del árbol (una pregunta)' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Motivo (una pregunta)' }).press('Space');
  await expectAccessible(page, 'sections to copy');
  await dialog.getByRole('button', { name: 'Copiar 2 secciones' }).press('Enter');
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera', 'Especie', '¿Tocan cables?']);
  await expect(page.getByRole('alert').filter({ hasText: 'Se copiaron 2 secciones' })).toContainText(
    'No vino el área asociada, porque no es de este municipio: Área de otra ciudad.',
  );
  await expect(page.getByRole('list', { name: 'Idiomas agregados' })).toContainText('English');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const { definition } = await (await page.request.get(`/api/forms/${formId}`)).json();
  expect(definition.sections.slice(2)).toMatchObject([
    { title: { text: 'Datos del árbol', in: { en: 'Tree' } }, repeatable: true, relatedArea: '' },
    { title: { text: 'Motivo' }, conditional: true, conditions: [{ questions: [{ kind: 'yes-no' }] }] },
  ]);
});
