// The common basis of all journeys: the URL of the stack, signing in, and checks for every screen (no accessibility
// violation, no error in the browser's console).
import {
  type Browser,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
  type ViewportSize,
} from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { violationsOn } from '../scripts/testing/axe.ts';
import { KeptDevice } from './kept-devices.ts';
import { ACCOUNTS, type AccountName, demonstrationPassword, openedSessions } from './accounts.ts';

export const FORMS = {
  /** For staff, with 110 questions. */
  inspection: 'FJ4vpNvcYCSOKQPKux1d',
  /** Public, in Spanish, English and Portuguese. */
  pruning: 'bESyhZbQHSF7GLBl45Va',
  treeSurvey: 'u5N4zmSgk5lOWeOjh9FY',
} as const;

interface Fixtures {
  /** Set by a journey that measures or watches the first visit of a browser: its device was never used. */
  readonly newDevice: boolean;
  /** Opens a page on the device of another person, where nobody is signed in. */
  readonly openSecondPage: (viewport?: ViewportSize) => Promise<Page>;
  readonly messages: string[];
}

interface WorkerFixtures {
  readonly keptDevice: KeptDevice;
  readonly secondDevice: KeptDevice;
}

/** A device of the worker, from its first use to its end. */
async function keepDevice(
  { browser }: { readonly browser: Browser },
  provide: (device: KeptDevice) => Promise<void>,
): Promise<void> {
  const device = new KeptDevice(browser);
  await provide(device);
  await device.close();
}

/** Follows a journey: when it went well, the device serves the next one. */
async function end(device: KeptDevice, { status, expectedStatus }: TestInfo): Promise<void> {
  await (status === expectedStatus ? device.giveBack() : device.close());
}

/** Of another person, whatever the journey is done on. */
export const DESK = {
  viewport: { width: 1280, height: 720 },
  hasTouch: false,
  isMobile: false,
  serviceWorkers: 'block',
} as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture must take its dependencies by name, and has none
  baseURL: async ({}, provide) => {
    const url = process.env['E2E_BASE_URL'];
    if (!url) throw new Error('the stack is not running: E2E_BASE_URL is not set');
    await provide(url);
  },
  newDevice: [false, { option: true }],
  keptDevice: [keepDevice, { scope: 'worker' }],
  secondDevice: [keepDevice, { scope: 'worker' }],
  context: async (
    { browser, keptDevice, newDevice, baseURL, viewport, hasTouch, isMobile, serviceWorkers },
    provide,
    info,
  ) => {
    // A service worker that was registered may answer until its last page is gone.
    const kept = !newDevice && serviceWorkers === 'block';
    const device = kept ? keptDevice : new KeptDevice(browser);
    const { context } = await device.take({ baseURL, viewport, hasTouch, isMobile, serviceWorkers });
    await provide(context);
    await (kept ? end(device, info) : device.close());
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('a device has a page');
    await provide(page);
  },
  openSecondPage: async ({ secondDevice, baseURL }, provide, info) => {
    await provide(async (viewport) => {
      const { page } = await secondDevice.take({ baseURL, ...DESK });
      if (viewport) await page.setViewportSize(viewport);
      return page;
    });
    await end(secondDevice, info);
  },
  /** Errors on the page; a journey fails if any are left at its end. */
  messages: [
    async ({ page }, provide) => {
      const messages: string[] = [];
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('console', (message) => {
        const expected =
          /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/.test(
            message.text(),
          );
        if (message.type() === 'error' && !expected) messages.push(message.text());
      });
      await provide(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { type AccountName, type Browser, expect, type Locator, type Page };

/** Signs in with the session that was opened before the journeys; the next page that is opened is the first one. */
export async function signIn(page: Page, account: AccountName): Promise<void> {
  const value = openedSessions()[account];
  const url = process.env['E2E_BASE_URL'];
  if (value === undefined || url === undefined) throw new Error(`no session was opened for ${account}`);
  await page.context().addCookies([{ name: 'session', value, url }]);
}

/** Signs in through the form, with a new session, for journeys that end their session. */
export async function signInAgain(page: Page, account: AccountName): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(ACCOUNTS[account]);
  await page.getByLabel('Contraseña', { exact: true }).fill(demonstrationPassword());
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((to) => to.pathname !== '/login');
}

/** Of the rules of axe only this one depends on colours. */
const OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Fails with the rules and elements that axe reports; `state` names the state of the screen. */
export async function expectAccessible(page: Page, state: string, rules?: RunOnly): Promise<void> {
  expect(await violationsOn(page, rules), `axe on ${state}`).toEqual([]);
}

/** The same in light colours, and with what depends on them in dark ones. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectAccessibleInDark(page, state);
}

/** What depends on colours in dark ones, of a screen that was checked in light ones. */
export async function expectAccessibleInDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state}, dark`, OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A phone, a tablet and a desk. */
const WIDTHS = [390, 768, 1280];

/** The same at every width; nothing may be wider than the window. */
export async function expectAccessibleAtAll(page: Page, state: string): Promise<void> {
  const usual = page.viewportSize();
  if (usual === null) throw new Error('the window has no size');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: usual.height });
    // From its top: elsewhere a bar that stays may lie over half a button.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    await expectAccessible(page, `${state} at ${width} px`);
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider), `${state} at ${width} px: wider than the window`).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize(usual);
}
