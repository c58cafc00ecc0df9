// A list of answers in another order: from its headings, and from the list of orders on a phone.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { listOf, pageButton, sendAnswer, viewLink, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Pedidos en orden' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Pedido' } }))
  .build();

const VALUES = ['Calle 10', 'árbol', 'Calle 9', 'Zanja'];

async function filled(page: Page, baseURL: string, values: readonly string[] = VALUES) {
  const form = await newForm(baseURL, FORM);
  await signIn(page, 'administrator');
  for (const value of values) await sendAnswer(page, form, { value });
  await page.goto(listOf(form));
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Pedido' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(viewLinks(page).first()).toBeVisible();
  return form;
}

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });
const answers = (page: Page) =>
  page.getByRole('table', { name: 'Respuestas' }).getByRole('cell', { name: /^(Calle|árbol|Zanja)/ });
const IN_ORDER = ['árbol', 'Calle 9', 'Calle 10', 'Zanja'];

test('X33.66 a heading orders the list and turns the order round; a reload and the answer that is opened keep it', async ({
  page,
  baseURL,
}) => {
  const form = await filled(page, baseURL ?? '');
  await expect(heading(page, 'Fecha y hora')).toHaveAttribute('aria-sort', 'descending');
  await heading(page, 'Pedido').getByRole('button').click();
  await expect(answers(page)).toHaveText(IN_ORDER);
  await expect(heading(page, 'Pedido')).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading(page, 'Fecha y hora')).not.toHaveAttribute('aria-sort', /./);
  await expectAccessible(page, 'a list in another order');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveText(IN_ORDER.toReversed());
  await expect(page).toHaveURL(/orden=-q%3Aq$/);
  await page.reload();
  await expect(answers(page)).toHaveText(IN_ORDER.toReversed());
  await expect(page.getByLabel('Ordenar por')).toHaveValue('-q:q');
  const { submissions } = await (await page.request.get(`/api/forms/${form}/submissions?order=-q:q`)).json();
  await viewLink(page, submissions[0]).click();
  await page.getByRole('link', { name: `Siguiente: ${submissions[1].code}` }).click();
  await expect(page).toHaveURL(`/ver/${submissions[1].id}`);
  await expect(page.getByRole('link', { name: `Siguiente: ${submissions[2].code}` })).toBeVisible();
  await page.getByRole('link', { name: '<< Volver' }).click();
  await expect(page).toHaveURL(/orden=-q%3Aq$/);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click();
  expect((await downloading).url()).toContain('order=-q%3Aq');
});

test('X33.66 at 390 px the order is chosen from a list, goes on to the next page, and begins a filter anew', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const numbers = Array.from({ length: 17 }, (_, number) => `Calle ${number + 1}`);
  await filled(page, baseURL ?? '', numbers);
  await page.getByLabel('Ordenar por').selectOption('Pedido, ascendente');
  await expect(page.getByText('Pedido: Calle 1', { exact: true })).toBeVisible();
  await expect(viewLinks(page)).toHaveCount(15);
  await expectAccessible(page, 'an ordered list on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await pageButton(page, 'Siguiente').click();
  await expect(page.getByText(/^Pedido: /)).toHaveText(['Pedido: Calle 16', 'Pedido: Calle 17']);
  await page.getByLabel('Ordenar por').selectOption('Las más nuevas primero');
  await expect(page.getByText(/^Pedido: /).first()).toHaveText('Pedido: Calle 17');
  await expect(page).toHaveURL(/\/respuestas\/listado\/\w+$/);
});
