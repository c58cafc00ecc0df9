// `npm run fuzz -- --rounds=500 --seed=1` sends many requests of every sort to every endpoint (whole-server/fuzz.test.ts); the
// same seed sends the same ones.

import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { bootstrap, environmentWith, REPOSITORY } from '../bootstrap.mjs';
import { runInForeground } from '../run-child.mjs';

const optionOf = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);

const node = bootstrap();
const seed = optionOf('seed') ?? String(randomInt(2 ** 31));
runInForeground(
  node,
  [
    join(REPOSITORY, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'apps/server/src/whole-server/fuzz.test.ts',
  ],
  {
    cwd: REPOSITORY,
    env: {
      ...environmentWith(node),
      FUZZ_ROUNDS: optionOf('rounds') ?? '200',
      FUZZ_SEED: seed,
    },
  },
);
