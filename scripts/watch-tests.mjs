// `npm run test:watch unit` reruns the tests of a group whenever a file changes. Further arguments select test files
// by path, e.g. `npm run test:watch server forms`.
// rules: X2.09

import { join } from 'node:path';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runInForeground } from './run-child.mjs';
import { projectsOf } from './test-steps.mjs';

const [group = 'unit', ...files] = process.argv.slice(2);
const projects =
  projectsOf(group) ?? giveUp(`There is no group "${group}" to watch: unit, server, web, scripts.`);
const node = bootstrap();
const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
runInForeground(node, [vitest, 'watch', ...projects.map((project) => `--project=${project}`), ...files], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
