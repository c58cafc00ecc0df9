// The list of forms: buttons and menu by role, filters and pages in the URL, keyboard, phone.

import { expect, expectAccessible, signIn, test } from '../stack.ts';
import { addQuestion, addSection, save, titleOf } from '../steps/editor-steps.ts';
import {
  CONCERT,
  forgiveFailures,
  INSPECTION,
  makeForm,
  more,
  SURVEY,
  search,
} from '../steps/form-list-steps.ts';

/** Entries for who may edit a form. */
const FILES = ['Enlaces con respuestas', 'Importar respuestas', 'Descargar XLSForm', 'Descargar JSON'];

test('P2.62 P2.67 P2.68 P2.69 P2.70 P2.71 P2.72 P2.73 each role sees the buttons and entries of its rights', async ({
  page,
  browser,
}) => {
  const expected = {
    supervisor: [
      true,
      ['Editar', 'Mis respuestas', ...FILES, 'Eliminar'],
      ['Contestar', 'Respuestas', 'Estadísticas'],
    ],
    elevatedSupervisor: [
      true,
      ['Editar', 'Mis respuestas', 'Duplicar', ...FILES, 'Eliminar'],
      ['Contestar', 'Respuestas', 'Estadísticas'],
    ],
    inspectorOfTwoAreas: [false, ['Mis respuestas'], ['Contestar', 'Respuestas']],
  } as const;
  for (const [account, [creates, entries, buttons]] of Object.entries(expected)) {
    const context = await browser.newContext();
    const own = await context.newPage();
    await signIn(own, account as keyof typeof expected);
    await own.goto('/listar?texto=urbano');
    const row = own.getByRole('row', { name: SURVEY });
    await expect(row.getByRole('link')).toHaveCount(buttons.length);
    for (const button of buttons) {
      await expect(
        row.getByRole('link', { name: new RegExp(`^(Ver )?${button}.*: ${SURVEY}$`) }),
      ).toBeVisible();
    }
    await expect(own.getByRole('link', { name: 'Nuevo formulario' })).toBeVisible({ visible: creates });
    await more(own, SURVEY).click();
    await expect(own.getByRole('menuitem')).toHaveText([...entries]);
    await expectAccessible(own, `menu of ${account}`);
    await context.close();
  }
  await signIn(page, 'generator');
  await page.goto('/listar');
  await expect(page.getByText(/^Total Formularios/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', ...FILES, 'Eliminar']);
  await expect(page.getByRole('link', { name: /^(Contestar|Ver)/ })).toHaveCount(0);
});

test('P2.57 P2.60 P2.77 P2.78 P2.79 X10.08 filters stand in the URL, going back returns to them; empty and failed say why', async ({
  page,
  messages,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/listar');
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible();
  await expect(page.getByLabel('Área municipal')).toHaveCount(0);
  await page.getByLabel('Municipio').selectOption('Villa María');
  const area = page.getByLabel('Área municipal');
  await expect(area.locator('option').first()).toHaveText('Todas');
  await area.selectOption('Ambiente y Espacios Verdes');
  await search(page).fill('arbolado público urbano');
  await expect(page.getByText('Total Formularios: 1')).toBeVisible();
  const url = page.url();
  expect(new URL(url).searchParams.get('texto')).toBe('arbolado público urbano');
  await page.getByRole('link', { name: `Ver Estadísticas: ${SURVEY}` }).click();
  await expect(page).toHaveURL(/\/estadisticas\//);
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(url);
  await page.getByRole('link', { name: `Ver Respuestas: ${SURVEY}` }).click();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(url);
  await page.getByRole('link', { name: `Contestar Formulario: ${SURVEY}` }).click();
  await expect(page).toHaveURL(/\/contestar\//);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(search(page)).toHaveValue('arbolado público urbano');
  await expect(area.locator('option:checked')).toHaveText('Ambiente y Espacios Verdes');
  await search(page).fill('nada que se llame así');
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await search(page).fill('');
  await area.selectOption('Seguridad Alimentaria e Inspección Comercial');
  await expect(page.getByText(INSPECTION)).toBeVisible();
  await page.route('**/api/forms?**', (route) =>
    route.fulfill({
      json: {
        forms: [],
        total: 0,
        anyPaymentGateway: false,
        may: { create: true, editWorkflows: true },
      },
    }),
  );
  await area.selectOption('Ambiente y Espacios Verdes');
  await page.reload();
  await expect(page.getByText('No se encontraron formularios para el área seleccionada')).toBeVisible();
  await expectAccessible(page, 'empty area');
  await page.unroute('**/api/forms?**');
  await page.route('**/api/forms?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error al cargar la información, intente nuevamente.');
  await expectAccessible(page, 'failed list');
  await page.unroute('**/api/forms?**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^Total Formularios: [1-9]/)).toBeVisible();
  forgiveFailures(messages);
});

test('P2.66 P2.59 X10.09 X10.08 pages: deleting the last form of the last page shows the one before', async ({
  page,
}) => {
  await signIn(page, 'elevatedSupervisorAway');
  const titles = Array.from({ length: 8 }, (_, number) => `Zona de páginas ${number + 1}`);
  for (const title of titles) await makeForm(page, title);
  await page.goto('/listar');
  await search(page).fill('zona de páginas');
  await expect(page.getByText('Total Formularios: 8')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/pagina=2/);
  await page.goBack();
  await expect(page.getByText(titles[0]!)).toBeVisible();
  await page.goForward();
  await more(page, titles[7]!).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: `Eliminar «${titles[7]}»` }).click();
  await expect(page.getByText('Total Formularios: 7')).toBeVisible();
  await expect(page.getByText(titles[6]!)).toBeVisible();
  await expect(page).not.toHaveURL(/pagina/);
  await page.goto('/listar?texto=zona de páginas&pagina=40');
  await expect(page.getByText('Total Formularios: 7')).toBeVisible();
  await expect(page.getByText(titles[0]!)).toBeVisible();
  await page.goto('/listar?pagina=2');
  await search(page).fill('páginas 3');
  await expect(page.getByText(titles[2]!)).toBeVisible();
});

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

test('P2.74 P2.63 P2.65 on a phone forms fold out to the same buttons, menu and dialogs', async ({
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

test('X36.81 on a tablet the buttons of a form stand in two lines, and a row is no higher than that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'administrator');
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
});
