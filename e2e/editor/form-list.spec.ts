// The list of forms: keyboard, phone and tablet, and a form that was made just now.

import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { addQuestion, addSection, save, titleOf } from '../steps/editor-steps.ts';
import { CONCERT, makeForm, more, SURVEY, search } from '../steps/form-list-steps.ts';

test('X10.16 the keyboard alone opens the menu, asks, declines, and copies', async ({ page }) => {
  await signIn(page, 'elevatedSupervisorAway');
  const { title } = await makeForm(page, 'Zona de nidos por teclado');
  await page.goto('/listar?texto=por teclado');
  const button = more(page, title);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  // The menu fades out behind the dialog.
  await expect(page.locator('[role=menu]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeFocused();
  await page.keyboard.press('Enter');
  const area = page.getByRole('dialog').getByLabel('Área municipal');
  await expect(area).toBeVisible();
  await expectAccessible(page, 'title of a copy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByLabel('Título de la copia')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible();
  await expect(page.getByText('Total Formularios: 2')).toBeVisible();
});

test('P2.74 P2.63 P2.65 X36.81 on a phone forms fold out to the same buttons, menu and dialogs; on a tablet the buttons of a form stand in two lines, and a row is no higher than that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'administrator');
  await page.goto('/listar?texto=urbano');
  const fold = page.getByRole('button', { name: SURVEY, exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(page.getByText('Ambiente y Espacios Verdes')).toBeVisible();
  await expect(page.getByRole('link', { name: `Ver Estadísticas: ${SURVEY}` })).toBeVisible();
  await expectAccessible(page, 'phone unfolded');
  await more(page, SURVEY).click();
  await expectAccessible(page, 'phone menu');
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page.getByRole('dialog').getByLabel('País')).toBeVisible();
  await expectAccessible(page, 'phone duplicate');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/listar?texto=urbano');
  const row = page.getByRole('row').filter({ hasText: SURVEY });
  await expect(row).toBeVisible();
  const top = async (text: string) =>
    Math.round((await row.getByRole('link', { name: text }).boundingBox())?.y ?? -1);
  const submissions = await top('Ver Respuestas');
  expect(await top('Ver Estadísticas')).toBe(submissions);
  expect(submissions).toBeGreaterThan(await top('Contestar Formulario'));
  expect((await row.boundingBox())?.height).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page, 'list of forms on a tablet');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/listar');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Área municipal',
    'Alcance',
    'Con pasarela',
    'Acciones',
  ]);
  await search(page).fill('urbano');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nombre',
    'Área municipal',
    'Alcance',
    'Acciones',
  ]);
  await more(page, SURVEY).click();
  await expectAccessible(page, 'menu of a form');
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('País')).toBeVisible();
  await expectAccessible(page, 'duplicate dialog');
  await dialog.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('Debe seleccionar un Área Municipal')).toBeVisible();
  await expectAccessible(page, 'duplicate dialog refused');
});

test('E4.33 E4.34 P4.35 P4.36 P2.62 a new form stands in its order on the first page; others come by themselves', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  await page.goto('/listar?texto=concierto&pagina=1');
  await page.getByRole('link', { name: 'Nuevo formulario' }).click();
  await titleOf(page).fill('Aviso recién creado');
  await page.getByLabel('Área municipal').selectOption({ index: 1 });
  await page.getByLabel('Nuevo estado').fill('Recibido');
  await page.getByRole('button', { name: 'Agregar estado' }).click();
  await addSection(page, 'Datos');
  await addQuestion(page, 'Datos', { title: 'Qué pasó' });
  await save(page);
  await expect(page).toHaveURL(/\/listar$/);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Aviso recién creado');
  await expect(rows.nth(2)).toContainText(CONCERT);
  // The list also shows a form that was created elsewhere while another screen was open.
  await more(page, 'Aviso recién creado').click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/editar\//);
  const created = /\/editar\/(\w{20})\//.exec(page.url())?.[1];
  expect(created).toBeDefined();
  const { id } = await makeForm(page, 'Bando hecho en otra parte');
  await page.getByRole('link', { name: 'Formularios' }).click();
  await expect(rows.nth(2)).toContainText('Bando hecho en otra parte');
  for (const form of [created, id]) {
    expect((await page.request.delete(`/api/forms/${form}?version=1`)).ok()).toBe(true);
  }
});
