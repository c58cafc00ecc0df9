// A citizen's form is light: what arrives before the first letter is counted as the browser receives it, compressed.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, FORMS, type Page, signIn, test } from '../stack.ts';
import { newForm } from '../steps/person-steps.ts';

// What the browser keeps of an earlier visit would not arrive again.
test.use({ newDevice: true });

/** Bytes of scripts, with their headers, until the form can be filled in; what the browser fetches when idle is held back. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox').first()).toBeEditable();
  return bytes;
}

const SMALL = aForm()
  .with({ title: { text: 'Parte breve' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('what', 'text', { title: { text: 'Qué pasó' } }))
  .build();

test('X31.86 a form without files needs at most 103 kB of scripts until the first letter', async ({
  page,
  baseURL,
}) => {
  const form = await newForm(baseURL ?? '', SMALL);
  expect(await scriptBytes(page, `/publico/contestar/${form}`)).toBeLessThanOrEqual(103 * 1_024);
});

test('X31.86 a form that takes files needs at most 111 kB, and scripts arrive compressed for browsers that read brotli, and for those that read gzip only', async ({
  page,
  request,
}) => {
  expect(await scriptBytes(page, `/publico/contestar/${FORMS.pruning}`)).toBeLessThanOrEqual(111 * 1_024);
  const [script] = await page
    .locator('script[src^="/assets/"]')
    .evaluateAll((scripts) => scripts.map((one) => one.getAttribute('src') ?? ''));
  const sizeAs = async (accepted: string) => {
    const reply = await request.fetch(script ?? '', { headers: { 'accept-encoding': accepted } });
    expect(reply.headers()['content-encoding']).toBe(accepted);
    return Number(reply.headers()['content-length']);
  };
  expect(await sizeAs('br')).toBeLessThan(await sizeAs('gzip'));
});

test('X31.90 the list of forms of staff asks for at most 65 files until it can be read', async ({ page }) => {
  await signIn(page, 'supervisor');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto('/listar');
  await expect(page.getByText(/Total Formularios/)).toBeVisible();
  expect(asked.size).toBeGreaterThan(10);
  expect(asked.size).toBeLessThanOrEqual(65);
});
