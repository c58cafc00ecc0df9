// Dragging sections, questions and options of choices in the editor: by mouse, on the canvas and in the outline.
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Locator, type Page, signIn, test } from '../stack.ts';
import {
  answered,
  definitionOf,
  editorOf,
  openEditor,
  openOptions,
  questionCard,
  save,
  savedForm,
  titlesIn,
} from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

const BRANCHED = aForm()
  .with({ title: { text: 'Zona con ramas' } })
  .withSection('s', aQuestion('q1', 'text', { title: { text: 'Primera' } }))
  .withConditionalSection('b', {}, aCondition('c1', aQuestion('q2', 'text')), aCondition('c2'))
  .withConditionalSection('d', {}, aCondition('c3'))
  .build();

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags an element by its handle to the upper or lower side of another one, without releasing it, as a hand does. */
async function carry(handle: Locator, over: Locator, side: 'above' | 'below'): Promise<void> {
  const page = handle.page();
  await handle.scrollIntoViewIfNeeded();
  const start = await middleOf(handle);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 6, start.y + 6, { steps: 3 });
  const box = await over.boundingBox();
  if (!box) throw new Error('not on the screen');
  const y = side === 'above' ? box.y + 3 : box.y + box.height - 3;
  await page.mouse.move(box.x + 40, y, { steps: 8 });
  // A hand never holds quite still.
  await page.mouse.move(box.x + 42, y, { steps: 2 });
}

async function drag(handle: Locator, over: Locator, side: 'above' | 'below'): Promise<void> {
  const page = handle.page();
  await carry(handle, over, side);
  await expect(page.locator('.ed-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.ed-drop-line')).toHaveCount(0);
}

const cardHandle = (page: Page, title: string) => questionCard(page, title).locator('.ed-handle');

function outlineRow(page: Page, name: string): Locator {
  const nav = page.getByRole('navigation', { name: 'Esquema' });
  return nav.locator('.ed-entry-row').filter({ has: page.getByRole('button', { name, exact: true }) });
}

/** Makes the window tall enough to show the dragged element and its target together. */
const withRoom = (page: Page) => page.setViewportSize({ width: 1280, height: 2200 });

const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' }).click();

test('E2.21 E4.72 X11.04 a question is dragged into another section, which is one step back; sections and questions are dragged in the outline too', async ({
  page,
}) => {
  await withRoom(page);
  await openEditor(page, editorOf(await savedForm(page, SMALL_FORM)));
  await carry(cardHandle(page, 'Primera'), questionCard(page, 'Tercera'), 'below');
  await expect(page.locator('.ed-drop-line')).toBeVisible();
  await expect(questionCard(page, 'Primera')).toHaveAttribute('data-dragging', '');
  await expectAccessible(page, 'while dragging');
  await page.mouse.up();
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Tercera', 'Primera']);
  await expect(page.getByText('«Primera» está en el lugar 2 de 2 de «Sección r»')).toBeAttached();
  await expect(page.locator('.ed-drop-line')).toHaveCount(0);
  await expectAccessible(page, 'after a drop');
  await undo(page);
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
  await drag(cardHandle(page, 'Segunda'), questionCard(page, 'Primera'), 'above');
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Primera', 'Tercera']);
  await drag(cardHandle(page, 'Primera'), questionCard(page, 'Primera'), 'below');
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Primera', 'Tercera']);
  await expect(page.getByText('«Primera» sigue en su lugar')).toBeAttached();
  await undo(page);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
  const handle = (name: string) => outlineRow(page, name).locator('.ed-handle');
  await drag(handle('Sección r'), outlineRow(page, 'Sección s'), 'above');
  await expect(titlesIn(page)).toHaveText(['Tercera', 'Primera', 'Segunda']);
  await expect(page.getByText('«Sección r» está en el lugar 1 de 2')).toBeAttached();
  await drag(handle('Segunda'), outlineRow(page, 'Tercera'), 'above');
  await expect(titlesIn(page)).toHaveText(['Segunda', 'Tercera', 'Primera']);
  const head = page.locator('.ed-section-head').filter({ hasText: 'Sección r' });
  const first = page.locator('.ed-section-head').filter({ hasText: 'Sección s' });
  await drag(first.locator('.ed-handle'), head, 'above');
  await expect(titlesIn(page)).toHaveText(['Primera', 'Segunda', 'Tercera']);
});

