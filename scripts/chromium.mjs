// Makes sure that there is a Chromium for the browser tests: the one in CHROMIUM_PATH, else Debian's. For root it
// installs Debian's, with fonts for all languages of the product. The test tools' own downloads are not used.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './bootstrap.mjs';
import { findChromium, WINDOWLESS } from './find-chromium.mjs';

const FONTS = 'fonts-noto-core';
/** Options that make apt give up soon on a machine without network: it may have a Chromium already. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

const mayInstall = process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && aptGet('--version');
if (mayInstall && !existsSync(WINDOWLESS)) {
  console.log('Installing Chromium …');
  const updated = aptGet(...PATIENCE, 'update');
  // Not every distribution has a package of the headless shell alone.
  if (updated && !install('chromium-headless-shell') && findChromium() === undefined) install('chromium');
}
const path = findChromium();
if (path === undefined || !existsSync(path)) {
  giveUp(
    `There is no Chromium${path === undefined ? '' : ` at ${path}`}: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`,
  );
}

function install(name) {
  return aptGet(...PATIENCE, 'install', '--yes', '--no-install-recommends', name, FONTS);
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}
