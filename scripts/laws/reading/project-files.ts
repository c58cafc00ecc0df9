// The files that the checks read: those that a person wrote, none that a tool generated.

import { globSync } from 'node:fs';

const MADE_BY_TOOLS = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Paths relative to `root`, sorted, with forward slashes. */
export function projectFiles(root: string): readonly string[] {
  const found = globSync('{apps,packages,scripts,e2e,bench,faults}/**/*.{ts,tsx,mjs,css,sql,json,html}', {
    cwd: root,
    exclude: (path) => MADE_BY_TOOLS.has(path.split('/').at(-1) ?? ''),
  });
  const atRoot = globSync('*.{ts,mjs}', { cwd: root });
  return [...found, ...atRoot].map((path) => path.replaceAll('\\', '/')).sort();
}
