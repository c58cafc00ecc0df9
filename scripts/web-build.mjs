// Builds the web application if its sources have changed since the last build. It compares contents, so a fresh clone,
// another branch or a touched file does not mislead it.
// rules: X2.03

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWith } from './bootstrap.mjs';

const STAMP = 'apps/web/dist/.constancia-stamp';

/** @returns {'built' | 'fresh' | 'absent' | 'failed'} 'absent' if this checkout has no web application yet */
export function buildWeb(root, node) {
  const app = join(root, 'apps/web');
  if (!existsSync(join(app, 'vite.config.ts'))) return 'absent';
  const digest = digestOfSources(root);
  const stampFile = join(root, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return 'fresh';
  console.log('Building the web application …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: app,
    stdio: 'inherit',
    env: { ...environmentWith(node, root), NODE_ENV: 'production' },
  });
  if (status !== 0) return 'failed';
  writeFileSync(stampFile, digest);
  return 'built';
}

export function digestOfSources(root) {
  const hash = createHash('sha256');
  for (const path of sources(root)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sources(root) {
  const folders = ['apps/web', 'packages'].flatMap((folder) => filesUnder(root, folder));
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

function isSourceFolder(name) {
  return !['node_modules', 'dist', 'coverage', 'testing', 'testdata', 'gallery'].includes(name);
}
