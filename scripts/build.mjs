// `npm run build` builds the server and the web application, each if its sources have changed since its last build.

import { buildOrGiveUp } from './app-build.mjs';
import { bootstrap, REPOSITORY } from './bootstrap.mjs';

buildOrGiveUp(REPOSITORY, bootstrap());
console.log('apps/server/dist, apps/web/dist: built');
