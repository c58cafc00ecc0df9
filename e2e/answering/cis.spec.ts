// The variant of answering and viewing that another system's pages use, inside a frame and outside.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { newForm, storedSubmission } from '../steps/person-steps.ts';

const FORM = aForm()
  .with({ title: { text: 'Parte para otro sistema' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }))
  .build();
const SENT = /\/respuesta\/enviada\/([0-9A-Za-z]{20})\/(VM\d+)$/;

test('A2.02 A2.07 A4.35 P2.08 P2.09 P2.17 R2.019 the form stands in the path or the query and asks for a session; storing leads to the answer-sent page', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  const urls = [`/cis/contestar/${form}`, `/cis/contestar?id=${form}`];
  const sentPage = '/respuesta/enviada/abcdefghij0123456789/VM1';
  for (const url of [...urls, sentPage]) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, 'inspectorOfTwoAreas');
  for (const url of urls) {
    await page.goto(url);
    await page.getByLabel(/^Observaciones/).fill('Visto');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page).toHaveURL(SENT);
    await expect(
      page.getByRole('heading', { level: 1, name: 'La respuesta se registró correctamente' }),
    ).toBeVisible();
  }
});

test('A2.09 P2.10 W5 R2.009 an answer is opened by its electronic signature, in the look of public pages, by who is signed in and of its area', async ({
  page,
  baseURL,
}) => {
  const { id } = await storedSubmission(baseURL ?? '', await newForm(baseURL ?? '', FORM));
  await page.goto(`/cis/ver/${id}`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'inspector');
  await page.goto(`/cis/ver/${id}`);
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'no esta entre sus áreas municipales',
  );
  await expect(page.getByText('Visto')).toHaveCount(0);
  await signIn(page, 'supervisor');
  await page.goto(`/cis/ver/${id}`);
  await expect(page.getByText('Visto')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Datos de la respuesta' });
  await expect(facts).toContainText(`Firma electrónica${id}`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Volver/ })).toHaveCount(0);
  await expectAccessible(page, 'cis view');
});

/** Turns the open page into a parent page that shows the form in a frame and records the messages that it gets. */
async function showInFrame(page: Page, url: string): Promise<void> {
  await page.evaluate((source) => {
    const notified: unknown[] = [];
    Object.assign(window, { notified });
    addEventListener('message', ({ data, origin }) => notified.push({ data, origin }));
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.title = 'formulario';
    frame.width = '700';
    frame.height = '700';
    document.body.replaceChildren(frame);
  }, url);
}

/** The messages before the mark, which is sent last, because messages arrive in order. */
async function notifiedUntil(page: Page, mark: string): Promise<readonly unknown[]> {
  const notified = () =>
    page.evaluate(
      () => (window as unknown as { readonly notified: readonly { readonly data: unknown }[] }).notified,
    );
  await expect.poll(async () => (await notified()).at(-1)?.data).toBe(mark);
  return (await notified()).slice(0, -1);
}

/** The code of what is sent in the frame of the page, and the messages that the page gets before the mark. */
async function sentInFrame(page: Page, form: string) {
  await page.goto('/home');
  await showInFrame(page, `/cis/contestar/${form}`);
  const framed = page.frameLocator('iframe');
  await framed.getByLabel(/^Observaciones/).fill('En un marco');
  await expect(framed.getByRole('banner')).toHaveCount(0);
  await framed.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(framed.getByRole('heading', { name: 'La respuesta se registró correctamente' })).toBeVisible();
  const code = await framed.locator('.code-value').first().innerText();
  await framed.locator('body').evaluate(() => parent.postMessage('last', '*'));
  return { code, messages: await notifiedUntil(page, 'last') };
}

test('A2.08 W15 P2.37 R2.019 a parent page that is listed is told of the answer once, one that is not listed is told nothing, and outside a frame nothing is posted', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'inspectorOfTwoAreas');
  let listed = baseURL;
  await page.route('**/to-answer', async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    json.municipality.frameOrigins = [listed];
    await route.fulfill({ response: reply, json });
  });
  const before = Date.now();
  const { code, messages } = await sentInFrame(page, form);
  const data = {
    type: 'ANSWER_SAVED',
    answerId: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    docCode: code,
    timestamp: expect.any(Number),
  };
  expect(messages).toEqual([{ origin: baseURL, data }]);
  const [{ data: said }] = messages as readonly [{ readonly data: { readonly timestamp: number } }];
  expect(Math.abs(said.timestamp - before)).toBeLessThan(60_000);

  listed = 'https://otro.example';
  expect((await sentInFrame(page, form)).messages).toEqual([]);

  await page.unroute('**/to-answer');
  await page.addInitScript(() => {
    const notified: unknown[] = [];
    Object.assign(window, { notified });
    addEventListener('message', ({ data: heard }) => notified.push({ data: heard }));
  });
  await page.goto(`/cis/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('Sin marco');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'La respuesta se registró correctamente' }),
  ).toBeVisible();
  await page.evaluate(() => postMessage('last', '*'));
  expect(await notifiedUntil(page, 'last')).toEqual([]);
});
