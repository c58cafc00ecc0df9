// Component tests on the stories of the gallery, in the same browser as the journeys. They need no server.

import { defineConfig } from '@playwright/test';
import { BROWSER } from './playwright.config.ts';

export default defineConfig({
  testDir: 'apps/web/src/gallery',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/gallery',
  globalSetup: './apps/web/src/gallery/testing/serve-gallery.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A walk through all stories takes many seconds, and more while the machine is busy.
  timeout: 180_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/gallery.json' }], ['./e2e/journeys-assert.ts']],
  // Its pages live for minutes and run the same checks over and over: compiled code pays here, unlike in journeys.
  use: BROWSER,
});
