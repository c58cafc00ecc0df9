// What one journey leaves on the device of its worker, the next one does not find.
import { KeptDevice } from '../kept-devices.ts';
import { DESK, expect, type Page, test } from '../stack.ts';

/** Leaves something behind in every way in which a page keeps something. */
async function leaveBehind(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.addCookies([{ name: 'left', value: 'behind', url: origin }]);
  await context.grantPermissions(['geolocation']);
  await page.goto('/login');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    window.name = 'left';
    history.pushState(null, '', '/login?left');
    await caches.open('left');
    await new Promise((opened) => {
      indexedDB.open('left').onsuccess = opened;
    });
    window.addEventListener('beforeunload', (leaving) => leaving.preventDefault());
  });
  await page.getByLabel('Correo electrónico').fill('left@behind.example');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/login', (route) => route.abort());
  for (const owner of [context, page])
    await owner.addInitScript(() => Object.assign(window, { left: 'behind' }));
  await (await context.newPage()).goto('/login?left');
}

const found = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key === 'left'),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'left'),
    caches: await caches.keys(),
    name: window.name,
    played: 'left' in window,
    visited: history.length,
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: window.innerWidth,
  }));

test('X29.11 a device that a journey gives back is empty for the next one; one that was altered for good, or has no connection, is not used again', async ({
  browser,
  baseURL,
}) => {
  const options = { ...DESK, baseURL };
  const kept = new KeptDevice(browser);
  const fresh = new KeptDevice(browser);
  const { page } = await kept.take(options);
  await leaveBehind(page, baseURL ?? '');
  await kept.giveBack();
  expect((await kept.take(options)).page).toBe(page);
  expect(page.context().pages()).toHaveLength(1);
  const other = (await fresh.take(options)).page;
  for (const one of [page, other]) await one.goto('/login');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  expect(await found(page)).toEqual(await found(other));
  await fresh.close();

  await page.context().setOffline(true);
  await kept.giveBack();
  expect(page.isClosed()).toBe(true);
  const second = (await kept.take(options)).page;
  await second.clock.install();
  await kept.giveBack();
  expect(second.isClosed()).toBe(true);
});
