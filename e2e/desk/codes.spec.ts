// While many codes or passwords are being tried, or much is being sent, the browser solves the server's puzzle, under the real
// Content-Security-Policy.
import { request } from 'node:http';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, type Page, signIn, test } from '../stack.ts';
import { refusal } from '../steps/played.ts';

const FORM = 'e2eCodesxxxxxxxxxxxA';

/** Stores the form as a user who is then signed out of the browser. */
async function storeForm(page: Page): Promise<void> {
  await signIn(page, 'elevatedSupervisor');
  const { account } = await (await page.request.get('/api/session')).json();
  const definition = aForm()
    .with({ title: { text: 'Con envíos' } })
    .withOptions({ publicAccess: true })
    .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre' } }))
    .build();
  const data = { id: FORM, areaId: account.areas[0].id, sync: false, definition };
  const reply = await page.request.post('/api/forms', { data });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.context().clearCookies();
}

/** Sends a request from another address of this machine, as another person would. */
function askFrom(localAddress: string, path: string, body: object): Promise<number> {
  const { port } = new URL(process.env['E2E_BASE_URL'] ?? '');
  const options = { host: '127.0.0.1', port, path, method: 'POST', localAddress };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, headers: { 'content-type': 'application/json' } }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

/** Holds the puzzle until the returned function is called, because a fast machine would solve it before the checks. */
async function holdPuzzle(page: Page): Promise<() => void> {
  const counted = Promise.withResolvers<void>();
  await page.route(/puzzle-worker/, async (route) => {
    await counted.promise;
    await route.continue();
  });
  return counted.resolve;
}

test('W1 X18.18 X28.05 the browser solves the puzzle in a worker, with the policy of the server, and the page loads nothing of it before', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await page.goto('/publico/consultar-estado');
  await expect(page.getByRole('heading', { name: 'Consultar estado de un trámite' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('puzzle-worker'))).toEqual([]);
  for (let index = 1; index <= 13; index++)
    expect(
      await askFrom(`127.0.0.${index + 1}`, '/api/public/states', { code: `EGU${90_000 + index}` }),
    ).toBe(404);
  expect(await askFrom('127.0.0.50', '/api/public/states', { code: 'EGU90099' })).toBe(428);

  const begin = await holdPuzzle(page);
  const worker = page.waitForResponse(/puzzle-worker/);
  await page.getByLabel('Código del trámite').fill('EGU90100');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Buscando… Puede demorar unos segundos.')).toBeVisible();
  begin();
  const policy = (await (await worker).allHeaders())['content-security-policy'];
  expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  const own = (await page.request.get('/publico/consultar-estado')).headers()['content-security-policy'];
  expect(own).toMatch(/script-src 'self';/);
  await expect(
    page.getByText('Su trámite no posee estados o no existe una respuesta asociada a este código.'),
  ).toBeVisible({ timeout: 100_000 });
});

test('X28.09 while a form gets far more submissions than usual the device solves a puzzle, says so, and sends by itself', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await storeForm(page);
  const bodies: { readonly id: string; readonly solution?: unknown }[] = [];
  const token = `${'x'.repeat(20)}.20.65536.9999999999999.${'s'.repeat(43)}`;
  await page.route('**/api/public/forms/*/submissions', async (route) => {
    bodies.push(route.request().postDataJSON());
    if (bodies.length > 1) return route.continue();
    return route.fulfill(refusal('challenge-required', { values: { token } }));
  });
  await page.goto(`/publico/contestar/${FORM}`);
  await page.getByLabel('Nombre').fill('Rosalía');
  const begin = await holdPuzzle(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Hay muchos envíos a la vez:')).toBeVisible();
  await expectAccessible(page, 'sending after a puzzle');
  begin();
  await page.waitForURL('**/publico/guardado/**', { timeout: 60_000 });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]?.id).toBe(bodies[0]?.id);
  expect(bodies[1]?.solution).toEqual({ token, number: expect.any(Number) });
});

test('X26.24 while strangers guess at an account its owner enters on a new device: it solves a puzzle, says so, and goes on', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const guess = { email: ACCOUNTS.generator, password: 'a wrong guess' };
  const strangers = Array.from({ length: 20 }, (_unused, index) => `127.0.1.${index + 1}`);
  expect(await Promise.all(strangers.map((from) => askFrom(from, '/api/session', guess)))).toEqual(
    strangers.map(() => 401),
  );
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(ACCOUNTS.generator);
  await page.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  const begin = await holdPuzzle(page);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Hay muchos intentos de ingreso con este correo:')).toBeVisible();
  await expectAccessible(page, 'signing in after a puzzle');
  begin();
  await page.waitForURL((to) => to.pathname !== '/login', { timeout: 100_000 });
  await expect(page.getByText('Hay muchos intentos')).toHaveCount(0);
});
