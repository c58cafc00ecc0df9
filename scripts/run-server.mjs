// Runs the server program with one of its commands, e.g. `node scripts/run-server.mjs admin create <e-mail>`.
// `npm run admin`, `npm run import` and the like use it.

import { join } from 'node:path';
import { buildOrGiveUp, SERVER_PROGRAM } from './app-build.mjs';
import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runInForeground } from './run-child.mjs';

if (process.argv[2] === undefined) giveUp('Say what to run: node scripts/run-server.mjs <role> …');
const node = bootstrap();
// No command needs the web application.
buildOrGiveUp(REPOSITORY, node, ['server']);
runInForeground(node, [join(REPOSITORY, SERVER_PROGRAM), ...process.argv.slice(2)], {
  // Paths in arguments are relative to the folder in which the user typed the command; npm passes it as INIT_CWD.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: environmentWith(node),
});
