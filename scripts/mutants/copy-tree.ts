// A copy of the working tree to put faults into: the sources are copied, installed packages are not, and the packages
// of the repository itself lead into the copy.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Its packages in `node_modules` are links to their folders. */
const OWN_SCOPE = '@constancia';
/** `dist` goes along: it is built anew only where its sources differ. */
const NOT_COPIED = ['.git', 'node_modules', 'test-results', 'coverage', 'playwright-report'];

/** @returns the folder of the copy, which whoever asked for it removes */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'constancia-mutants-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(basename(path)) && relative(root, path) !== 'data',
  });
  linkPackages(root, copy);
  return copy;
}

function linkPackages(root: string, copy: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    // The caches of tools stay where they are.
    if (name === OWN_SCOPE || /^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, OWN_SCOPE))) {
    const position = join(OWN_SCOPE, name);
    symlinkSync(readlinkSync(join(installed, position)), join(copy, 'node_modules', position));
  }
}