test('E2.21 E4.72 X11.04 X11.05 conditions stay in their section, questions go where a list takes them', async ({
  page,
}) => {
  await withRoom(page);
  const formId = await savedForm(page, BRANCHED);
  await openEditor(page, editorOf(formId));
  const condition = (name: string) => page.locator('.ed-condition').filter({ hasText: name });
  const handle = (name: string) => condition(name).locator('.ed-condition-title .ed-handle');
  await drag(handle('Condición c2'), condition('Condición c1'), 'above');
  const names = page.locator('.ed-condition-title bdi');
  await expect(names).toHaveText(['Condición c2', 'Condición c1', 'Condición c3']);
  await carry(handle('Condición c2'), condition('Condición c3'), 'below');
  await expect(page.locator('.ed-drop-line')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText('«Condición c2» sigue en su lugar')).toBeAttached();
  await expect(names).toHaveText(['Condición c2', 'Condición c1', 'Condición c3']);
  const question = questionCard(page, 'Primera');
  await drag(question.locator('.ed-handle'), condition('Condición c3'), 'below');
  await expect(page.getByText('«Primera» está en el lugar 1 de 1 de «Condición c3»')).toBeAttached();
  const conditional = page.locator('.ed-section-head').filter({ hasText: 'Sección b' });
  await carry(cardHandle(page, 'Primera'), conditional, 'above');
  await page.mouse.up();
  await expect(page.getByText('«Primera» sigue en su lugar')).toBeAttached();
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  const { sections } = await definitionOf(page, formId);
  expect(sections[1]?.conditions.map(({ id }) => id)).toEqual(['c2', 'c1']);
  expect(sections[2]?.conditions[0]?.questions.map(({ id }) => id)).toEqual(['q1']);
});

test('E2.21 E3.55 E4.72 X11.04 options of choices and signatures are dragged within their list', async ({
  page,
}) => {
  await withRoom(page);
  const choice = aQuestion('q1', 'single-choice', { title: { text: 'Barrio' }, options: ['A', 'B', 'C'] });
  const form = aForm().withOptions({ digitalSignature: true }).withSection('s', choice);
  const signed = form.withSignature({ title: 'Titular' }).withSignature({ title: 'Testigo' }).build();
  await openEditor(page, editorOf(await savedForm(page, signed)));
  await questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' }).click();
  const rows = page.locator('.ed-choice-row');
  await drag(rows.nth(2).locator('.ed-handle'), rows.nth(0), 'above');
  const texts = () =>
    rows.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => input.value));
  await expect.poll(texts).toEqual(['C', 'A', 'B']);
  await expect(page.getByText('«C» está en el lugar 1 de 3')).toBeAttached();
  await undo(page);
  await expect.poll(texts).toEqual(['A', 'B', 'C']);
  await openOptions(page);
  const signatures = page.locator('.ed-signature');
  await drag(signatures.nth(1).locator('.ed-handle'), signatures.nth(0), 'above');
  await expect(page.getByLabel('Título de la firma').first()).toHaveValue('Testigo');
  await expectAccessible(page, 'signatures that can be dragged');
});

test('E2.21 X11.04 X36.86 an item held at the lower edge of the outline scrolls the outline and not the page; at the edge of the page the page scrolls along', async ({
  page,
}) => {
  const questions = Array.from({ length: 40 }, (_, index) =>
    aQuestion(`q${index}`, 'text', { title: { text: index === 2 ? 'Tercera' : `Otra ${index}` } }),
  );
  const form = aForm().withSection('s', ...questions);
  await openEditor(page, editorOf(await savedForm(page, form.build())));
  const outline = page.locator('.ed-outline');
  const scrolledOutline = () => outline.evaluate((element) => element.scrollTop);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const entry = await middleOf(outlineRow(page, 'Tercera').locator('.ed-handle'));
  const { y = 0, height = 0 } = (await outline.boundingBox()) ?? {};
  await page.mouse.move(entry.x, entry.y);
  await page.mouse.down();
  await page.mouse.move(entry.x + 40, y + height - 6, { steps: 10 });
  await expect.poll(scrolledOutline).toBeGreaterThan(200);
  expect(await scrolled()).toBe(0);
  await page.mouse.move(entry.x + 40, y + height / 2, { steps: 5 });
  await expect(page.locator('.ed-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^«Tercera» está en el lugar (1\d|2\d|3\d) de 40/)).toBeAttached();
  await undo(page);
  await expect(titlesIn(page).nth(2)).toHaveText('Tercera');

  const handle = cardHandle(page, 'Tercera');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await middleOf(handle);
  const before = await scrolled();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, 690, { steps: 10 });
  await expect.poll(scrolled).toBeGreaterThan(before + 400);
  await page.mouse.move(from.x + 40, 400, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/^«Tercera» está en el lugar (1\d|[5-9]) de 40/)).toBeAttached();
});

test('E4.21 E4.23 X11.05 with submissions nothing of the structure can be dragged, options of choices can', async ({
  page,
}) => {
  await withRoom(page);
  const choice = aQuestion('q2', 'single-choice', { title: { text: 'Barrio' }, options: ['A', 'B'] });
  const form = aForm()
    .withOptions({ editableForm: true })
    .withSection('s', aQuestion('q1', 'text', { title: { text: 'Primera' } }), choice)
    .build();
  const formId = await savedForm(page, form);
  await answered(page, formId);
  await openEditor(page, editorOf(formId));
  await carry(cardHandle(page, 'Barrio'), questionCard(page, 'Primera'), 'above');
  await expect(page.locator('.ed-drop-line')).toHaveCount(0);
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: 'Este formulario ya tiene respuestas' }),
  ).toBeVisible();
  await expect(titlesIn(page)).toHaveText(['Primera', 'Barrio']);
  await questionCard(page, 'Barrio').getByRole('button', { name: 'Barrio' }).click();
  const rows = page.locator('.ed-choice-row');
  await drag(rows.nth(1).locator('.ed-handle'), rows.nth(0), 'above');
  await expect(rows.nth(0).locator('input')).toHaveValue('B');
});
