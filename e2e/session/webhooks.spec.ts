// A system that is notified: added, tested while it is away and while it is there, its log, a pause, another secret, the end.
import { createServer, type Server } from 'node:http';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { newId } from '../steps/new-id.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { letPassUntil } from '../steps/clock-steps.ts';
import { expectNoWiderThan, listed } from '../steps/list-steps.ts';

const RECEIVER = process.env['E2E_RECEIVER'] ?? '';

/** Longer than the log of deliveries waits before it is read again. */
const LOG_READ_MS = 15_100;

function listen(received: string[]): Promise<Server> {
  const server = createServer((request, reply) => {
    received.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => reply.writeHead(202).end('anotado'));
  });
  const port = Number(new URL(RECEIVER).port);
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(server)));
}

/** A form that nobody else answers meanwhile. */
async function formToWatch(page: Page): Promise<{ readonly formId: string; readonly title: string }> {
  const [formId, title] = [newId(), `Avisada ${Date.now()}`];
  const definition = aForm()
    .with({ title: { text: title } })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const areas = await (await page.request.get('/api/webhook-offer')).json();
  const form = { id: formId, areaId: areas.areas[0].id, sync: false, definition };
  expect((await page.request.post('/api/forms', { data: form })).ok()).toBe(true);
  return { formId, title };
}

/** An event, as somebody else causes it. */
async function answerSomething(page: Page, formId: string): Promise<string> {
  const answers = { ticked: {}, main: { name: { value: 'Ana' } }, rows: {} };
  const sent = await page.request.post(`/api/forms/${formId}/submissions`, {
    data: { id: newId(), version: 1, answers },
  });
  return (await sent.json()).code;
}

test('X38.73 X38.74 an administrator has a system notified, tries it, reads the log, pauses it and ends it', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'administrator');
  await page.clock.install();
  const { formId, title } = await formToWatch(page);
  await page.goto('/administracion/programas');
  await page.getByRole('link', { name: 'Sistemas avisados' }).click();
  await expect(page).toHaveURL(/\/administracion\/webhooks$/);
  await expect(page.getByText('Ningún sistema recibe avisos.')).toBeVisible();
  await expectAccessible(page, 'no webhooks');
  await page.getByRole('button', { name: 'Agregar sistema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sistema que recibe avisos' });
  await dialog.getByLabel('Nombre del sistema').fill('Expedientes de prueba');
  await dialog.getByLabel('URL').fill('http://10.0.0.7/avisos');
  await dialog.getByRole('button', { name: 'Agregar sistema' }).click();
  const notice = page.getByRole('alertdialog', { name: 'Aviso' });
  await expect(notice).toContainText('La URL empieza con https://');
  await notice.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.getByLabel('URL').fill(`${RECEIVER}/avisos`);
  await dialog.getByRole('checkbox', { name: 'Cambio de estado' }).check();
  await dialog.getByRole('checkbox', { name: 'Todos los formularios de esas áreas' }).uncheck();
  await dialog.getByRole('checkbox', { name: title }).check();
  await expectAccessible(page, 'a new webhook');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a new webhook on a phone');
  await expectNoWiderThan(page, 390);
  await dialog.getByRole('button', { name: 'Agregar sistema' }).click();

  const shown = page.getByRole('dialog', { name: 'Secreto de «Expedientes de prueba»' });
  const secret = await shown.getByRole('textbox', { name: 'Secreto' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page, 'the secret on a phone');
  await shown.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(listed(page, 'Expedientes de prueba')).toContainText('Activo');
  await expect(page.locator('body')).not.toContainText(secret.slice(6));
  await expectAccessible(page, 'webhooks on a phone');
  await expectNoWiderThan(page, 390);

  await page.getByRole('link', { name: 'Expedientes de prueba' }).click();
  await expect(page.getByText('Todavía no hay avisos.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  const lost = page.getByRole('dialog', { name: 'La prueba no llegó.' });
  await expect(lost).toContainText('No contestó a tiempo.');
  await expectAccessible(page, 'a lost test on a phone');
  await lost.getByRole('button', { name: 'Cerrar' }).click();

  const received: string[] = [];
  const server = await listen(received);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  const arrived = page.getByRole('dialog', { name: 'La prueba llegó.' });
  await expect(arrived).toContainText(/Contestó 202 en \d+ ms\./);
  await expect(arrived).toContainText('"test":true');
  await expectAccessible(page, 'a test that arrived');
  await arrived.getByRole('button', { name: 'Cerrar' }).click();
  expect(received).toHaveLength(1);

  const code = await answerSomething(page, formId);
  const row = listed(page, code);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
  // The log is read again by itself.
  await letPassUntil(page, row.getByText('Entregado'), LOG_READ_MS);
  await row.getByText('Ver lo enviado y lo contestado').click();
  await expect(row).toContainText('"type":"submission.sent"');
  await expect(row).toContainText('anotado');
  await expectAccessible(page, 'the log');
  await row.getByRole('button', { name: /^Enviar otra vez el aviso/ }).press('Enter');
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(3);
  expect(received[2]).toBe(received[1]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the log on a phone');
  await expectNoWiderThan(page, 390);
  await page.getByRole('button', { name: 'Sin entregar' }).click();
  await expect(page.getByText('No hay avisos en este estado.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('En pausa. Lo que pasa en este tiempo espera')).toBeVisible();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('En pausa. Lo que pasa en este tiempo espera')).toBeHidden();
  await page.getByRole('button', { name: 'Cambiar secreto' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cambiar el secreto de «Expedientes de prueba»?' });
  await question.getByRole('button', { name: 'Cambiar secreto' }).click();
  expect(await shown.getByRole('textbox', { name: 'Secreto' }).inputValue()).not.toBe(secret);
  await shown.getByRole('button', { name: 'Ya lo guardé' }).click();
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const changing = page.getByRole('dialog', { name: 'Cambiar «Expedientes de prueba»' });
  await changing.getByLabel('Nombre del sistema').fill('Expedientes');
  await changing.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Expedientes', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/\/administracion\/webhooks$/);
  await expect(listed(page, 'Expedientes')).toHaveCount(0);
  server.close();
  server.closeAllConnections();
  messages.length = 0;
});
