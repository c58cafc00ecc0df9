// Makes sure that there is a Chromium for the browser tests: the one in CHROMIUM_PATH, else Debian's, which root
// gets installed with fonts for the scripts of all the product's languages. Test tools' own downloads are not used.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './bootstrap.mjs';

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (!existsSync(path)) {
  const canInstall =
    process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && aptGet('--version');
  if (!canInstall) {
    giveUp(
      `There is no Chromium at ${path}: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  console.log('Installing Chromium …');
  const installed =
    aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-core');
  if (!installed || !existsSync(path)) giveUp('Chromium could not be installed with apt-get.');
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}
