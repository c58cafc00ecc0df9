// Building a form in the editor on a phone. Its states are checked for accessibility in editor-accessibility.spec.ts.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm, titlesIn, toolbar } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

test('E2.05 E2.21 on a phone the properties are a sheet and the outline a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sections = aForm().withSection('s', aQuestion('q1', 'yes-no', { title: { text: 'Primera' } }));
  const formId = await savedForm(page, sections.with({ title: { text: 'Zona en el teléfono' } }).build());
  await openEditor(page, editorOf(formId));
  const pick = questionCard(page, 'Primera').getByRole('button', { name: 'Primera' });
  await pick.click();
  const sheet = page.getByRole('dialog', { name: 'Pregunta' });
  await sheet.getByLabel('Título de la pregunta').fill('Cambiada');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(questionCard(page, 'Cambiada').getByRole('button', { name: 'Cambiada' })).toBeFocused();
  await page.getByRole('button', { name: 'Esquema' }).click();
  const outline = page.getByRole('dialog', { name: 'Esquema' });
  await outline.getByRole('button', { name: 'Cambiada' }).click();
  await expect(questionCard(page, 'Cambiada').getByRole('button', { name: 'Cambiada' })).toBeFocused();
  await toolbar(page, 'Duplicar').click();
  await expect(titlesIn(page)).toHaveText(['Cambiada', 'Cambiada']);
});
