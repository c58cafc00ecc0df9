// Builds the server and the web application, each if its sources have changed since its last build. It compares contents,
// so a fresh clone, another branch or a touched file does not mislead it.
// rules: X2.03

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith, giveUp } from './bootstrap.mjs';

const APPS = { web: 'web application', server: 'server' };

/** The server program that `npm start` and the commands run, as a path in the checkout. */
export const SERVER_PROGRAM = 'apps/server/dist/main.js';

/** Builds what has changed, or ends the process with one line that says what could not be built. */
export function buildOrGiveUp(root, node, apps = Object.keys(APPS)) {
  const failed = buildApps(root, node, apps);
  if (failed !== undefined) giveUp(`The ${APPS[failed]} could not be built: see above.`);
}

/** @returns {'web' | 'server' | undefined} the application that could not be built */
export function buildApps(root, node, apps = Object.keys(APPS)) {
  return apps.find((app) => !build(root, node, app));
}

/**
 * @param {string} root
 * @param {string} app 'web' or 'server'
 * @returns {boolean} whether it has been built from the sources as they are
 */
export function isBuilt(root, app) {
  return stampOf(root, app) === digestOfSources(root, app);
}

const stampFileOf = (root, app) => join(root, 'apps', app, 'dist/.constancia-stamp');

function stampOf(root, app) {
  const file = stampFileOf(root, app);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function build(root, node, app) {
  const digest = digestOfSources(root, app);
  if (stampOf(root, app) === digest) return true;
  console.log(`Building the ${APPS[app]} …`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', app),
    stdio: 'inherit',
    env: { ...environmentWith(node, root), NODE_ENV: 'production' },
  });
  if (status !== 0) return false;
  writeFileSync(stampFileOf(root, app), digest);
  return true;
}

function digestOfSources(root, app) {
  const hash = createHash('sha256');
  for (const path of sources(root, app)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sources(root, app) {
  const folders = [`apps/${app}`, 'packages'].flatMap((folder) => filesUnder(root, folder));
  return ['package-lock.json', 'tsconfig.base.json', ...folders].filter((path) =>
    existsSync(join(root, path)),
  );
}

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isSourceFolder(entry.name) ? filesUnder(root, path) : [];
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    });
}

/** What the server reads while it runs, as its SQL, is in no build. */
function isSourceFolder(name) {
  return !['node_modules', 'dist', 'coverage', 'testing', 'testdata', 'gallery', 'database'].includes(name);
}
