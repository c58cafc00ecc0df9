// `npm run build` builds the server and the web application, each if its sources have changed since its last build.

import { buildOrGiveUp, isBuilt } from './app-build.mjs';
import { bootstrap, REPOSITORY } from './bootstrap.mjs';

const node = bootstrap();
const wereBuilt = ['server', 'web'].every((app) => isBuilt(REPOSITORY, app));
buildOrGiveUp(REPOSITORY, node);
console.log(`apps/server/dist, apps/web/dist: ${wereBuilt ? 'up to date' : 'built'}`);
