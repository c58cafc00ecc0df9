// Runs `npm run psql` with a stand-in for psql, on a database from DATABASE_URL and on an embedded one.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const COMMAND = resolve(import.meta.dirname, 'open-psql.ts');
/** Prints its arguments and the password, and exits with code 3. */
const PSQL = '#!/bin/sh\necho "$@"\necho "password $PGPASSWORD"\nexit 3\n';

function surroundings(more: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv } {
  const folder = exampleTree({ 'bin/psql': PSQL });
  chmodSync(join(folder, 'bin/psql'), 0o755);
  const { DATABASE_OWNER_URL: _owner, ...env } = process.env;
  return { env: { ...env, PATH: `${join(folder, 'bin')}:/bin`, DATA_DIR: join(folder, 'data'), ...more } };
}

it('X30.09 hands URL, arguments and password to psql, the password not on the command line', async () => {
  const given = surroundings({
    DATABASE_URL: 'postgres://ana:s%2Fcret@127.0.0.1:5999/forms?sslmode=disable',
  });
  const run = promisify(execFile)(process.execPath, [COMMAND, '-c', 'select 1'], given);
  await expect(run).rejects.toMatchObject({
    code: 3,
    stdout: 'postgres://ana@127.0.0.1:5999/forms?sslmode=disable -c select 1\npassword s/cret\n',
  });
});

it('X30.09 starts the embedded database for as long as psql runs', async () => {
  const { env } = surroundings({ DATABASE_URL: '' });
  const given = { env: { ...env, PATH: `${env['PATH'] ?? ''}:${process.env['PATH'] ?? ''}` } };
  const run = promisify(execFile)(process.execPath, [COMMAND], given);
  await expect(run).rejects.toMatchObject({
    code: 3,
    stdout: expect.stringMatching(
      /^postgres:\/\/constancia@127\.0\.0\.1:\d+\/postgres\npassword [\w-]{20,}\n$/,
    ),
  });
});

it('X30.09 without psql prints the URL until a signal', async () => {
  const url = 'postgres://ana:secret@127.0.0.1:5999/forms';
  const given = surroundings({ DATABASE_URL: url, PATH: dirname(process.execPath) });
  const child = spawn(process.execPath, [COMMAND], { ...given, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.endsWith(`${url}\n`)) child.kill('SIGINT');
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output).toBe(
    `There is no psql on this machine. The address for other programs, until Ctrl-C:\n${url}\n`,
  );
});
