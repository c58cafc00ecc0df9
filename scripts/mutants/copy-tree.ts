// Copies the working tree, so that faults can be put into the copy. Sources are copied, installed packages are linked
// to the original, and the repository's own packages are linked to their folders in the copy.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** The scope of the repository's own packages, which `node_modules` links to their folders. */
const OWN_SCOPE = '@constancia';
/** `dist` is copied too, because it is rebuilt only if its sources have changed. */
const NOT_COPIED = ['.git', 'node_modules', 'test-results', 'coverage', 'playwright-report'];

/** @returns the folder of the copy, which the caller removes */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'constancia-mutants-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(basename(path)) && relative(root, path) !== 'data',
  });
  linkPackages(root, copy);
  return copy;
}

/** Links what is installed in the one to the other, whose own packages are its own. */
export function linkPackages(root: string, copy: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Caches of tools are not linked.
    if (name === OWN_SCOPE || /^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, OWN_SCOPE))) {
    const position = join(OWN_SCOPE, name);
    symlinkSync(readlinkSync(join(installed, position)), join(copy, 'node_modules', position));
  }
}
