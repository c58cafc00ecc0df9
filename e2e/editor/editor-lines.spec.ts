// How the editor's texts stand on a phone and on a desk: whole titles, and beginnings in line.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Locator, signIn, test } from '../stack.ts';
import { editorOf, openEditor, savedForm } from '../steps/editor-steps.ts';

const TITLE = 'Solicitud de poda y mantenimiento del arbolado público de la ciudad';
const TITLES = Array.from({ length: 11 }, (_, index) => `Pregunta con el número ${index + 1}`);
const FORM = aForm()
  .with({ title: { text: TITLE, in: { en: 'Request for pruning' } } })
  .withStates('Recibida', 'Resuelta')
  .withSection('s', ...TITLES.map((text, index) => aQuestion(`q${index}`, 'text', { title: { text } })))
  .build();

const left = async (found: Locator) => Math.round((await found.boundingBox())?.x ?? -1);

test('X36.76 X36.82 X36.84 on a phone the title of the form is shown whole, buttons are large enough for fingers, and unsaved changes add no line to the header; on a desk titles in the outline begin at one point also from the tenth on, and a switch stands over its field; on a tablet title and save button share the first line, and the tools the next one, all at one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'supervisor');
  await openEditor(page, editorOf(await savedForm(page, FORM)));
  const title = page.getByLabel('Título', { exact: true });
  await expect(title).toHaveValue(TITLE);
  const hidden = (field: HTMLElement) => [
    field.scrollWidth - field.clientWidth,
    field.scrollHeight - field.clientHeight,
  ];
  await expect.poll(() => title.evaluate(hidden)).toEqual([0, 0]);
  await expectAccessible(page, 'editor with a long title');
  const remove = page.getByRole('button', { name: 'Eliminar el estado Resuelta' });
  await expect(remove).toBeVisible();
  expect(await remove.boundingBox()).toMatchObject({ width: 44, height: 44 });
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
      .map(({ button }) => button.getAttribute('aria-label') ?? button.textContent),
  );
  expect(small).toEqual([]);
  // Enter does not break the title.
  await title.press('End');
  await title.press('Enter');
  await expect(title).toHaveValue(TITLE);

  const header = page.locator('.ed-header');
  const height = async () => (await header.boundingBox())?.height ?? 0;
  const before = await height();
  await title.fill('Poda');
  const unsaved = page.getByText('Hay cambios sin guardar');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(unsaved).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(before + 8);
  expect(await left(unsaved)).toBe(await left(heading));
  await expectAccessible(page, 'header of the editor with unsaved changes');

  await page.setViewportSize({ width: 1280, height: 720 });
  const entry = (text: string) => page.locator('.ed-outline .ed-entry').filter({ hasText: text });
  await expect(entry(TITLES[10]!)).toBeVisible();
  expect(await left(entry(TITLES[10]!))).toBe(await left(entry(TITLES[1]!)));
  const knob = page.getByLabel('Traducciones junto a cada texto').locator('..').locator('.MuiSwitch-thumb');
  await expect(knob).toBeVisible();
  const field = page
    .getByLabel('Título', { exact: true })
    .locator('xpath=ancestor::*[contains(@class,"MuiInputBase-root")]');
  expect(await left(knob)).toBe(await left(field));

  await page.setViewportSize({ width: 768, height: 900 });
  const middle = async (found: Locator) => {
    const { y = -1, height = 0 } = (await found.boundingBox()) ?? {};
    return Math.round(y + height / 2);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  expect((await heading.boundingBox())?.height).toBeLessThan(40);
  expect(await middle(button('Guardar formulario'))).toBe(await middle(heading));
  const tools = await middle(button('Deshacer'));
  expect(tools).toBeGreaterThan((await middle(heading)) + 20);
  for (const name of ['Vista previa', 'Atajos del teclado', 'Configuración'])
    expect(await middle(button(name)), name).toBe(tools);
  expect(await middle(page.getByText('Hay cambios sin guardar'))).toBe(tools);
});

test('X40.13 X40.33 on the smallest phone, and with text twice as large, the header of the editor and its tables stay in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'supervisor');
  await openEditor(page, editorOf(await savedForm(page, SMALL_FORM)));
  const inside = async () => {
    const boxes = await page
      .locator('.ed-header :is(h1, button, a)')
      .evaluateAll((shown) =>
        shown.map((one) => one.getBoundingClientRect().right).filter((right) => right > 0),
      );
    return Math.max(...boxes) <= (page.viewportSize()?.width ?? 0);
  };
  expect(await inside()).toBe(true);
  await expectAccessible(page, 'editor on the smallest phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await inside()).toBe(true);
  const heading = page.getByRole('heading', { level: 1 });
  const lines = () =>
    heading.evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(await lines()).toBeLessThanOrEqual(3);
  // The table of the states scrolls in itself.
  const table = page.locator('.ed-table');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBe(0);
});
