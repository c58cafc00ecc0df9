// The history of a form on a phone.
// rules: X12.01, X35.31
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { savedForm } from '../steps/editor-steps.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
});

/** Saves another version over the newest one. */
async function savedOver(page: Page, formId: string, definition: FormDefinition): Promise<void> {
  const { version, areaId } = await (await page.request.get(`/api/forms/${formId}`)).json();
  const body = { version, areaId, sync: false, definition };
  const reply = await page.request.put(`/api/forms/${formId}`, { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
}

const RENAMED: FormDefinition = {
  ...SMALL_FORM,
  title: { text: 'Zona nueva' },
  sections: SMALL_FORM.sections.slice(0, 1),
};

test('X35.31 on a phone each version is a card that is compared and brought back, and no word of it is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const formId = await savedForm(page, SMALL_FORM);
  await savedOver(page, formId, RENAMED);
  await savedOver(page, formId, { ...RENAMED, title: { text: 'Zona tercera' } });
  await page.goto(`/historial/${formId}`);
  const cards = page.getByRole('list', { name: 'Versiones guardadas' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('Versión 3');
  await expect(cards.nth(0)).toContainText('0 respuestas');
  await expect(cards.nth(0).getByRole('button')).toHaveCount(0);
  await cards.nth(2).getByLabel('Comparar desde la versión 1').check();
  await expect(page.getByRole('heading', { name: 'Cambios de la versión 1 a la 3' })).toBeVisible();
  await expect(page.getByText('Zona guardada → Zona tercera')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await expectAccessible(page, 'history on a phone');
  await cards.nth(2).getByRole('button', { name: 'Restaurar la versión 1' }).click();
  await expect(page.getByRole('dialog', { name: '¿Restaurar la versión 1?' })).toBeVisible();
});
