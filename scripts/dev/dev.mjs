// `npm run dev` is `npm start` for developers: saving a server file restarts the server, and saving a browser file
// updates the open page. It installs what is missing and stops with Ctrl-C.
// rules: X2.10

import { join } from 'node:path';
import { bootstrap, environmentWith, REPOSITORY } from '../bootstrap.mjs';
import { runInForeground } from '../run-child.mjs';

const node = bootstrap();
runInForeground(node, [join(REPOSITORY, 'scripts/dev/dev-server.mjs'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
