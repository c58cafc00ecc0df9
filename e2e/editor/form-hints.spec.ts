// The hints at what an author may have overlooked.
// rules: E5.13, X35.33, X35.34
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { definitionOf, editorOf, openEditor, save, savedForm } from '../steps/editor-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Poda con descuidos' } })
  .withStates('Recibida', 'Resuelta')
  .withSections(
    aSection('s', {
      title: { text: 'Árbol' },
      questions: [
        aQuestion('q1', 'single-choice', { title: { text: 'Especie' }, options: ['Tipa', ''] }),
        aQuestion('q2', 'text', { title: { text: '' } }),
      ],
    }),
  )
  .build();

test('X35.34 X35.33 E5.13 hints are reached, followed, mended and dismissed by keyboard, and a save never waits for them', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, FORM);
  await openEditor(page, editorOf(formId));
  const button = page.getByRole('button', { name: /^Revisión/ });
  await expect(button).toHaveAccessibleName('Revisión (sugerencias: 2)');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Revisión' });
  await expect(panel).toBeFocused();
  await expectAccessible(page, 'hints of a form');
  const blank = panel.getByRole('button', { name: /^Sección 1, pregunta 1, opción 2/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(blank).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Opción 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Jacarandá');
  await expect(button).toHaveAccessibleName('Revisión (sugerencias: 1)');
  // The mended hint is gone; another one takes Escape back to the list.
  const untitled = panel.getByRole('button', { name: /^Sección 1, pregunta 2/ });
  await untitled.press('Enter');
  await expect(page.getByLabel('Título de la pregunta')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(untitled).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect(button).toHaveAccessibleName('Revisión (sugerencias: 0)');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const [section] = (await definitionOf(page, formId)).sections;
  expect(section?.questions.map(({ title }) => title.text)).toEqual(['Especie', '']);
  // Dismissed stays dismissed on this device, and can be shown again.
  await openEditor(page, editorOf(formId));
  await expect(button).toHaveAccessibleName('Revisión (sugerencias: 0)');
  await button.click();
  await panel.getByRole('button', { name: 'Mostrar una sugerencia descartada' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});
