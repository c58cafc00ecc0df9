// The variant of answering and viewing for another system's pages, inside a frame and outside.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { newForm } from './answer-person-steps.ts';
import { expect, expectAccessible, FORMS, type Page, signIn, test } from './stack.ts';

const FORM = aForm()
  .with({ title: { text: 'Parte para otro sistema' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' }, required: true }))
  .build();
const SENT = /\/respuesta\/enviada\/([0-9A-Za-z]{20})\/(VM\d+)$/;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('constancia.language', 'es'));
});

test('A2.02 A2.07 A2.09 A4.35 P2.08 P2.09 P2.10 P2.17 W5 the form stands in the path or the query; storing leads to the answer-sent page, whose answer can be viewed', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', FORM);
  await page.goto(`/cis/contestar/${form}`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'inspectorOfTwoAreas');
  for (const address of [`/cis/contestar/${form}`, `/cis/contestar?id=${form}`]) {
    await page.goto(address);
    await page.getByLabel(/^Observaciones/).fill('Visto');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page).toHaveURL(SENT);
    await expect(
      page.getByRole('heading', { level: 1, name: 'La respuesta se registró correctamente' }),
    ).toBeVisible();
  }
  const answer = SENT.exec(page.url())?.[1] ?? '';
  await page.goto(`/cis/ver/${answer}`);
  await expect(page.getByText('Visto')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Volver/ })).toHaveCount(0);
  await expectAccessible(page, 'cis view');
});

test('A2.43 A8.01 A8.02 A8.03 P2.08 W3 no form, an unknown, a deleted or a foreign one is said in a dialog that only closes', async ({
  page,
}) => {
  await signIn(page, 'inspector');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  const says = async (address: string, text: string) => {
    await page.goto(address);
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
  };
  await says('/cis/contestar', 'El formulario a contestar no existe.');
  await says('/cis/contestar/00000000000000000000', 'El formulario a contestar no existe.');
  await says(
    `/cis/contestar/${FORMS.treeSurvey}`,
    'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.',
  );
  await page.route('**/to-answer', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'form-deleted', status: 410 }),
    }),
  );
  await says(
    `/cis/contestar/${FORMS.inspection}`,
    'El formulario que desea contestar no existe o ha sido eliminado.',
  );
});

/** A page of this address that shows the form in a frame and keeps what it is told. */
async function showInFrame(page: Page, address: string): Promise<void> {
  await page.evaluate((source) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data, origin }) => told.push({ data, origin }));
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.title = 'formulario';
    frame.width = '700';
    frame.height = '700';
    document.body.replaceChildren(frame);
  }, address);
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

for (const listed of ['listed', 'not listed'] as const) {
  test(`A2.08 W15 P2.37 a parent page that is ${listed} ${listed === 'listed' ? 'is told of the answer once' : 'is told nothing'}`, async ({
    page,
    baseURL,
  }) => {
    const form = await newForm(baseURL ?? '', FORM);
    await signIn(page, 'inspectorOfTwoAreas');
    await page.route('**/to-answer', async (route) => {
      const reply = await route.fetch();
      const json = await reply.json();
      json.municipality.frameOrigins = [listed === 'listed' ? baseURL : 'https://otro.example'];
      await route.fulfill({ response: reply, json });
    });
    await showInFrame(page, `/cis/contestar/${form}`);
    const framed = page.frameLocator('iframe');
    await framed.getByLabel(/^Observaciones/).fill('En un marco');
    await expect(framed.getByRole('banner')).toHaveCount(0);
    const before = Date.now();
    await framed.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(
      framed.getByRole('heading', { name: 'La respuesta se registró correctamente' }),
    ).toBeVisible();
    const code = await framed.locator('.code-value').first().innerText();
    const messages = await told(page);
    if (listed === 'not listed') return expect(messages).toEqual([]);
    expect(messages).toEqual([
      {
        origin: baseURL,
        data: {
          type: 'ANSWER_SAVED',
          answerId: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
          docCode: code,
          timestamp: expect.any(Number),
        },
      },
    ]);
    const [{ data }] = messages as [{ data: { timestamp: number } }];
    expect(Math.abs(data.timestamp - before)).toBeLessThan(60_000);
  });
}

test('A2.08 outside a frame nothing is posted', async ({ page, baseURL }) => {
  const form = await newForm(baseURL ?? '', FORM);
  await signIn(page, 'inspectorOfTwoAreas');
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    Object.assign(window, { posted });
    addEventListener('message', ({ data }) => posted.push(data));
  });
  await page.goto(`/cis/contestar/${form}`);
  await page.getByLabel(/^Observaciones/).fill('Sin marco');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page).toHaveURL(SENT);
  expect(await page.evaluate(() => (window as unknown as { posted: unknown[] }).posted)).toEqual([]);
});
