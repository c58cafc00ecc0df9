// `npm run build` builds the web application if its sources have changed since the last build.

import { bootstrap, giveUp, REPOSITORY } from './bootstrap.mjs';
import { buildWeb } from './web-build.mjs';

const built = buildWeb(REPOSITORY, bootstrap());
if (built === 'failed') giveUp('The web application could not be built: see above.');
console.log(`apps/web/dist: ${built}`);
