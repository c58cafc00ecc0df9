// `npm start` installs, builds and starts everything in one process; `npm start -- --empty` does so without the
// demonstration data. Ctrl-C stops it.

import { join } from 'node:path';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { demoGateway } from './demo-gateway.mjs';
import { runInForeground } from './run-child.mjs';
import { buildWeb } from './web-build.mjs';

const node = bootstrap();
const built = buildWeb(REPOSITORY, node);
if (built === 'failed') giveUp('The web application could not be built: see above.');
if (built === 'absent')
  console.log('There is no web application to build (apps/web/vite.config.ts is missing).');

const env = environmentWith(node);
const gateway = await demoGateway(REPOSITORY, node, env).catch((error) => giveUp(error.message));
runInForeground(node, [join(REPOSITORY, 'apps/server/src/main.ts'), 'start', ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: { ...env, ...gateway },
});
