// `npm run bench` installs and builds what is needed, then runs the measurements (bench/run.ts).

import { join } from 'node:path';
import { buildOrGiveUp } from './app-build.mjs';
import { bootstrap, environmentWith, REPOSITORY } from './bootstrap.mjs';
import { runInForeground } from './run-child.mjs';

const node = bootstrap();
buildOrGiveUp(REPOSITORY, node);
runInForeground(node, [join(REPOSITORY, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
