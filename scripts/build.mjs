// `npm run build` builds the server and the web application, each if its sources have changed since its last build.

import { buildOrGiveUp, isBuilt } from './app-build.mjs';
import { bootstrap, REPOSITORY } from './bootstrap.mjs';

const node = bootstrap();
const stale = ['web', 'server'].filter((app) => !isBuilt(REPOSITORY, app));
buildOrGiveUp(REPOSITORY, node, stale);
console.log(`apps/server/dist, apps/web/dist: ${stale.length === 0 ? 'up to date' : 'built'}`);
