// A citizen's revision on a phone whose connection comes and goes: it reloads, waits, goes by itself, and never answers what
// was asked afterwards.
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { askAgain, askedToRevise, NEIGHBOURS, tokenOf } from '../steps/portal-steps.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const address = (page: Page) => page.getByLabel(/^Dirección \(requerida\)/);
const asked = (page: Page) => page.getByRole('region', { name: 'El municipio le pide corregir' });
const waits = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lista para enviar' });
const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Enviar revisión' }).click();
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(waits(page)).toBeVisible();
};

/** Opens the revision and waits until the device keeps what it needs without a connection. */
async function openRevision(page: Page, baseURL: string | undefined) {
  const submission = await askedToRevise(page, baseURL, NEIGHBOURS.revisionWaiting);
  await page.goto(`/ciudadano/revision/${submission.id}`);
  await expect(address(page)).toBeEnabled();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const keptFiles = () =>
    page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return lists.flat().map(({ url }) => url.replace(/.*\/assets\//, ''));
    });
  for (const file of [/^portal-revision-screen-/, /^waiting-card-/, /^sending-overlay-/, /^draft-notice-/])
    await expect.poll(async () => (await keptFiles()).some((name) => file.test(name))).toBe(true);
  return submission;
}

test('X31.88 X31.54 X33.74 X31.43 A4.24 what a citizen typed in a revision survives a reload, and a new entry; it reloads without a connection, is left ready, and goes by itself under its code, with its message', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, code } = await openRevision(page, baseURL);
  await address(page).fill('Mitre 700');
  await page.reload();
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(address(page)).toHaveValue('Mitre 700');
  await page.context().clearCookies({ name: 'citizen' });
  await page.goto(`/ciudadano/revision/${id}/${await tokenOf(NEIGHBOURS.revisionWaiting)}`);
  await expect(address(page)).toHaveValue('Mitre 700');
  await expectAccessible(page, 'revision with a recovered draft');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(address(page)).toHaveValue('Prueba');
  await address(page).fill('Mitre 810');
  await page.getByLabel('Mensaje para el municipio (opcional)').fill('Es la esquina');
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText('Sin conexión: este es el formulario como lo abrió la última vez.'),
  ).toBeVisible();
  await expect(address(page)).toHaveValue('Mitre 810');
  await expect(asked(page)).toContainText('1 de 1 corregidas');
  await expectAccessible(page, 'revision from the device');
  await leave(page);
  await expect(asked(page)).toHaveCount(0);
  await expectAccessible(page, 'revision that waits');
  // Opened again it still waits; taken back it can be written on.
  await page.reload();
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(address(page)).toHaveValue('Mitre 810');
  await address(page).fill('Mitre 812');
  await leave(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
  await expect(page.locator('.code-main .code-value')).toHaveText(code);
  await page.goto(`/ciudadano/respuesta/${id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Mitre 812' }).first()).toBeVisible();
  await expect(page.getByText('Su mensaje: Es la esquina')).toBeVisible();
});

test('X31.88 a reply that is lost makes no second revision, and none goes once more was asked', async ({
  page,
  context,
  baseURL,
}) => {
  const first = await openRevision(page, baseURL);
  let lost = 0;
  await context.route('**/api/portal/submissions/*/revision', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await address(page).fill('Mitre 820');
  await context.setOffline(true);
  await leave(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.code-main .code-value')).toHaveText(first.code);
  expect(lost).toBe(1);

  const { id } = await openRevision(page, baseURL);
  await address(page).fill('Mitre 830');
  await context.setOffline(true);
  await leave(page);
  await askAgain(baseURL ?? '', id, { titles: ['Contanos qué pasa'], comment: 'Cuente más.' });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo enviar' })).toBeVisible();
  await expectAccessible(page, 'a revision that was not taken');
  await page.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(address(page)).toHaveValue('Mitre 830');
  await expect(asked(page)).toContainText('1 de 2 corregidas');
  await page.getByLabel(/^Contanos qué pasa/).fill('Un árbol tapa la luz');
  await page.getByRole('button', { name: 'Enviar revisión' }).click();
  await expect(page).toHaveURL(/\/ciudadano\/guardado\//);
});
