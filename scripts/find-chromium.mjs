// Chooses the Chromium for the browser tests. The headless shell comes first if it is installed: it is the same
// browser, but uses half the processor time because it draws no tabs and no toolbar.

import { existsSync } from 'node:fs';

/** Debian's two builds of Chromium, in the order in which they are chosen. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell';
export const WHOLE = '/usr/bin/chromium';

/** @returns {string | undefined} `CHROMIUM_PATH` if it is set, even when there is no file at that path */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [WINDOWLESS, WHOLE].find((path) => existsSync(path));
}
