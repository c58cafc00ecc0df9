// The heads of staff pages on a phone: what stays in sight beside the title, and what is shown on demand.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { listOf, viewLink } from '../steps/list-steps.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Parte de ronda' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Resuelta', transitions: [0] },
    ],
  })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const more = (page: Page) => button(page, 'Más acciones');

test('X36.96 X36.97 on a phone the box, the eye and the menu of a card stand on one line; in the view the state stays beside the title, and the other actions are shown on demand, by keyboard too', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'administrator');
  const form = await newForm(baseURL ?? '', FORM);
  const { id, code } = await storedSubmission(baseURL ?? '', form);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(listOf(form));
    const controls = [
      page.getByRole('checkbox', { name: `Elegir la respuesta ${code}` }),
      viewLink(page, { code }),
      page.getByRole('button', { name: `Más acciones de la respuesta ${code}` }),
    ];
    const middles: number[] = [];
    for (const control of controls) {
      await expect(control).toBeVisible();
      const box = await control.boundingBox();
      middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
  }
  await page.setViewportSize(PHONE);
  await page.goto(`/ver/${id}`);
  const state = page.getByRole('combobox', { name: 'Estado' });
  await expect(state).toBeInViewport();
  const others = [
    page.getByRole('link', { name: 'Corregir formulario' }),
    button(page, 'Descargar PDF'),
    button(page, 'Eliminar'),
  ];
  for (const other of others) await expect(other).toBeHidden();
  const [beside, row] = [await state.boundingBox(), await more(page).boundingBox()];
  expect(Math.abs((beside?.y ?? 0) - (row?.y ?? 99))).toBeLessThan(8);
  await more(page).press('Enter');
  for (const other of others) await expect(other).toBeInViewport();
  await expectAccessible(page, 'the view with all its actions on a phone');
  // What an action opened closes to that action.
  await button(page, 'Descargar PDF').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Descargar PDF')).toBeFocused();
  await more(page).press('Enter');
  for (const other of others) await expect(other).toBeHidden();
  await page.setViewportSize(DESK);
  for (const other of others) await expect(other).toBeVisible();
  await expect(more(page)).toBeHidden();
});

test('X36.96 on a phone the head of the form list is one row: creating a form stays, the rest is shown on demand', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  await page.setViewportSize(PHONE);
  await page.goto('/listar');
  const create = page.getByRole('link', { name: 'Nuevo formulario' });
  const others = [
    button(page, 'Crear flujo de trabajo'),
    page.getByRole('link', { name: 'Importar XLSForm o JSON' }),
  ];
  await expect(create).toBeVisible();
  for (const other of others) await expect(other).toBeHidden();
  const [main, row] = [await create.boundingBox(), await more(page).boundingBox()];
  expect(main?.y).toBe(row?.y);
  await more(page).press('Enter');
  for (const other of others) await expect(other).toBeVisible();
  await expectAccessible(page, 'the form list with all its actions on a phone');
  await more(page).press('Enter');
  for (const other of others) await expect(other).toBeHidden();
  await page.setViewportSize(DESK);
  for (const other of others) await expect(other).toBeVisible();
  await expect(more(page)).toBeHidden();
});

test('X34.57 X36.81 the label of a search is whole beside the other filters, which stand two in a row on a tablet and below each other on a phone', async ({
  page,
}) => {
  await signIn(page, 'administrator');
  for (const { path, label, width } of [
    { path: '/usuarios', label: 'Buscar por usuario, correo o nombre', width: 768 },
    { path: '/activos', label: 'Nombre, tipo, dirección o número', width: 1280 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const text = page.locator('label', { hasText: label });
    await expect(text).toBeVisible();
    const cut = await text.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, path).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  const apart = async (one: string, other: string) => {
    const [first, second] = [one, other].map((name) => page.getByRole('combobox', { name }));
    return ((await second?.boundingBox())?.y ?? 0) - ((await first?.boundingBox())?.y ?? 0);
  };
  await expect.poll(() => apart('Tipo', 'Área de incidentes')).toBe(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => apart('Tipo', 'Área de incidentes')).toBeGreaterThan(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/plan');
  await expect.poll(() => apart('Área', 'Formulario')).toBe(0);
});
