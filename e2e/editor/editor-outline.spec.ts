// The outline of a long form: it follows the selection, is searched and folded, and changes several questions at once.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import {
  definitionOf,
  editorOf,
  openEditor,
  questionCard,
  save,
  savedForm,
  titlesIn,
} from '../steps/editor-steps.ts';

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
const marked = (page: Page) => outline(page).getByRole('region', { name: /marcadas?$/ });

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

test('X35.06 several questions are marked by mouse or keyboard and changed in one step each', async ({
  page,
}) => {
  const formId = await opened(page);
  const ends = page.getByRole('button', { name: 'Deshacer' });
  await entry(page, 'Cuarto 2').click();
  await entry(page, 'Cuarto 4').click({ modifiers: ['Shift'] });
  await entry(page, 'A qué hora').click({ modifiers: ['ControlOrMeta'] });
  await expect(marked(page)).toContainText('4 preguntas marcadas');
  await expectAccessible(page, 'marked questions');
  await marked(page).getByRole('button', { name: 'Obligatorias', exact: true }).click();
  await marked(page).getByRole('button', { name: 'No obligatorias' }).click();
  await ends.click();
  await marked(page).getByLabel('Mover a…').selectOption('Sección barrio');
  await expect(titlesIn(page).nth(56)).toHaveText('Árbol 30');
  await expect(titlesIn(page).nth(60)).toHaveText('A qué hora');
  await marked(page).getByRole('button', { name: 'Duplicar' }).click();
  await expect(titlesIn(page)).toHaveCount(65);
  await marked(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(titlesIn(page)).toHaveCount(61);
  await expect(marked(page)).toHaveCount(0);
  await ends.click();
  await ends.click();
  await expect(titlesIn(page)).toHaveCount(61);
  // By keyboard, from the first of them.
  await entry(page, 'Cuarto 5').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(entry(page, 'Cuarto 7')).toBeFocused();
  await expect(marked(page)).toContainText('3 preguntas marcadas');
  await marked(page).getByRole('button', { name: 'Desmarcar' }).click();
  await expect(marked(page)).toHaveCount(0);
  // By touch, with boxes.
  await outline(page).getByRole('button', { name: 'Marcar varias' }).click();
  await outline(page).getByRole('checkbox', { name: 'Marcar «Cuarto 1»' }).check();
  await expect(marked(page)).toContainText('1 pregunta marcada');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const { sections } = await definitionOf(page, formId);
  const barrio = sections[1]?.questions ?? [];
  expect(barrio.slice(30).map(({ id, required }) => [id, required])).toEqual([
    ['cuarto1', true],
    ['cuarto2', true],
    ['cuarto3', true],
    ['hora', true],
  ]);
});
