// A public form in a page of another origin, as docs/embedding.md says: shown, as high as its content, sent, and announced.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newForm } from '../steps/person-steps.ts';
import { answer, atGateway, fillInPurchase, send, storeForm } from '../steps/purchase-steps.ts';

const FORM = aForm()
  .with({
    title: { text: 'Reclamo', in: { en: 'Complaint' } },
    afterSending: { text: 'La vemos en diez días.' },
    voucherText: 'Presente este comprobante en Mesa de Entradas.',
  })
  .withOptions({ publicAccess: true, customizedVoucher: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Motivo' }, required: true }))
  .build();

/** The lines of the page of documentation, as they stand there but for the server and the form. */
async function pastedLines(baseURL: string, form: string): Promise<string> {
  const documented = await readFile('docs/embedding.md', 'utf8');
  const lines = /```html\n([^`]+)```/.exec(documented)?.[1] ?? '';
  return lines.replace('https://formularios.example', baseURL).replace(/form="[^"]+"/, `form="${form}"`);
}

/** A page of another site, with whatever the town pasted into it, that keeps the events and messages it gets. */
async function otherSite(lines: string): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(`<!doctype html><html lang="es"><head><title>Ayuntamiento</title></head><body><main>
      <h1>Reclamos</h1>${lines}<script>
      window.sent = []; window.heard = [];
      addEventListener('constancia-sent', ({ detail }) => sent.push(detail));
      addEventListener('message', ({ data, origin }) => heard.push({ type: data.type, origin }));
      </script></main></body></html>`);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Lists these origins in the settings of the town, and returns those that were listed before. */
async function listOrigins(page: Page, origins: readonly string[]): Promise<readonly string[]> {
  const { account } = await (await page.request.get('/api/session')).json();
  const path = `/api/municipalities/${account.municipality.id}/settings`;
  const { version, settings } = await (await page.request.get(path)).json();
  const reply = await page.request.put(path, {
    data: { version, settings: { ...settings, frameOrigins: origins } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return settings.frameOrigins;
}

const kept = (page: Page, name: 'sent' | 'heard') =>
  page.evaluate((key) => (window as unknown as Record<string, readonly unknown[]>)[key] ?? [], name);

test('X38.25 X38.26 X38.27 X38.28 X38.29 X40.62 W15 a page of another origin that is not listed shows nothing of the form and is notified of nothing; one that is listed shows it, at its height and in its language, is notified once it was sent, and has its PDF', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  const { server, origin } = await otherSite(await pastedLines(baseURL ?? '', form));
  // A citizen, in whose browser English is preferred: the page around the form is Spanish.
  const citizen = await browser.newPage({ locale: 'en' });
  const refused = citizen.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await citizen.goto(origin);
  await refused;
  await expect(citizen.frameLocator('iframe').getByLabel(/^Motivo/)).toHaveCount(0);
  expect(await kept(citizen, 'heard')).toEqual([]);
  await signIn(page, 'administrator');
  const before = await listOrigins(page, [origin]);
  try {
    await citizen.reload();
    const frame = citizen.locator('iframe');
    const framed = citizen.frameLocator('iframe');
    const motive = framed.getByLabel(/^Motivo/);
    await expect(framed.getByRole('heading', { level: 1, name: 'Reclamo' })).toBeVisible();
    await expect(frame).toHaveAttribute('title', 'Formulario');
    const mayAsk = await framed.locator('html').evaluate(() => {
      const { featurePolicy } = document as Document & { featurePolicy?: { allowedFeatures(): string[] } };
      return featurePolicy?.allowedFeatures();
    });
    expect(mayAsk).toEqual(expect.arrayContaining(['camera', 'geolocation', 'microphone']));
    const fits = () =>
      framed.locator('html').evaluate((html) => Math.abs(html.scrollHeight - innerHeight) <= 1);
    await expect.poll(fits).toBe(true);
    const low = (await frame.boundingBox())?.height ?? 0;
    const send = framed.getByRole('button', { name: 'Enviar', exact: true });
    // What is missing is said at the field and then in a summary above, both of which make the form higher.
    await send.click();
    await expect(framed.getByRole('heading', { name: 'Faltan algunos campos requeridos' })).toBeVisible();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(low);
    await expect.poll(fits).toBe(true);
    const high = (await frame.boundingBox())?.height ?? 0;
    await expectAccessible(citizen, 'a form in a page of another site');
    await motive.fill('Falta una luz');
    // Leaving the field takes the message away; the form is lower again.
    await motive.press('Tab');
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeLessThan(high);
    await send.click();
    const code = framed.locator('.code-value').first();
    await expect(code).toBeVisible();
    await expect.poll(fits).toBe(true);
    await expect.poll(async () => (await kept(citizen, 'sent')).length).toBe(1);
    expect(await kept(citizen, 'sent')).toEqual([
      {
        answerId: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
        docCode: await code.innerText(),
        timestamp: expect.any(Number),
      },
    ]);
    // Our cookies do not go along from there, but for the receipt.
    for (const said of [/^Recibida el /, 'La vemos en diez días.', /^Presente este comprobante/])
      await expect(framed.getByText(said)).toBeVisible();
    const download = citizen.waitForEvent('download');
    await framed.getByRole('button', { name: 'Descargar su respuesta en PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`acta-${await code.innerText()}.pdf`);
    // An element with a language of its own.
    await citizen.locator('constancia-form').evaluate((element) => {
      const other = element.cloneNode() as HTMLElement;
      other.lang = 'en';
      element.after(other);
    });
    const english = citizen.frameLocator('constancia-form[lang=en] iframe');
    await expect(english.getByRole('heading', { level: 1, name: 'Complaint' })).toBeVisible();
    // Messages of anybody but the frame are no news.
    await citizen.evaluate(() => postMessage({ type: 'ANSWER_SAVED', answerId: 'x', docCode: 'x' }, '*'));
    await expect.poll(() => kept(citizen, 'heard')).toContainEqual({ type: 'ANSWER_SAVED', origin });
    expect(await kept(citizen, 'sent')).toHaveLength(1);
  } finally {
    await citizen.close();
    await listOrigins(page, before);
    server.close();
  }
});

test('X40.28 who buys in a page of another origin pays in the whole window, and comes back to the page that says it was paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = await storeForm(page, { as: 'supervisor' });
  const { server, origin } = await otherSite(await pastedLines(baseURL ?? '', form));
  await signIn(page, 'administrator');
  const before = await listOrigins(page, [origin]);
  const buyer = await browser.newPage({ locale: 'es' });
  try {
    await buyer.goto(origin);
    await fillInPurchase(buyer.frameLocator('iframe'));
    await send(buyer.frameLocator('iframe'));
    await atGateway(buyer);
    await answer(buyer, 'Aprobar');
    await expect(buyer.getByRole('heading', { name: 'Tu pago fue aprobado' })).toBeVisible();
    expect(new URL(buyer.url()).origin).toBe(new URL(baseURL ?? '').origin);
  } finally {
    await buyer.close();
    await listOrigins(page, before);
    server.close();
  }
});

test('X40.42 in a page of another site, where the browser keeps nothing, the form says so and the record is got in a window of its own', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', {
    ...FORM,
    options: { ...FORM.options, pdfDownloadCode: true },
    recordCodeLength: 8,
  });
  // Ours has another name, so that cookies do not go to it from there.
  const { server, origin } = await otherSite(await pastedLines(baseURL ?? '', form));
  await signIn(page, 'administrator');
  const before = await listOrigins(page, [origin]);
  const citizen = await browser.newPage({ locale: 'es' });
  // Older browsers keep no cookie there either: the server is not asked for one that they might keep.
  await citizen.route('**/submissions', (sending) => {
    const { 'in-frame': _asks, ...headers } = sending.request().headers();
    return sending.continue({ headers });
  });
  await citizen.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    if (self !== top)
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: blocked });
  });
  try {
    await citizen.goto(origin);
    const framed = citizen.frameLocator('iframe');
    await framed.getByLabel(/^Motivo/).fill('Falta una luz');
    await expect(
      framed.getByText('Este dispositivo no pudo guardar lo que respondió: si cierra la página, se pierde.'),
    ).toBeVisible();
    await framed.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(framed.locator('.code-value').first()).toBeVisible();
    await expectAccessible(citizen, 'sent in a page of another site');
    const opened = citizen.waitForEvent('popup');
    await framed.getByRole('link', { name: 'Descargarlo en otra ventana' }).click();
    const own = await opened;
    const download = own.waitForEvent('download');
    await own
      .getByRole('button', { name: /Descargar|Buscar|Consultar/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  } finally {
    await citizen.close();
    await listOrigins(page, before);
    server.close();
  }
});
