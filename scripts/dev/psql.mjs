// `npm run psql` opens psql as the owner of the schema, on the database of DATABASE_URL or else on the embedded one.
// Further arguments go to psql, e.g. `npm run psql -- -c 'select count(*) from submissions'`.
// rules: X30.09

import { join } from 'node:path';
import { bootstrap, environmentWith, REPOSITORY } from '../bootstrap.mjs';
import { runInForeground } from '../run-child.mjs';

const node = bootstrap();
runInForeground(node, [join(REPOSITORY, 'scripts/dev/open-psql.ts'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
