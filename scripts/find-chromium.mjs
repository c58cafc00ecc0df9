// Which Chromium the browser tests take. The one without windows first, where it is installed: it is the same browser and
// costs half the processor, as it draws no tabs and no toolbar around each page.

import { existsSync } from 'node:fs';

/** Of Debian, in the order in which they are taken. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell';
export const WHOLE = '/usr/bin/chromium';

/** @returns {string | undefined} `CHROMIUM_PATH` where it is set, whether or not something lies there */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [WINDOWLESS, WHOLE].find((path) => existsSync(path));
}
