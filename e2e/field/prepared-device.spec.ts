// What is on a device for the field: it leaves with the session, nobody reads it without its key, the next version of the product
// keeps it, and preparing says what it cannot do.
import { ACCOUNTS, demonstrationPassword } from '../accounts.ts';
import { expect, expectAccessible, type Page, signInAgain, test } from '../stack.ts';
import { type FieldDay, fieldDay, kept, left, prepare } from './field-steps.ts';

test.use({ serviceWorkers: 'allow' });

let day: FieldDay;
test.beforeEach(async ({ page, baseURL }) => {
  day = await fieldDay(baseURL ?? '', 'inspectorOfTwoAreas');
  await signInAgain(page, 'inspectorOfTwoAreas');
});

const NOTHING = [0, 0, 0];
const dayOfDevice = (page: Page) => page.getByText(/Sin conexión: así estaba su día el/);

test('X39.36 signing out deletes what was prepared, and so does a session that the server has ended', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  expect((await left(page)).every((count) => count > 0)).toBe(true);
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => left(page)).toEqual(NOTHING);
  await signInAgain(page, 'inspectorOfTwoAreas');
  await prepare(page, day);
  await context.clearCookies();
  await page.goto('/mi-dia');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => left(page)).toEqual(NOTHING);
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
});

test('X39.36 X15.10 with something unsent signing out asks first, and staying keeps what was prepared', async ({
  page,
}) => {
  await prepare(page, day);
  await page.goto(`/contestar/${day.formId}`);
  await page.getByLabel(/^Estado/).fill('Sin terminar');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect((await left(page)).every((count) => count > 0)).toBe(true);
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

test('X39.37 what is prepared is encrypted, its key is not handed out, and without the key nothing opens', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  expect(await readAsThief(page, day.lamp)).toEqual({ isReadable: false, hasKey: false });
  await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('constancia');
      request.addEventListener('success', () => resolve(request.result));
    });
    opened.transaction('keys', 'readwrite').objectStore('keys').clear();
    opened.close();
  });
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi día' })).toBeVisible();
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
  await expect(dayOfDevice(page)).toHaveCount(0);
});

test('X39.39 the next version of the product has its screens on a prepared device before it takes over', async ({
  page,
  context,
}) => {
  await prepare(page, day);
  const FORMER = '/assets/of-a-former-version.js';
  const names = () =>
    page.evaluate(async () => {
      const files = await caches.open('constancia-field');
      return (await files.keys()).map(({ url }) => new URL(url).pathname);
    });
  const before = await names();
  await page.evaluate(async (former) => {
    const files = await caches.open('constancia-field');
    for (const request of await files.keys()) await files.delete(request);
    await files.put(former, new Response(''));
    const registered = await navigator.serviceWorker.getRegistration();
    await registered?.unregister();
  }, FORMER);
  await page.goto('/mi-dia');
  await expect.poll(async () => (await names()).sort()).toEqual([...before].sort());
  await context.setOffline(true);
  await page.goto('/mi-dia');
  await expect(dayOfDevice(page)).toBeVisible();
});

test('X39.30 X39.35 too little room is said before, and preparing is stopped, on a phone too', async ({
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
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 2_000_000, usage: 1_000_000 });
  });
  await page.reload();
  await expect(page.getByText('No alcanza el espacio libre de este dispositivo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar', exact: true })).toBeDisabled();
});
