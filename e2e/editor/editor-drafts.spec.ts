// Unsaved forms: drafts of several tabs, and changes that can no longer be saved where they were made.

import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { type Dialog } from '@playwright/test';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { deleteNothing, keptOnDevice } from '../steps/connection-steps.ts';
import {
  answered,
  completeForm,
  definitionOf,
  editorOf,
  NEW_FORM,
  openEditor,
  questionCard,
  save,
  savedForm,
  titleOf,
  titlesIn,
} from '../steps/editor-steps.ts';

const panelOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Sus cambios no se pueden guardar en este formulario' });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** Reloads the page and agrees to leave it with changes. */
async function reload(page: Page): Promise<void> {
  const agree = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', agree);
  await page.reload();
  page.off('dialog', agree);
}

/** Closes a tab, and waits until the browser has let go of its draft, which it does a moment later. */
async function close(tab: Page, other: Page): Promise<void> {
  await tab.close();
  const held = () =>
    other.evaluate(async () => {
      const { held: locks = [] } = await navigator.locks.query();
      return locks.filter(({ name }) => name?.startsWith('constancia.edit.')).length;
    });
  await expect.poll(held).toBe(1);
}

test('X31.67 X12.03 two tabs with new forms keep a draft each; what was left in one is offered in the other, or discarded', async ({
  page,
  context,
}) => {
  await openEditor(page, NEW_FORM);
  await titleOf(page).fill('Nuevo uno');
  const second = await context.newPage();
  await openEditor(second, NEW_FORM);
  await expect(titleOf(second)).toHaveValue('');
  await titleOf(second).fill('Nuevo dos');
  await reload(page);
  await expect(titleOf(page)).toHaveValue('Nuevo uno');
  await reload(second);
  await expect(titleOf(second)).toHaveValue('Nuevo dos');
  await close(second, page);
  await reload(page);
  const left = page.getByRole('list', { name: /quedaron formularios nuevos sin guardar/ });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await expect(left).toContainText('Nuevo dos');
  await expectAccessible(page, 'other drafts');
  await completeForm(page);
  await save(page);
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible();
  await openEditor(page, NEW_FORM);
  await left.getByRole('button', { name: /^Continuar «Nuevo dos»/ }).click();
  await expect(titleOf(page)).toHaveValue('Nuevo dos');
  await reload(page);
  await expect(titleOf(page)).toHaveValue('Nuevo dos');
  await page.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(titleOf(page)).toHaveValue('');
  // What was left is discarded from the list too.
  const third = await context.newPage();
  await openEditor(third, NEW_FORM);
  await titleOf(third).fill('Para descartar');
  await reload(third);
  await close(third, page);
  await openEditor(page, NEW_FORM);
  await page.getByRole('button', { name: /^Descartar «Para descartar»/ }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Descartar el formulario sin guardar?' });
  await asked.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Para descartar')).toHaveCount(0);
  await page.reload();
  await expect(titleOf(page)).toBeVisible();
  await expect(page.getByText('Para descartar')).toHaveCount(0);
});

test('X31.68 X31.78 what was undone does not come back after a reload, although the browser had no time to delete the draft; a form that is open in another tab says so, and neither tab loses what the other wrote', async ({
  page,
  context,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  await openEditor(page, editorOf(formId));
  const title = await titleOf(page).inputValue();
  await titleOf(page).fill('Otro título');
  await expect.poll(() => keptOnDevice(page, 'drafts')).toBe(1);
  await deleteNothing(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titleOf(page)).toHaveValue(title);
  await page.reload();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(page.getByText('Se recuperaron cambios sin guardar')).toHaveCount(0);
  expect(await keptOnDevice(page, 'drafts')).toBe(1);

  // Opening it again in the same tab is not another tab.
  for (let times = 0; times < 3; times += 1) {
    await openEditor(page, editorOf(formId));
    await expect(page.getByText(/abierto en otra pestaña/)).toHaveCount(0);
  }
  await titleOf(page).fill('Lo de la primera');
  const second = await context.newPage();
  await openEditor(second, editorOf(formId));
  await expect(second.getByText(/abierto en otra pestaña/)).toBeVisible();
  await expect(titleOf(second)).toHaveValue('Zona guardada');
  await expectAccessible(second, 'open in another tab');
  await titleOf(second).fill('Lo de la segunda');
  await reload(second);
  await expect(titleOf(second)).toHaveValue('Lo de la segunda');
  await save(page);
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible();
  await expect(titleOf(page)).toHaveCount(0);
  await reload(second);
  await expect(titleOf(second)).toHaveValue('Lo de la segunda');
  await expect(second.getByText(/Desde entonces se guardó una versión más nueva/)).toBeVisible();
  await expect(second.getByText(/abierto en otra pestaña/)).toHaveCount(0);
});

test('X31.41 X31.66 E7.02 E4.18 a device whose database never answers opens the stored form, says so, and leaves what it had kept as it is; a submission that arrives while a form is edited locks it, and the changes go on as a copy', async ({
  page,
  context,
}) => {
  const formId = await savedForm(page, SMALL_FORM);
  const first = await context.newPage();
  await openEditor(first, editorOf(formId));
  await titleOf(first).fill('Lo que quedó');
  await expect.poll(() => keptOnDevice(first, 'drafts')).toBe(1);
  await first.close();
  const silent = await context.newPage();
  await silent.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openEditor(silent, editorOf(formId));
  await expect(titleOf(silent)).toHaveValue('Zona guardada');
  await expect(
    silent.getByText('No se pudo leer lo que este dispositivo tenía guardado: si había cambios suyos'),
  ).toBeVisible();
  await expectAccessible(silent, 'kept changes not readable');
  await silent.close();
  await openEditor(page, editorOf(formId));
  await expect(titleOf(page)).toHaveValue('Lo que quedó');
  await page.getByRole('button', { name: 'Descartarlos' }).click();
  await expect(titleOf(page)).toHaveValue('Zona guardada');

  await questionCard(page, 'Primera').getByRole('button', { name: 'Primera' }).click();
  await page.getByLabel('Título de la pregunta').fill('Primera, mejor');
  await answered(page, formId);
  await save(page);
  await expect(panelOf(page)).toBeFocused();
  await expect(panelOf(page).getByRole('region', { name: 'Sus cambios' })).toContainText('Primera, mejor');
  await expect(titleOf(page)).not.toBeEditable();
  await expect(titlesIn(page).first()).toHaveText('Primera, mejor');
  await expectAccessible(page, 'refused for good');
  await reload(page);
  await expect(panelOf(page)).toContainText('Primera, mejor');
  await panelOf(page).getByRole('button', { name: 'Guardar como copia' }).click();
  await expect(page).toHaveURL(new RegExp(`${NEW_FORM}$`));
  await expect(titleOf(page)).toHaveValue('Copia de Zona guardada');
  await expect(page.getByText('Es una copia sin guardar, con sus cambios.')).toBeVisible();
  await expectAccessible(page, 'unsaved copy');
  const created = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await save(page);
  const { id } = await (await created).json();
  await expect(page).toHaveURL(/\/listar$/);
  const titles = (await definitionOf(page, id)).sections.flatMap(({ questions }) => questions);
  expect(titles.map(({ title }) => title.text)).toEqual(['Primera, mejor', 'Segunda', 'Tercera']);
  await openEditor(page, editorOf(formId));
  await expect(titlesIn(page).first()).toHaveText('Primera');
  await expect(panelOf(page)).toHaveCount(0);
});
