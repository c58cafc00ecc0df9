// Submissions that were taken along are completed without a connection, and go once it is back; what somebody else stored in
// between is not overwritten.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { openedSessions } from '../accounts.ts';
import { expect, expectAccessible, expectAccessibleAtAll, type Page, signIn, test } from '../stack.ts';
import { openOwnSession } from '../steps/account-steps.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';
import { kept } from './field-steps.ts';

test.use({ serviceWorkers: 'allow' });

const FORM = aForm().withSection(
  's',
  aQuestion('q', 'text', { title: { text: 'Observaciones' } }),
  aQuestion('q2', 'text', { title: { text: 'Lectura' } }),
);

const reading = (page: Page) => page.getByLabel(/^Lectura/);
const taken = (page: Page) => page.getByRole('table', { name: 'Para completar en este dispositivo' });
const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/submissions/${id}`)).json()).answers.main.q2?.value;

type Stored = Awaited<ReturnType<typeof storedSubmission>>;

const newTitle = () => `Parte de sótano ${Date.now()}`;

/** Takes the submissions of a form along. */
async function takeAlong(page: Page, title: string, submissions: readonly Stored[]): Promise<void> {
  await page.goto('/mi-dia/preparar');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('searchbox', { name: 'Buscar otro formulario' }).fill(title);
  await page.getByRole('checkbox', { name: title, exact: true }).check();
  await expect(page.getByText('Los formularios con ese nombre ya están en la lista.')).toBeVisible();
  for (const [at, { code }] of submissions.entries()) {
    await page.getByRole('searchbox', { name: 'Buscar una respuesta por su código' }).fill(code);
    await page.getByRole('checkbox', { name: new RegExp(`^${code} `) }).check();
    const size = ['1 respuesta, unos 60 kB.', '2 respuestas, unos 120 kB.'][at] ?? '';
    await expect(page.getByText(size, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Preparar', exact: true }).press('Enter');
  await expect(page.getByText('Listo. Ya puede trabajar sin conexión.')).toBeVisible({ timeout: 60_000 });
}

async function completeOffline(page: Page, { code }: Stored, value: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('/mi-dia');
  await page.reload();
  await taken(page)
    .getByRole('link', { name: new RegExp(`^Completar ${code} `) })
    .click();
  await reading(page).fill(value);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
}

/** A colleague completes it in between. */
async function completeSince(baseURL: string, { id }: Stored, value: string): Promise<void> {
  const colleague = await request.newContext({
    baseURL,
    extraHTTPHeaders: { cookie: `session=${openedSessions()['administrator']}` },
  });
  const opened = await (await colleague.get(`/api/submissions/${id}/to-complete`)).json();
  const answers = { ...opened.answers, main: { ...opened.answers.main, q2: { value } } };
  const done = await colleague.post(`/api/submissions/${id}/completions`, { data: { version: 1, answers } });
  expect(done.status(), await done.text()).toBe(200);
  await colleague.dispose();
}

test('X39.72 submissions are taken along, one is completed without a connection, and goes once it is back, one time; what somebody else completed in between stays: the other is refused with the reason, and what was typed is still there', async ({
  page,
  context,
  baseURL,
}) => {
  const title = newTitle();
  const form = await newForm(baseURL ?? '', FORM.with({ title: { text: title } }).build());
  const one = await storedSubmission(baseURL ?? '', form);
  const other = await storedSubmission(baseURL ?? '', form);
  await openOwnSession(page, 'supervisor');
  await takeAlong(page, title, [one, other]);
  await expectAccessibleAtAll(page, 'a prepared day with submissions to complete');
  for (const { code } of [one, other]) await expect(kept(page)).toContainText(`Respuesta ${code}`);
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(taken(page)).toContainText(one.code);
  await expectAccessible(page, 'submissions to complete on this device');
  await completeOffline(page, one, '4711');
  await expectAccessible(page, 'a completion that waits');
  await page.goto('/mi-dia');
  const row = taken(page).getByRole('row').filter({ hasText: one.code });
  await expect(row).toContainText('Lista para enviar');
  // The first reply is lost after the server stored the completion.
  let posts = 0;
  await context.route('**/completions', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  // It goes again by itself, within moments or after the first pause of the queue.
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  expect(posts).toBe(2);
  await page.goto('/borradores');
  const sent = page.getByRole('region', { name: 'Enviadas hoy desde este dispositivo' });
  await expect(sent.getByRole('listitem')).toContainText(one.code, { timeout: 20_000 });
  expect(await stored(page, one.id)).toBe('4711');
  const { corrections } = await (await page.request.get(`/api/submissions/${one.id}/review`)).json();
  expect(corrections).toHaveLength(1);
  expect(posts).toBe(2);
  await page.goto('/mi-dia');
  await expect(taken(page)).toContainText(other.code);
  await expect(row).toHaveCount(0);

  await completeOffline(page, other, '4711');
  await completeSince(baseURL ?? '', other, '4800');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo enviar' })).toBeVisible();
  await expect(page.getByText(/Otra persona guardó cambios mientras usted editaba/).first()).toBeVisible();
  expect(await stored(page, other.id)).toBe('4800');
  await page.goto('/borradores');
  await page.getByRole('button', { name: /^Seguir escribiendo/ }).click();
  const conflict = page.getByRole('dialog', { name: 'Otra persona corrigió esta respuesta' });
  await expect(conflict).toContainText('4711');
  await expect(conflict).toContainText('4800');
});

test('X39.72 forms of own drafts are offered, the newest submissions of several forms, and no more than twenty go along', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const title = newTitle();
  await signIn(page, 'supervisor');
  const [one, other] = [`${title} A`, `${title} B`];
  const [formOne, formOther] = [
    await newForm(base, FORM.with({ title: { text: one } }).build()),
    await newForm(base, FORM.with({ title: { text: other } }).build()),
  ];
  for (let at = 0; at < 15; at += 1) await storedSubmission(base, formOne);
  for (let at = 0; at < 6; at += 1) await storedSubmission(base, formOther);
  await page.goto(`/contestar/${formOne}`);
  await reading(page).fill('12');
  await page.goto('/mi-dia/preparar');
  await expect(page.getByRole('checkbox', { name: one, exact: true })).toBeChecked();
  await page.getByRole('searchbox', { name: 'Buscar otro formulario' }).fill(other);
  await page.getByRole('checkbox', { name: other, exact: true }).check();
  // Beside those of forms that orders of this moment have ticked.
  const offered = page.getByRole('group', { name: 'Respuestas que se guardan' });
  const boxes = offered.getByRole('checkbox', { name: title });
  await expect(boxes).toHaveCount(21);
  for (let at = 0; at < 21; at += 1) await boxes.nth(at).check();
  await expect(page.getByText('Elija como máximo 20 respuestas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar', exact: true })).toBeDisabled();
  await boxes.first().uncheck();
  await expect(page.getByText('20 respuestas, unos 1,2 MB.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar', exact: true })).toBeEnabled();
});
