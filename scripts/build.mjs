// `npm run build`: the web application, when its sources changed.

import { bootstrap, giveUp, REPOSITORY } from './bootstrap.mjs';
import { buildWeb } from './web-build.mjs';

const built = buildWeb(REPOSITORY, bootstrap());
if (built === 'failed') giveUp('The web application could not be built: see above.');
console.log(`apps/web/dist: ${built}`);
