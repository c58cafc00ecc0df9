// `npm start` installs, builds and starts everything in one process; `npm start -- --empty` does so without the
// demonstration data. Ctrl-C stops it.

import { join } from 'node:path';
import { buildOrGiveUp, SERVER_PROGRAM } from './app-build.mjs';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { demoGateway } from './demo-gateway.mjs';
import { runInForeground } from './run-child.mjs';

const node = bootstrap();
buildOrGiveUp(REPOSITORY, node);

const env = environmentWith(node);
const gateway = await demoGateway(REPOSITORY, node, env).catch((error) => giveUp(error.message));
runInForeground(node, [join(REPOSITORY, SERVER_PROGRAM), 'start', ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: { ...env, ...gateway },
});
