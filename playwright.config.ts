// Journeys through the real stack in Chromium. Debian's browser, not one that a test tool downloads; no retries:
// a journey that fails sometimes is wrong.

import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

/** Starts what the journeys talk to and says where it is. */
const startStack = './e2e/start-stack.ts';

/** How a browser is started, also where its speed is measured. */
export const BROWSER = {
  browserName: 'chromium',
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Cordoba',
  // A journey that is stuck says so well before its own time is over. What is waited for while something else is done (a
  // download, a reply) has this time too.
  actionTimeout: 20_000,
  navigationTimeout: 30_000,
  trace: 'off',
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: findChromium(),
    args: [
      // The tests may run as root, where Chromium's sandbox does not start; they load only our own pages.
      '--no-sandbox',
      '--disable-gpu',
      // Without these the browser keeps looking for its maker's servers.
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} as const satisfies PlaywrightTestConfig['use'];

/** The same for journeys, whose pages live for seconds. */
export const TEST_BROWSER = {
  ...BROWSER,
  launchOptions: {
    ...BROWSER.launchOptions,
    args: [
      ...BROWSER.launchOptions.args,
      // Code that runs once is not worth optimising: this saves a quarter of the processor time of a page.
      '--js-flags=--no-turbofan --no-maglev --max-lazy',
    ],
  },
} as const satisfies PlaywrightTestConfig['use'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  ...(existsSync(startStack) ? { globalSetup: startStack } : {}),
  // One more than the cores of the target machine: a journey waits about half of its time.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // A journey of many screens by keyboard takes minutes on a machine that does something else too; what a person waits for on
  // one screen has the limit of `expect`.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/playwright.json' }],
    ['./e2e/journeys-assert.ts'],
  ],
  // Journeys cut requests of the page; a worker would answer some of them. e2e/answering/offline.spec.ts allows it.
  // Nothing moves while it is pressed: a menu that still grows gets the press of a program, never of a person. What moves
  // is seen in the gallery.
  use: { ...TEST_BROWSER, serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
});
