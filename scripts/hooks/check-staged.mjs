// Runs before a commit: checks the formatting of its files and lints them. It changes nothing; `npm run format`
// corrects the formatting.
// rules: X30.07

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chooseNode, giveUp, REPOSITORY } from '../bootstrap.mjs';

const node = chooseNode(REPOSITORY) ?? giveUp('Node 24 or newer is needed for the checks of a commit.');
const staged = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter(Boolean);
const code = staged.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
const formatted = staged.filter((path) => /\.(?:ts|tsx|mjs|css|json|jsonc)$/.test(path));

const passed = [
  check(formatted, ['@biomejs/biome/bin/biome', 'format', '--no-errors-on-unmatched', '--error-on-warnings']),
  check(code, ['oxlint/bin/oxlint', '--type-aware', '--format=unix', '--no-error-on-unmatched-pattern']),
];
if (passed.includes(false))
  giveUp('The commit was not made: see above. `npm run format` puts the layout right.');

function check(files, [tool, ...args]) {
  if (files.length === 0) return true;
  const command = [join(REPOSITORY, 'node_modules', tool), ...args, ...files];
  return spawnSync(node, command, { stdio: 'inherit' }).status === 0;
}
