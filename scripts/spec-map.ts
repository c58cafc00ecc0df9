// `npm run spec-map` writes docs/spec-map.md. With --check it writes nothing and fails when the page is out of date,
// when an id is unknown, or when a rule that is claimed as built or replaced has no test.
// rules: X4.01-X4.03

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { specMap } from './spec-map/spec-map.ts';

const root = resolve(process.argv.find((argument) => argument.startsWith('--root='))?.slice(7) ?? '.');
const target = join(root, 'docs/spec-map.md');
const { page, problems } = specMap(root);
const found = [...problems];

if (process.argv.includes('--check')) {
  const written = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (written !== page) found.push('docs/spec-map.md is stale: run npm run spec-map');
} else {
  writeFileSync(target, page);
}
for (const problem of found) console.log(problem);
process.exitCode = found.length === 0 ? 0 : 1;
