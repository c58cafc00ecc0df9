// The server program as something else than the server: `node scripts/run-server.mjs admin create <e-mail>`.
// `npm run admin`, `npm run import` and the like call it.

import { join } from 'node:path';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runInForeground } from './run-child.mjs';

if (process.argv[2] === undefined) giveUp('Say what to run: node scripts/run-server.mjs <role> …');
const node = bootstrap();
runInForeground(node, [join(REPOSITORY, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  // Paths on the command line are meant from where the command was given; npm tells where that was.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: environmentWith(node),
});
