// The short form of `npm run faults`: one round each of what breaks most often.
import { expect, it } from 'vitest';
import { FAULTS } from './programs.ts';
import { settingsFor } from './front.ts';
import { tryFault } from './try-fault.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SEED = 20_261_125;
const AMOUNT = 120;

async function tried(name: string, amount = AMOUNT) {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`there is no fault ${name}`);
  const outcome = await tryFault({ name, fault, rounds: 1, seed: SEED, amount });
  return { ...outcome, silenceMs: undefined, front: undefined };
}

const WHOLE = { rounds: 1, acknowledged: AMOUNT, lost: 0, doubled: 0, wrong: [] };

it('X37.62 a server is killed while two take submissions: what was acknowledged is stored, once, under its code, without gap', async () => {
  expect(await tried('server-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 the database is killed: the same', async () => {
  expect(await tried('database-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 replies are lost and people send again, to the other server too: the same', async () => {
  expect(await tried('replies-lost')).toEqual(WHOLE);
}, 180_000);

it('X37.62 files break off in the middle while a server is killed: each submission has its file, byte for byte', async () => {
  expect(await tried('uploads-cut', 30)).toEqual({ ...WHOLE, acknowledged: 30 });
}, 180_000);

it('X37.62 notices of payments come three times at once, forged ones between them, while a server is killed: each seat is paid once, and only by what the gateway said', async () => {
  expect(await tried('notices-repeated', 40)).toEqual({ ...WHOLE, acknowledged: 40 });
}, 180_000);

it('X37.63 the settings of nginx are tried as they are documented, but for ports and certificate', () => {
  const documented = readFileSync(resolve(import.meta.dirname, '../docs/production/nginx.conf'), 'utf8');
  const used = settingsFor(documented, 8_443, [3_011, 3_012, 3_013]);
  expect(used).toContain('listen 127.0.0.1:8443;');
  expect(used.match(/ {4}server 127\.0\.0\.1:\d+ max_fails=0;/g)).toHaveLength(3);
  expect(used).not.toMatch(/ssl_certificate|listen 80|listen 443/);
  for (const line of documented.split('\n').filter((one) => /proxy_|client_max/.test(one)))
    expect(used).toContain(line);
});
