// Several submissions of a page change their state together.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessibleAtAll, signIn, test } from '../stack.ts';
import { listOf, sendAnswer, viewLink } from '../steps/list-steps.ts';
import { newForm, supervisorApi } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Pedidos de poda' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Resuelta', transitions: [] },
    ],
  })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

/** As the municipality writes it. */
const MOMENT = String.raw`\d\d/\d\d/\d{4} - \d\d:\d\d`;

test('X33.09 X36.95 X40.31 several change state together; those that somebody moved before are named at every width, with who, when and to which state', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  const first = await sendAnswer(page, form);
  const second = await sendAnswer(page, form);
  const third = await sendAnswer(page, form);
  // The page does not hear of what others do.
  await page.route('**/api/live?*', (route) => route.abort());
  await page.goto(listOf(form));
  await expect(viewLink(page, first)).toBeVisible();
  await page.getByRole('button', { name: 'Elegir las de esta página' }).click();
  await expect(page.getByText('Elegidas: 3')).toBeVisible();
  await page.getByRole('checkbox', { name: `Elegir la respuesta ${third.code}` }).uncheck();
  await expect(page.getByText('Elegidas: 2')).toBeVisible();
  await expectAccessibleAtAll(page, 'chosen rows');
  // Somebody else was faster with one of them.
  const other = await supervisorApi(baseURL ?? '');
  const moveTo = async (to: number, id: string) => {
    const moved = await other.post(`/api/submissions/${id}/state`, { data: { from: 0, to } });
    expect(moved.status()).toBe(200);
  };
  await moveTo(1, second.id);
  await page.getByLabel('Pasar al estado').selectOption('Resuelta');
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  const summary = page.getByRole('dialog', { name: 'Cambio de estado' });
  await expect(summary).toContainText('Cambiaron de estado: 1. No cambiaron: 1.');
  await expect(summary.getByRole('listitem')).toHaveText([
    new RegExp(`^${second.code}: gsoldevila la pasó a «Resuelta» el ${MOMENT}\\.$`),
  ]);
  await expectAccessibleAtAll(page, 'what was refused');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Elegidas: ')).toHaveCount(0);
  const { submissions } = await (await page.request.get(`/api/forms/${form}/submissions`)).json();
  const states = submissions.map(({ code, state }: { code: string; state: string }) => [code, state]);
  expect(states).toEqual([
    [third.code, 'Recibida'],
    [second.code, 'Resuelta'],
    [first.code, 'Resuelta'],
  ]);
  const fourth = await sendAnswer(page, form);
  await page.goto(`${listOf(form)}?estado=0`);
  await page.getByRole('button', { name: 'Elegir las de esta página' }).click();
  await page.getByLabel('Pasar al estado').selectOption('Resuelta');
  await moveTo(1, fourth.id);
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  // Nothing that the filter finds is left below it.
  await expect(page.getByText('No se encontraron resultados')).toBeVisible();
  await expect(summary).toContainText('Cambiaron de estado: 1. No cambiaron: 1.');
  await expect(summary.getByRole('listitem')).toContainText([fourth.code]);
  await other.dispose();
});
