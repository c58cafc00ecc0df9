// The list of deliveries: a failed one is shown with its error, an administrator retries it, and it arrives.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { request } from '@playwright/test';
import { openedSessions } from '../accounts.ts';
import { expect, expectAccessibleAtAll, type Locator, type Page, signIn, test } from '../stack.ts';
import { newId } from '../steps/new-id.ts';
import { newForm } from '../steps/person-steps.ts';

const QUESTION = aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true });
const AREA = 'FEcpIEPkhrFEJfB6VQDL';

/** Stores a submission as the inspector and returns its id and code. */
async function answered(page: Page, form: string): Promise<{ readonly id: string; readonly code: string }> {
  const id = newId();
  const answers = { ticked: {}, main: { q: { value: 'Rama caída' } }, rows: {} };
  const sent = await page
    .context()
    .request.post(`/api/forms/${form}/submissions`, { data: { id, version: 1, answers } });
  expect(sent.status(), await sent.text()).toBe(200);
  return { id, code: (await sent.json()).code };
}

function row(page: Page, label: string): Locator {
  return page.getByRole('list', { name: 'Envíos' }).getByRole('listitem').filter({ hasText: label });
}

/** Asks for a copy to an address that the mail server does not take yet. */
async function mailed(page: Page, submissionId: string): Promise<void> {
  const asked = await page.context().request.post(`/api/submissions/${submissionId}/mails`, {
    data: {
      id: crypto.randomUUID(),
      recipients: [`later@v${Date.now()}.example`],
      body: '',
      attachment: null,
      language: 'es',
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
}

test('X20.04 X20.05 X31.87 of two mails that the mail server did not take one is retried and delivered, and the other is stopped after a question, at every width', async ({
  page,
  baseURL,
}) => {
  const title = `Entrega ${Date.now()} de un título que no termina nunca de nombrar lo que constata`;
  const definition = aForm()
    .with({ title: { text: title } })
    .withOptions({ emailCopy: true })
    .withSection('s', QUESTION)
    .build();
  const form = await newForm(baseURL ?? '', definition);
  await signIn(page, 'administrator');
  const [retried, stopped] = [await answered(page, form), await answered(page, form)];
  for (const { id } of [retried, stopped]) await mailed(page, id);
  await page.goto('/envios');
  const [entry, other] = [row(page, retried.code), row(page, stopped.code)];
  for (const one of [entry, other]) {
    await expect(one).toContainText('El otro sistema lo rechazó.', { timeout: 20_000 });
    await expect(one).toContainText('En espera');
    await expect(one).toContainText(/Próximo intento: \d/);
  }
  await expectAccessibleAtAll(page, 'deliveries, two waiting');
  const stop = other.getByRole('button', { name: new RegExp(`^Dejar de intentar .*${stopped.code}`) });
  const question = page.getByRole('alertdialog', { name: '¿Dejar de intentar este correo?' });
  await stop.press('Enter');
  await expectAccessibleAtAll(page, 'stopping an e-mail');
  await question.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(other).toContainText('En espera');
  await stop.press('Enter');
  await question.getByRole('button', { name: 'Dejar de intentar' }).press('Enter');
  await expect(page.getByText('El correo ya no se intenta enviar.')).toBeVisible();
  await expect(other).toContainText('No entregado');
  await expect(other).toContainText('Se dejó de intentar.');
  await expect(stop).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Reintentar/ })).toBeVisible();
  await expectAccessibleAtAll(page, 'an e-mail that is not tried any more');
  await entry.getByRole('button', { name: new RegExp(`^Reintentar .*${retried.code}`) }).press('Enter');
  await expect(page.getByText('Se reintentará el envío en unos segundos.')).toBeVisible();
  await expect(entry).toContainText('Entregado', { timeout: 20_000 });
  await expect(entry.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
  await expect(entry).not.toContainText('El otro sistema lo rechazó.');
  await page.getByRole('button', { name: /^Entregado/ }).click();
  await expect(page).toHaveURL(/estado=delivered/);
  await expect(row(page, retried.code)).toContainText('Intentos: 2');
  await expectAccessibleAtAll(page, 'deliveries that arrived');
});
test('A4.09 R2.064 X23.03 a submission raises its incident; the delivery is listed and its number stands on the submission', async ({
  page,
  baseURL,
}) => {
  const cookie = `session=${openedSessions()['supervisor']}`;
  const api = await request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { cookie } });
  const { areas } = await (await api.get(`/api/areas/${AREA}/incident-areas`)).json();
  const plain = aForm()
    .with({ title: { text: `Bache ${Date.now()}` } })
    .withOptions({ incidents: true })
    .withSection('s', QUESTION)
    .build();
  const definition = { ...plain, incidents: { ...plain.incidents, areaId: areas[0].id } };
  const form = newId();
  const saved = await api.post('/api/forms', { data: { id: form, areaId: AREA, sync: true, definition } });
  expect(saved.status(), await saved.text()).toBe(200);
  await api.dispose();
  await signIn(page, 'administrator');
  const { code } = await answered(page, form);
  await page.goto('/envios');
  await expect(row(page, code)).toContainText('Incidente');
  await expect(row(page, code)).toContainText('Entregado', { timeout: 20_000 });
  await row(page, code)
    .getByRole('link', { name: /^Ver respuesta de/ })
    .click();
  await expect(page.getByText('Número de incidente')).toBeVisible();
});
