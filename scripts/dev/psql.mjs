// `npm run psql` opens psql on the database of DATABASE_URL, else on the embedded one, as the owner of the schema; further
// arguments are psql's own, e.g. `npm run psql -- -c 'select count(*) from submissions'`.
// rules: X30.09

import { join } from 'node:path';
import { bootstrap, environmentWith, REPOSITORY } from '../bootstrap.mjs';
import { runInForeground } from '../run-child.mjs';

const node = bootstrap();
runInForeground(node, [join(REPOSITORY, 'scripts/dev/open-psql.ts'), ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: environmentWith(node),
});
