// A form that was opened once opens again without any connection, with its draft: after a reload and in a tab that the
// phone had closed. Nobody finds what belongs to somebody else.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, signInAgain, test } from '../stack.ts';
import { openOwnSession, signOut } from '../steps/account-steps.ts';
import { heldBack, SENDING_LATER, untilQuiet } from '../steps/connection-steps.ts';
import { newForm } from '../steps/person-steps.ts';
import { NEIGHBOURS, newPortalForm, tokenOf } from '../steps/portal-steps.ts';

test.use({ serviceWorkers: 'allow' });

const FORM = aForm()
  .with({ title: { text: 'Inspección de sótano' } })
  .withOptions({ publicAccess: true })
  .withSection(
    's',
    aQuestion('what', 'text', { title: { text: 'Estado' }, allowsImage: true }),
    aQuestion('day', 'date', { title: { text: 'Día' } }),
  );
const KEPT = 'Sin conexión: este es el formulario como lo abrió la última vez.';

const state = (page: Page) => page.getByLabel(/^Estado/);
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true }).click();

/** What such a form with a draft is drawn with; the browser fetches it last, in no order. */
const BLOCKS = ['calendar', 'draft-notice', 'restored-store', 'files', 'resume-files', ...SENDING_LATER];

/** Waits until the worker keeps what the page has loaded, the blocks of the form included. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await untilQuiet(page);
  const keptFiles = () =>
    page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => url);
    });
  for (const file of [...BLOCKS.map((block) => `/assets/${block}-`), '.woff2'])
    await expect.poll(async () => (await keptFiles()).some((url) => url.includes(file)), file).toBe(true);
}

/** URLs of pictures that the browser shows as broken. */
function brokenImages(page: Page): Promise<readonly string[]> {
  return page
    .locator('img:visible')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? [image.src] : [],
      ),
    );
}

test('X31.47 a citizen reloads without a connection, goes on, and sends when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  const url = `/publico/contestar/${await newForm(baseURL ?? '', FORM.build())}`;
  await page.goto(url);
  await state(page).fill('Con agua');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(state(page)).toHaveValue('Con agua');
  await expect(page.getByText('Se recuperó lo que había escrito.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Imagen/ })).toBeVisible();
  await expect(page.getByText('Esta parte no se pudo cargar')).toHaveCount(0);
  await expectAccessible(page, 'form from the device');
  expect(await brokenImages(page)).toEqual([]);
  await page
    .getByRole('button', { name: /el calendario la fecha de Día|Día/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // A tab that the phone closed is opened again by its URL.
  const tab = await context.newPage();
  await page.close();
  await tab.goto(`${baseURL}${url}`);
  await expect(state(tab)).toHaveValue('Con agua');
  await context.setOffline(false);
  await send(tab);
  await expect(tab.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
});

test('X31.47 X31.56 X40.60 P4.06 who signs out without a connection is signed out once the server is reached, and the sign-in that the device does not have comes by itself; staff reload without a connection; signing out leaves nothing that opens', async ({
  page,
  context,
  baseURL,
}) => {
  await openOwnSession(page, 'inspectorOfTwoAreas');
  await page.goto('/listar');
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  const noConnection = page.getByRole('heading', { level: 1, name: /^No hay conexión con el servidor\./ });
  await page.getByRole('link', { name: 'Buscar activos' }).click();
  await expect(noConnection).toBeVisible();
  const unreached = page.waitForEvent('requestfailed', (sent) => sent.method() === 'DELETE');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(noConnection).toBeVisible();
  await expectAccessible(page, 'a screen that is not on the device');
  await unreached;
  await context.setOffline(false);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  await page.goto('/listar');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  expect((await (await page.request.get('/api/session')).json()).account).toBeNull();

  const form = await newForm(baseURL ?? '', FORM.withOptions({ publicAccess: false }).build());
  await signInAgain(page, 'inspectorOfTwoAreas');
  await page.goto(`/contestar/${form}`);
  await state(page).fill('Con humedad');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(state(page)).toHaveValue('Con humedad');
  await context.setOffline(false);
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Conservar y salir' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.setOffline(true);
  await page.goto(`/contestar/${form}`);
  await expect(page.getByText('Inspección de sótano')).toHaveCount(0);
  await expect(page.getByText('Con humedad')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await expectAccessible(page, 'server not reached');
});

test('X31.54 W6 a citizen of the portal reloads without a connection and goes on; the entry that a device keeps ends with the cookie, two hours after the citizen came in; after leaving nothing opens', async ({
  page,
  context,
  baseURL,
}) => {
  const portal = FORM.withOptions({ publicAccess: false, citizenAssociationFromCitizenPortal: true }).build();
  const form = await newPortalForm(baseURL ?? '', portal);
  await page.goto(`/ciudadano/contestar/${form}/${await tokenOf(NEIGHBOURS.offline)}`);
  await state(page).fill('Con agua');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText(NEIGHBOURS.offline.username)).toBeVisible();
  await expect(state(page)).toHaveValue('Con agua');
  await expectAccessible(page, 'portal form from the device');
  await send(page);
  await page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista para enviar' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();

  await page.goto(`/ciudadano/contestar/${form}`);
  await expect(state(page)).toHaveValue('');
  await untilKept(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('constancia.portal-entry') ?? '{}');
    const since = kept.since - 2 * 60 * 60_000;
    localStorage.setItem('constancia.portal-entry', JSON.stringify({ ...kept, since }));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page.getByText(NEIGHBOURS.offline.username)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(state(page)).toBeVisible();

  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText(NEIGHBOURS.offline.username)).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(`/ciudadano/contestar/${form}`);
  await expect(page.getByRole('alert')).toContainText('No hay conexión');
  await expect(page.getByText('Inspección de sótano')).toHaveCount(0);
});

test('X31.48 the outline of a page is there before its first script; the form is asked for once, together with the scripts of its page', async ({
  page,
  baseURL,
}) => {
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/to-answer')) asked += 1;
  });
  const scripts = await heldBack(page, '**/assets/**');
  await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', FORM.build())}`, {
    waitUntil: 'commit',
  });
  await expect(page.locator('.outline-column div').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await expect.poll(fits).toBe(true);
  // Scripts that do not come are named, with a way out; the animation's end stands for the twelve seconds.
  const late = page.getByText('La página no terminó de cargar.');
  await expect(late).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await expect(late.getByRole('link', { name: 'Volver a cargar' })).toBeVisible();
  await expect.poll(fits).toBe(true);
  scripts.letGo();
  await expect(state(page)).toBeVisible();
  expect(asked).toBe(1);
});
