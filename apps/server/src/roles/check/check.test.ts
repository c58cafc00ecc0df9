// `npm run check` as an operator runs it, on installations that are well and on such that are not.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { systemClock } from '../../platform/clock.ts';
import { localFileStore } from '../../platform/files/local-file-store.ts';
import { runCommand } from '../../testing/backup/run-command.ts';
import { type Installation, openInstallation } from '../../testing/installation.ts';
import { openMailBox } from '../../testing/outside/mail-box.ts';
import { openVirusScanner } from '../../testing/outside/virus-scanner.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/queries.ts';
import { freePort } from '../../testing/server-process.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { checkDatabase } from './check-database.ts';
import { checkStorage } from './check-surroundings.ts';

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  folder = await mkdtemp(join(tmpdir(), 'constancia-check-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

let installation: Installation | null = null;
afterEach(async () => {
  await installation?.server.stop();
  installation = null;
});

const SECRET = 'not-to-be-seen';
/** The line about a subject. */
const lineOn = (said: string, subject: string) =>
  said.split('\n').find((line) => line.slice(7).startsWith(subject)) ?? '';
const check = (env: Readonly<Record<string, string>> = {}) =>
  runCommand(['check'], { DATA_DIR: folder, DATABASE_URL: world.appUrl, FILES_FREE_MB: '0', ...env });

it('X37.10 one line each when all is well, while it runs and when it is stopped; nothing is left behind', async () => {
  const dataDir = join(folder, 'whole');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', FILES_FREE_MB: '0' };
  const none = await check(env);
  expect(lineOn(none.said, 'database')).toMatch(/^WRONG .*There is no database in .* -> npm start/);
  expect(await readdir(dataDir)).not.toContain('postgres');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  installation = await openInstallation(dataDir);
  const running = await check(env);
  await installation.server.stop();
  installation = null;
  const stopped = await check(env);
  for (const { code, said } of [running, stopped]) {
    const subjects = said
      .trim()
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(7, 23).trim());
    expect(subjects).toEqual([
      'settings',
      'database',
      'clock',
      'schema',
      'rights',
      'keys',
      'audit log',
      'file storage',
      'disk',
      'mail',
    ]);
    expect(said).toContain('Everything is in order.');
    expect(code).toBe(0);
  }
  expect(await readdir(join(dataDir, 'files/unfinished'))).toEqual([]);
});

it('X37.10 X37.11 a database that is away, empty, behind, ahead or shut is said with its cure; nothing is changed in it', async () => {
  const port = await freePort();
  const away = await check({ DATABASE_URL: `postgres://someone:${SECRET}@127.0.0.1:${port}/none` });
  expect(lineOn(away.said, 'database')).toMatch(
    /^WRONG .*ECONNREFUSED -> see whether it runs, and DATABASE_URL/,
  );
  expect(away.code).toBe(1);
  expect(away.said).not.toContain(SECRET);
  const empty = `constancia_check_empty_${process.pid}`;
  await createDatabase(inject('serverUrl'), empty);
  const nothing = await check({ DATABASE_URL: databaseUrl(inject('serverUrl'), empty) });
  await dropDatabase(inject('serverUrl'), empty);
  expect(lineOn(nothing.said, 'schema')).toMatch(/^WRONG .*there is none yet -> start the server/);
  expect(nothing.code).toBe(1);

  const behind = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
    await change.execute(world.db);
    const { said, code } = await check();
    await undo.execute(world.db);
    expect(code).toBe(1);
    return said;
  };
  const older = await behind(
    sql`update kysely_migration set name = '0001-other' where name = '0001-installation'`,
    sql`update kysely_migration set name = '0001-installation' where name = '0001-other'`,
  );
  expect(lineOn(older, 'schema')).toMatch(/^WRONG .*a newer program added 0001-other/);
  const last = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = '0141-passkeys' returning name, timestamp`.execute(world.db);
  const { said: due } = await check();
  expect(lineOn(due, 'schema')).toMatch(
    /^WRONG .*lacks 1 migrations, first 0141-passkeys -> start the server/,
  );
  const counted = await sql`select from kysely_migration where name = '0141-passkeys'`.execute(world.db);
  expect(counted.rows).toEqual([]);
  await sql`insert into kysely_migration (name, timestamp) values (${last.rows[0]?.name}, ${last.rows[0]?.timestamp})`.execute(
    world.db,
  );
  const shut = await behind(
    sql`revoke insert on submissions from constancia_app`,
    sql`grant insert on submissions to constancia_app`,
  );
  expect(lineOn(shut, 'rights')).toMatch(/^WRONG .*first submissions -> start once with DATABASE_OWNER_URL/);
  const keyless = await behind(
    sql`insert into totp_secrets (municipality_id, user_id, sealed, last_counter, confirmed_at)
      select municipality_id, id, 'lost.sealed', 0, now() from users limit 1`,
    sql`delete from totp_secrets`,
  );
  expect(lineOn(keyless, 'keys')).toMatch(/^WRONG .*'lost' -> bring it back/);
  expect((await check()).code).toBe(0);
});

it('X37.12 a clock five seconds apart from the database, before or after it, and a broken audit chain', async () => {
  const config = readConfig({ DATABASE_URL: world.appUrl, DATA_DIR: folder });
  const headStore = localFileStore(folder);
  // The clock stands still: however long the question takes on a busy machine, it is that far from the database's when asked.
  const apart = async (ms: number) => {
    const stands = new Date(systemClock().getTime() + ms);
    const verdicts = await checkDatabase({ config, clock: () => stands, headStore });
    const clock = verdicts.find(({ subject }) => subject === 'clock');
    return [clock?.kind, clock?.said];
  };
  expect(await apart(-5_000)).toEqual(['wrong', expect.stringMatching(/^\d+ s apart from the database$/)]);
  expect(await apart(60_000)).toEqual(['wrong', expect.stringMatching(/^[56]\d s apart from the database$/)]);
  expect(await apart(4_500)).toEqual(['ok', 'agrees with the database']);
  const form = await world.as.supervisor.get('/api/forms');
  expect(form.status).toBe(200);
  await sql`select append_audit(id, now(), 'x', 'read', 'form', 'y', '{}', null) from municipalities`.execute(
    world.db,
  );
  await sql`alter table audit_entries disable trigger user`.execute(world.db);
  await sql`update audit_entries set actor = 'other' where number = 1`.execute(world.db);
  const { said, code } = await check();
  expect(lineOn(said, 'audit log')).toMatch(/^WRONG .*broken in \d+ chains -> npm run admin -- verify-audit/);
  expect(code).toBe(1);
});

it('X37.10 X37.13 storage, disk, mail and systems outside that are not there are said with their cure, and no secret', async () => {
  const port = await freePort();
  const nowhere = `http://127.0.0.1:${port}`;
  const blocked = join(folder, 'blocked');
  await mkdir(blocked);
  await writeFile(join(blocked, 'files'), 'a file where a folder should be');
  const { said, code } = await check({
    DATA_DIR: blocked,
    FILES_FREE_MB: '999999',
    SMTP_URL: `smtp://clerk:${SECRET}@127.0.0.1:${port}`,
    MAIL_FROM: 'a@villa.example',
    GEOCODER_URL: `${nowhere}/?key=${SECRET}`,
    PLATFORM_URL: nowhere,
    CITIZEN_REGISTER_URL: nowhere,
    CITIZEN_PORTAL_URL: nowhere,
    BOOKING_URL: nowhere,
    OIDC_ISSUER: nowhere,
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: SECRET,
    REDSYS_URL: nowhere,
    REDSYS_MERCHANT_CODE: '1',
    REDSYS_TERMINAL: '1',
    REDSYS_SECRET: Buffer.alloc(24, 7).toString('base64'),
    SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  expect(code).toBe(1);
  const named = [
    'file storage',
    'disk',
    'mail',
    'platform',
    'citizens',
    'citizen portal',
    'booking',
    'geocoder',
    'payments',
    'single sign-on',
  ];
  for (const subject of named) expect(lineOn(said, subject), subject).toMatch(/^WRONG .* -> /);
  expect(said).toContain('of 17 are wrong.');
  for (const secret of [
    SECRET,
    Buffer.alloc(24, 7).toString('base64'),
    Buffer.alloc(32, 7).toString('base64'),
  ])
    expect(said).not.toContain(secret);
  const box = await openMailBox();
  const well = await check({ SMTP_URL: box.url, MAIL_FROM: 'a@villa.example' });
  expect(lineOn(well.said, 'mail')).toMatch(/^ok .* takes mail$/);
  expect(await box.mails()).toEqual([]);
  await box.stop();
  const wrongSetting = await check({ PORT: 'many' });
  expect([wrongSetting.code, wrongSetting.said]).toEqual([1, expect.stringMatching(/^PORT must be .*\n$/)]);
});

it('X37.13 a storage that keeps something else than was written, or what was removed, is wrong', async () => {
  const config = readConfig({ DATABASE_URL: world.appUrl, DATA_DIR: folder });
  const store = localFileStore(join(folder, 'files'));
  const headStore = localFileStore(folder);
  const lineOf = async (changed: Partial<typeof store>) => {
    const { kind, said } = await checkStorage({ store: { ...store, ...changed }, headStore }, config);
    return [kind, said];
  };
  const where = join(folder, 'files');
  expect(await lineOf({})).toEqual(['ok', `${where}: written, read and removed`]);
  const keepsNothing = ['wrong', `${where} does not keep what is written`];
  expect(await lineOf({ put: (key) => store.put(key, Buffer.from('another')) })).toEqual(keepsNothing);
  expect(await lineOf({ remove: async () => {} })).toEqual(keepsNothing);
});

it('X37.10 X37.39 the scanner that CLAMD_URL names is asked, and its signatures are not old', async () => {
  const scannerOf = async (...options: readonly string[]) => {
    const scanner = await openVirusScanner(...options);
    const { said } = await check({ CLAMD_URL: scanner.url });
    await scanner.stop();
    return lineOn(said, 'virus scanner');
  };
  const daysAgo = (days: number) => {
    const [name, day, month, year, time] = new Date(systemClock().getTime() - days * 86_400_000)
      .toUTCString()
      .split(/,? /);
    return ['--signatures', `${name} ${month} ${day} ${time} ${year}`];
  };
  expect(await scannerOf(...daysAgo(2))).toMatch(/^ok .*ClamAV 1\.4\.3 answers, signatures 2 days old$/);
  expect(await scannerOf(...daysAgo(9))).toMatch(/^WRONG .*signatures 9 days old -> see freshclam/);
  expect(await scannerOf()).toMatch(/^note .*does not say how old its signatures are -> see freshclam/);
  const { said, code } = await check({ CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` });
  expect(lineOn(said, 'virus scanner')).toMatch(/^WRONG .*does not answer: no-answer -> see CLAMD_URL/);
  expect(code).toBe(1);
  expect(lineOn((await check()).said, 'virus scanner')).toBe('');
});
