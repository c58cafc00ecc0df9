import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languageRows } from './language-numbers.ts';

it('X34.30 the README says how many texts each language has', async () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8').split('\n');
  const rows = await languageRows();
  expect(rows).toHaveLength(8);
  expect(readme.filter((line) => /^\| `\w\w` \|/.test(line))).toEqual(rows);
});
