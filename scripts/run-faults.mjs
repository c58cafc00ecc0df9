// `npm run faults` installs and builds what is needed, then breaks an installation in every way (faults/run.ts).

import { join } from 'node:path';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runInForeground } from './run-child.mjs';
import { buildWeb } from './web-build.mjs';

const node = bootstrap();
if (buildWeb(REPOSITORY, node) === 'failed') giveUp('The web application could not be built: see above.');
runInForeground(node, [join(REPOSITORY, 'faults/run.ts'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
