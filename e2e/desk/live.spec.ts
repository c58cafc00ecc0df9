// What others do reaches an open page by itself: new answers, changes of state, a session that was ended.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { openOwnSession } from '../steps/account-steps.ts';
import { listOf, sendAnswer, viewLinks } from '../steps/list-steps.ts';
import { newForm } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Reclamos que llegan' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Resuelta', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();

/** Long before a page would ask by itself. */
const SOON = { timeout: 4_000 };

/** Resolves once the page hears of changes. */
const untilFollowed = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/live?') && reply.status() === 200);

test('X33.61 X33.62 a new answer is counted, and a change of state stands in its row, while nothing moves; tabs share one stream', async ({
  page,
  context,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'administrator');
  const [first, second] = [await sendAnswer(page, form), await sendAnswer(page, form)];
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/live?')) streams += 1;
  });
  const followed = untilFollowed(page);
  await page.goto(listOf(form));
  await followed;
  const tab = await context.newPage();
  await tab.goto(listOf(form));
  await expect(viewLinks(tab)).toHaveCount(2);
  const colleague = await openSecondPage();
  await signIn(colleague, 'elevatedSupervisor');
  const moved = await colleague.request.post(`/api/submissions/${first.id}/state`, {
    data: { from: 0, to: 1 },
  });
  expect(moved.status()).toBe(200);
  await sendAnswer(colleague, form);
  for (const one of [page, tab]) {
    await one.bringToFront();
    await expect(one.getByText('1 respuesta nueva.')).toBeVisible(SOON);
    await expect(one.getByRole('row').filter({ hasText: first.code })).toContainText('Resuelta', SOON);
    await expect(one.getByRole('row').filter({ hasText: second.code })).toContainText('Recibida');
    await expect(viewLinks(one)).toHaveCount(2);
  }
  expect(streams).toBe(1);
  await expectAccessible(tab, 'a list with a new answer');
  // The tab that read the stream is closed, and the other takes over.
  const next = untilFollowed(tab);
  await page.close();
  await next;
  await sendAnswer(colleague, form);
  await expect(tab.getByText('2 respuestas nuevas.')).toBeVisible(SOON);
});

test('X33.63 a session that is ended elsewhere offers to sign in again over the page, which keeps what was typed and goes on', async ({
  page,
  baseURL,
  openSecondPage,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await openOwnSession(page, 'elevatedSupervisor');
  const { sessions } = await (await page.request.get('/api/sessions')).json();
  const own = sessions.find(({ current }: { current: boolean }) => current);
  const followed = untilFollowed(page);
  await page.goto(listOf(form));
  await followed;
  await page.getByLabel('Buscar en las respuestas').fill('zzz');
  const elsewhere = await openSecondPage();
  await signIn(elsewhere, 'elevatedSupervisor');
  expect((await elsewhere.request.delete(`/api/sessions/${own.id}`)).status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog).toBeVisible(SOON);
  await expectAccessible(page, 'a session that was ended elsewhere');
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue(ACCOUNTS.elevatedSupervisor);
  const again = untilFollowed(page);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Buscar en las respuestas')).toHaveValue('zzz');
  await again;
  await page.getByLabel('Buscar en las respuestas').fill('');
  await expect(page).toHaveURL(/listado\/\w+$/);
  await sendAnswer(elsewhere, form);
  await expect(page.getByText('1 respuesta nueva.')).toBeVisible(SOON);
  await elsewhere.context().close();
});
