// The outline of a long form: it follows the selection, is searched and folded, and changes several questions at once.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { editorOf, openEditor, questionCard, savedForm } from '../steps/editor-steps.ts';

const many = (id: string, of: string) =>
  Array.from({ length: 30 }, (_, index) =>
    aQuestion(`${id}${index}`, 'text', { title: { text: `${of} ${index + 1}` }, required: index === 0 }),
  );

const LONG = aForm()
  .with({ title: { text: 'Formulario largo' } })
  .withSection('vivienda', ...many('cuarto', 'Cuarto'))
  .withSection('barrio', ...many('arbol', 'Árbol'))
  .withConditionalSection(
    'motivo',
    {},
    aCondition('ruido', aQuestion('hora', 'time', { title: { text: 'A qué hora' } })),
  )
  .build();

const outline = (page: Page) => page.getByRole('navigation', { name: 'Esquema' });
const entry = (page: Page, name: string) => outline(page).getByRole('button', { name, exact: true });

async function opened(page: Page): Promise<string> {
  await signIn(page, 'supervisor');
  const formId = await savedForm(page, LONG);
  await openEditor(page, editorOf(formId));
  await expect(entry(page, 'Árbol 30')).toBeAttached();
  return formId;
}

test('X35.07 the outline numbers items, marks what they are, follows the selection, folds and is searched', async ({
  page,
}) => {
  await opened(page);
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const row = (name: string) =>
    outline(page)
      .locator('.ed-entry-row')
      .filter({ has: named(name) });
  await expect(row('Árbol 2').locator('.ed-number')).toHaveText('2.2');
  await expect(row('A qué hora').locator('.ed-number')).toHaveText('3.1.1');
  await expect(row('Árbol 1').getByRole('img', { name: 'Obligatoria' })).toBeVisible();
  await expect(row('Árbol 2').getByRole('img')).toHaveCount(0);
  await expect(row('Sección motivo').getByRole('img', { name: 'Con condiciones' })).toBeVisible();
  await expect(entry(page, 'Árbol 30')).not.toBeInViewport();
  await questionCard(page, 'Árbol 30').getByRole('button', { name: 'Árbol 30' }).click();
  await expect(entry(page, 'Árbol 30')).toBeInViewport();
  const content = outline(page).getByRole('button', { name: 'Contenido de Sección barrio' });
  await expect(content).toHaveAttribute('aria-expanded', 'true');
  await content.click();
  await expect(entry(page, 'Árbol 30')).toHaveCount(0);
  await expect(outline(page).locator('[aria-current=true]')).toHaveText('Sección barrio');
  // Selecting one of its questions opens the section again.
  await questionCard(page, 'Árbol 30').getByRole('button', { name: 'Árbol 30' }).click();
  await expect(entry(page, 'Árbol 30')).toBeInViewport();
  await outline(page).getByRole('button', { name: 'Plegar las secciones' }).click();
  await expect(entry(page, 'Cuarto 1')).toHaveCount(0);
  const search = outline(page).getByRole('searchbox', { name: 'Buscar en el esquema' });
  await search.fill('arbol 3');
  await expect(entry(page, 'Árbol 3')).toBeVisible();
  await expect(row('Árbol 30').locator('.ed-number')).toHaveText('2.30');
  await expect(outline(page).locator('.ed-entry-question')).toHaveCount(2);
  await expectAccessible(page, 'searched outline');
  await search.fill('nada así');
  await expect(outline(page).getByRole('status')).toHaveText('Nada coincide con la búsqueda.');
  await search.fill('');
  await outline(page).getByRole('button', { name: 'Desplegar las secciones' }).click();
  await expect(entry(page, 'Cuarto 1')).toBeAttached();
  await outline(page).getByRole('button', { name: 'Estados' }).click();
  await expect(page.getByLabel('Nuevo estado')).toBeFocused();
});
