// What is on a device for the field: it leaves with the session, nobody reads it without its key, the next version of the product
// keeps it, and preparing says what it cannot do.
import { ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, type Page, signInAgain, test } from '../stack.ts';
import { leave, openOwnSession, signOut } from '../steps/account-steps.ts';
import { closeDays, type FieldDay, fieldDay, kept, left, prepare } from './field-steps.ts';

test.use({ serviceWorkers: 'allow' });

let day: FieldDay;
test.beforeEach(async ({ page, baseURL }) => {
  day = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  await openOwnSession(page, 'inspectorOfTwoAreas');
});
test.afterEach(({ baseURL }) => closeDays(baseURL));

const NOTHING = [0, 0, 0];
const dayOfDevice = (page: Page) => page.getByText(/Sin conexión: así estaba su día el/);

/** Whether the records of the device hold the text as it is, and whether the browser hands the key out. */
function readAsThief(
  page: Page,
  text: string,
): Promise<{ readonly isReadable: boolean; readonly hasKey: boolean }> {
  return page.evaluate(async (wanted) => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('constancia');
      request.addEventListener('success', () => resolve(request.result));
    });
    const all = (table: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = opened.transaction(table).objectStore(table).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
    const texts = (await all('prepared')).map((record) => {
      const { content } = (record as { sealed?: { content: ArrayBuffer } }).sealed ?? {};
      return content ? new TextDecoder().decode(content) : '';
    });
    const [key] = await all('keys');
    const exported = await crypto.subtle.exportKey('raw', key as CryptoKey).catch(() => null);
    opened.close();
    return { isReadable: texts.some((one) => one.includes(wanted)), hasKey: exported !== null };
  }, text);
}

/** What a device has that lost its key. */
function loseKey(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('constancia');
      request.addEventListener('success', () => resolve(request.result));
    });
    const losing = opened.transaction('keys', 'readwrite');
    const lost = new Promise((resolve) => losing.addEventListener('complete', resolve));
    losing.objectStore('keys').clear();
    await lost;
    opened.close();
  });
}

/** Paths of the files that are kept for the field. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = await caches.open('constancia-field');
    return (await files.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** As the next version finds it: files of a former one are kept, and its worker is not there yet. */
function makeFormer(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const files = await caches.open('constancia-field');
    for (const request of await files.keys()) await files.delete(request);
    await files.put('/assets/of-a-former-version.js', new Response(''));
    const registered = await navigator.serviceWorker.getRegistration();
    await registered?.unregister();
  });
}

test('X39.36 X39.37 X39.39 X15.10 what is prepared is encrypted and its key is not handed out; the next version of the product has its screens on a prepared device before it takes over; signing out deletes what was prepared, and so does a session that the server has ended; with something unsent signing out asks first, and staying keeps what was prepared', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  expect((await left(page)).every((count) => count > 0)).toBe(true);
  expect(await readAsThief(page, day.lamp)).toEqual({ isReadable: false, hasKey: false });
  const before = await keptFiles(page);
  await makeFormer(page);
  await page.goto('/mi-dia');
  await expect.poll(() => keptFiles(page)).toEqual(before);
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(dayOfDevice(page)).toBeVisible();
  await context.setOffline(false);
  await leave(page);
  await expect.poll(() => left(page)).toEqual(NOTHING);

  await signInAgain(page, 'inspectorOfTwoAreas');
  await prepare(page, day);
  await page.goto(`/contestar/${day.formId}`);
  await page.getByLabel(/^Estado/).fill('Sin terminar');
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect((await left(page)).every((count) => count > 0)).toBe(true);
  await context.clearCookies();
  await page.goto('/mi-dia');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => left(page)).toEqual(NOTHING);
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
});

test('X39.36 another account that takes the page over finds nothing of it', async ({ page, context }) => {
  await prepare(page, day);
  // The page learns of it by a request of its own.
  await page.route('**/api/live?*', (route) => route.abort());
  await context.clearCookies();
  await page.getByRole('searchbox', { name: 'Buscar otro formulario' }).fill('Ronda');
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await dialog.getByLabel('Correo electrónico').fill(ACCOUNTS.supervisor);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await dialog.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByRole('button', { name: `Seguir como ${ACCOUNTS.supervisor}` }).click();
  await expect.poll(() => left(page)).toEqual(NOTHING);
});

test('X39.30 X39.35 X39.37 preparing is stopped on a phone, and what is on it by then opens; without the key nothing opens; too little room is said before', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.route('**/field-assets?**', () => {});
  await page.goto('/mi-dia/preparar');
  await expect(page.getByText(/Espacio libre en este dispositivo: [\d,]+ GB/)).toBeVisible();
  await expectAccessible(page, 'preparing a day on a phone');
  await page.getByRole('button', { name: 'Preparar', exact: true }).click();
  // The forms of all orders come before; how long that takes is said meanwhile.
  await expect(page.getByText(/Guardando los activos de los formularios/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a day that is being prepared');
  await page.getByRole('button', { name: 'Detener' }).press('Enter');
  await expect(page.getByText('Se detuvo. Lo que ya se guardó queda en este dispositivo.')).toBeVisible();
  await expect(kept(page)).toContainText('Órdenes del día');
  await expectAccessible(page, 'what is on a phone');
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(dayOfDevice(page)).toBeVisible();
  await loseKey(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi día' })).toBeVisible();
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
  await expect(dayOfDevice(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 2_000_000, usage: 1_000_000 });
  });
  await page.goto('/mi-dia/preparar');
  await expect(page.getByText('No alcanza el espacio libre de este dispositivo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar', exact: true })).toBeDisabled();
});
