// What the settings may name on another machine: only what is encrypted and checked, unless the operator lists the host.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { AUTHORITY } from '../testing/outside/encrypted-servers.ts';
import { SERVER_PROGRAM } from '../testing/server-process.ts';
import { readConfig } from './config.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const REDSYS = {
  REDSYS_MERCHANT_CODE: '1',
  REDSYS_TERMINAL: '1',
  REDSYS_SECRET: Buffer.alloc(24).toString('base64'),
};
/** Where nothing listens, so that nothing starts in any case. */
const NO_DATABASE = { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' };
const S3 = { S3_BUCKET: 'files' };

/** Each address of the environment at a host: without encryption, and with it where its protocol has one. */
const addresses = (host: string): readonly (readonly [string, string, string | null])[] => [
  ['DATABASE_URL', `postgres://a:clave@${host}/b`, `postgres://a:clave@${host}/b?sslmode=verify-full`],
  ['DATABASE_OWNER_URL', `postgres://a:clave@${host}/b`, `postgres://a:clave@${host}/b?sslmode=verify-full`],
  ['MAP_STREET_TILES', `http://${host}/{z}/{x}/{y}.png`, `https://${host}/{z}/{x}/{y}.png`],
  ['MAP_SATELLITE_TILES', `http://${host}/{z}/{x}/{y}.png`, `https://${host}/{z}/{x}/{y}.png`],
  ['CLAMD_URL', `tcp://${host}`, null],
  ...[
    'S3_ENDPOINT',
    'TRACES_URL',
    'GEOCODER_URL',
    'CITIZEN_REGISTER_URL',
    'CITIZEN_PORTAL_URL',
    'PLATFORM_URL',
    'BOOKING_URL',
    'REDSYS_URL',
  ].map((name) => [name, `http://${host}/x`, `https://${host}/x`] as const),
];
const CASES = addresses('sistema.intranet:8443');

const read = (env: NodeJS.ProcessEnv) => () =>
  readConfig({ ...REDSYS, ...S3, REDSYS_URL: 'https://pay.example', ...env });

it.each(CASES)(
  'X37.77 %s on another machine is refused without encryption, by its name, and taken with it',
  (name, plain, encrypted) => {
    expect(read({ [name]: plain })).toThrow(
      new RegExp(
        `^${name} leads to sistema\\.intranet, another machine, without .*UNENCRYPTED_HOSTS=sistema`,
      ),
    );
    expect(read({ [name]: plain })).not.toThrow(/clave/);
    if (encrypted !== null) expect(read({ [name]: encrypted })).not.toThrow();
  },
);

it.each(CASES)(
  'X37.77 %s is taken where UNENCRYPTED_HOSTS lists its host and port, and no other one',
  (name, plain) => {
    const listing = (UNENCRYPTED_HOSTS: string) => read({ [name]: plain, UNENCRYPTED_HOSTS });
    expect(listing('otro.intranet, Sistema.Intranet:8443')).not.toThrow();
    for (const other of ['otro.intranet:8443', 'sistema.intranet:1', 'intranet', '*', '1'])
      expect(listing(other), other).toThrow(`${name} leads to`);
  },
);

it('X37.77 this machine itself needs neither', () => {
  for (const host of ['127.0.0.1:8443', 'localhost:8443', '[::1]:8443'])
    for (const [name, plain] of addresses(host)) expect(read({ [name]: plain }), plain).not.toThrow();
  for (const url of [
    'postgres:///b?host=/run/postgresql',
    'socket:/run/postgresql?db=b',
    '/run/postgresql b',
  ])
    expect(read({ DATABASE_URL: url }), url).not.toThrow();
  expect(read({ CLAMD_URL: 'unix:///run/clamav/clamd.ctl' })).not.toThrow();
});

it('X37.77 a database counts as the driver understands its URL', () => {
  const refused = 'DATABASE_URL leads to db.example, another machine';
  for (const query of [
    'sslmode=require',
    'sslmode=verify-ca',
    'sslmode=prefer',
    'sslmode=disable',
    'sslmode=no-verify',
    'ssl=true',
    'ssl=no-verify',
    'sslmode=verify-full&sslmode=no-verify',
    'sslmode=verify-full&sslmode=disable',
    'application_name=sslmode%3Dverify-full',
  ])
    expect(read({ DATABASE_URL: `postgres://a@db.example/b?${query}` }), query).toThrow(refused);
  expect(read({ DATABASE_URL: 'postgres://a@127.0.0.1/b?host=db.example' })).toThrow(refused);
  const own = `sslmode=verify-full&sslrootcert=${AUTHORITY.file}`;
  expect(read({ DATABASE_URL: `postgres://a@db.example/b?${own}` })).not.toThrow();
  expect(read({ DATABASE_URL: 'postgres://a:clave@db.example/b?sslrootcert=/none.pem' })).toThrow(
    /^DATABASE_URL cannot be used: \/none\.pem: ENOENT$/,
  );
  expect(read({ DATABASE_URL: 'postgres://a:cla ve@db.example:port/b' })).toThrow(
    /^DATABASE_URL cannot be used: it is no URL of PostgreSQL$/,
  );
});

it('X37.77 every setting of docs/settings.md that is an address is among these, or encrypted by its own reader', () => {
  const page = readFileSync(resolve(ROOT, 'docs/settings.md'), 'utf8');
  const named = [...page.matchAll(/`(\w+_(?:URL|TILES|ENDPOINT|ISSUER))`/g)].map(([, name]) => name ?? '');
  // Mail asks for TLS beyond this machine (X19.09), and no provider is asked over http there.
  const others = ['SMTP_URL', 'OIDC_ISSUER'];
  expect([...new Set(named)].sort()).toEqual([...CASES.map(([name]) => name), ...others].sort());
  const provider = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', UNENCRYPTED_HOSTS: 'id.example' };
  expect(read({ ...provider, OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER must be an https');
});

it('X37.77 X37.78 no command begins: start and check say the setting and its cure in one line', () => {
  const run = (role: string, env: Readonly<Record<string, string>>) => {
    const settings = { PATH: process.env['PATH'], DATA_DIR: '/nowhere', ...NO_DATABASE, ...env };
    return spawnSync(process.execPath, [SERVER_PROGRAM, role], { env: settings, encoding: 'utf8' });
  };
  for (const role of ['start', 'check', 'backup']) {
    const ended = run(role, { GEOCODER_URL: 'http://geo.example' });
    expect([ended.status, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toMatch(
      /^GEOCODER_URL leads to geo\.example, .*: set it to an https address\. .*\n$/,
    );
  }
  const believing = run('start', { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  expect(believing.status).toBe(1);
  expect(believing.stderr).toMatch(
    /NODE_TLS_REJECT_UNAUTHORIZED=0 would believe every certificate: take it away/,
  );
});
