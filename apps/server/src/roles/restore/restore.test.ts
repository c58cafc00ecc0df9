// What a restore refuses, what it verifies, and both commands as an operator runs them.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { urlFor } from '../../platform/db/app-login.ts';
import { inTransaction, openDatabase } from '../../platform/db/database.ts';
import { saveLogin } from '../../platform/db/queries.ts';
import { allFiles, allRows, type BackupWorld, openBackupWorld } from '../../testing/backup/backup-world.ts';
import { runCommand } from '../../testing/backup/run-command.ts';
import { type Installation, openInstallation } from '../../testing/installation.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/queries.ts';
import { openBackup } from '../backup/check-backup.ts';
import { manifestText } from '../backup/manifest.ts';
import { restoreBackup, type Target } from './restore-backup.ts';

let town: BackupWorld;
let folder: string;
beforeAll(async () => {
  town = await openBackupWorld();
  for (const id of ['one', 'two', 'three']) await town.submitWithFile(id);
  folder = await town.newFolder();
  await town.backUp(folder);
});
afterAll(() => town.close());

const isEmpty = async ({ db }: Target) =>
  [...(await allRows(db)).values()].every((rows) => rows.length === 0);

it('X37.06 only an empty database of the same schema takes a backup; otherwise nothing is written', async () => {
  const backup = await openBackup(folder, null);
  const target = await town.newTarget();
  await sql`insert into countries (id, name) values ('c', 'País')`.execute(target.db);
  const refused = (words: string) => expect(restoreBackup(target, folder, backup)).rejects.toThrow(words);
  await refused('The database is not empty: its table countries has rows.');
  await sql`delete from countries`.execute(target.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`.execute(
    target.db,
  );
  await refused("The backup is older than this program, which added '9999-of-tomorrow'.");
  await sql`delete from kysely_migration where name in ('9999-of-tomorrow', '0001-installation')`.execute(
    target.db,
  );
  await refused("made by a newer program, which added '0001-installation'.");
  expect(await isEmpty(target)).toBe(true);
  const none = await allFiles(town.world.db, target);
  expect(new Set(none.values())).toEqual(new Set(['missing']));
});

it('X37.06 X37.07 a row that comes out otherwise undoes all; a restore that was stopped goes on', async () => {
  const backup = await openBackup(folder, null);
  const target = await town.newTarget();
  const tables = backup.manifest.tables.map((table) =>
    table.name === 'submissions' ? { ...table, sum: '1' } : table,
  );
  const other = { ...backup, manifest: { ...backup.manifest, tables } };
  await expect(restoreBackup(target, folder, other)).rejects.toThrow('nothing was restored');
  expect(await isEmpty(target)).toBe(true);
  await sql`alter table submissions add constraint never check (false)`.execute(target.db);
  await expect(restoreBackup(target, folder, backup)).rejects.toThrow('never');
  expect(await isEmpty(target)).toBe(true);
  await sql`alter table submissions drop constraint never`.execute(target.db);
  expect((await restoreBackup(target, folder, backup)).faults).toEqual([]);
  expect(await allRows(target.db)).toEqual(await allRows(town.world.db));
  expect(await allFiles(target.db, target)).toEqual(await allFiles(town.world.db, town.world));
  // Another file under the same key is not written over.
  const [key = ''] = backup.files.map((file) => file.key).filter((name) => name.startsWith('imagenes/'));
  const next = await town.newTarget();
  await next.store.put(key, Buffer.from('of somebody else'));
  await expect(restoreBackup(next, folder, backup)).rejects.toThrow(`already has another file named ${key}`);
  expect(await isEmpty(next)).toBe(true);
});

it('X37.07 what is wrong in the restored installation is named: files, counters, audit chains', async () => {
  const target = await town.newTarget();
  const key =
    (await openBackup(folder, null)).files.find((file) => file.key.startsWith('imagenes/'))?.key ?? '';
  let stored = 0;
  const store: Target['store'] = {
    ...target.store,
    put: async (to, content) => {
      stored += 1;
      return target.store.put(to, content);
    },
    open: async (wanted) =>
      stored > 0 && wanted === key
        ? { bytes: 1, content: Readable.from([Buffer.from('x')]) }
        : target.store.open(wanted),
  };
  await inTransaction(town.world.db, async (tx) => {
    await sql`alter table audit_entries disable trigger user`.execute(tx);
    await sql`update audit_entries set actor = 'somebody else' where number = 2`.execute(tx);
    await sql`alter table audit_entries enable trigger user`.execute(tx);
    await sql`update form_counters set submissions = submissions + 5`.execute(tx);
  });
  const broken = await town.newFolder();
  await town.backUp(broken);
  const { faults, audit } = await restoreBackup({ ...target, store }, broken, await openBackup(broken, null));
  expect(faults).toContain(`file ${key} is not what the backup holds`);
  expect(faults).toContain('the audit log is not whole');
  expect(faults.join()).toContain('does not count what is there');
  expect(audit.join()).toMatch(/BROKEN: entry 2/);
});

it('X37.05 a manifest that somebody changed is refused', async () => {
  const { path, manifest } = await openBackup(folder, null);
  const text = await readFile(join(path, 'manifest.json'), 'utf8');
  await writeFile(join(path, 'manifest.json'), text.replace('"rows": ', '"rows": 1'));
  await expect(openBackup(folder, null)).rejects.toThrow('manifest.json is damaged.');
  const traversal = { ...manifest, format: 2 } as unknown as typeof manifest;
  await writeFile(join(path, 'manifest.json'), manifestText(traversal));
  await expect(openBackup(folder, null)).rejects.toThrow('was written by a newer program');
  await writeFile(join(path, 'manifest.json'), text);
});

let installation: Installation | null = null;
let machine = '';
afterEach(async () => {
  await installation?.server.stop();
  installation = null;
  if (machine !== '') await rm(machine, { recursive: true, force: true });
  machine = '';
});

const kinds = async (path: string) => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o077),
  );
};

it('X37.05 X37.06 X37.08 by command: from a running installation into a new folder, keys only when asked for', async () => {
  machine = await mkdtemp(join(tmpdir(), 'constancia-machine-'));
  const [first, second, copies] = [join(machine, 'first'), join(machine, 'second'), join(machine, 'copies')];
  installation = await openInstallation(first);
  const key = await readFile(join(first, 'secret-key'), 'utf8');
  await installation.asOwner(async (db) => {
    await sql`insert into totp_secrets (municipality_id, user_id, sealed, last_counter, confirmed_at)
      select municipality_id, id, 'file.sealed', 0, now() from users limit 1`.execute(db);
  });
  const taken = await runCommand(['backup', copies], { DATA_DIR: first });
  expect(taken.said).toMatch(
    /Backup 20\S+ in [\s\S]*tables, \d+ rows[\s\S]*Not in it: \S+secret-key, which encrypt secrets/,
  );
  expect(taken.code).toBe(0);
  expect(await readdir(copies, { recursive: true })).not.toContain('secret-key');
  const withKeys = await runCommand(['backup', copies, '--with-keys'], { DATA_DIR: first });
  expect(withKeys.said).toContain('secret-key was copied too');
  // Nobody else on the machine reads it.
  expect(new Set(await kinds(copies))).toEqual(new Set([0]));
  await installation.server.stop();
  installation = null;

  expect(await runCommand(['restore', copies, '--check'], { DATA_DIR: second })).toMatchObject({ code: 0 });
  await expect(stat(second)).rejects.toThrow('ENOENT');
  const restored = await runCommand(['restore', copies], { DATA_DIR: second });
  expect(restored.said).toContain('Verified: rows of every table');
  expect(restored.said).toContain('whole, ');
  expect(restored.code).toBe(0);
  expect(await readFile(join(second, 'secret-key'), 'utf8')).toBe(key);
  const [without = ''] = await readdir(join(copies, 'backups'));
  // On a database that has its schema: how one is made in a new folder is shown by the other restore.
  const third = await town.newTarget();
  const keyless = await runCommand(['restore', copies, '--at', without], {
    DATA_DIR: join(machine, 'third'),
    DATABASE_URL: third.ownerUrl,
  });
  expect(keyless.said).toContain('NEEDED: the file secret-key of the old data folder, for 1 second factors');
  expect(keyless.code).toBe(0);
  for (const { said } of [taken, withKeys, restored, keyless]) expect(said).not.toContain(key.split(':')[1]);
  const again = await runCommand(['restore', copies], { DATA_DIR: second });
  expect(again).toEqual({
    code: 1,
    said: expect.stringMatching(/^[^\n]*The database is not empty[^\n]*\n$/),
  });
  const inside = await runCommand(['backup', join(first, 'copies')], { DATA_DIR: first });
  expect([inside.code, inside.said]).toEqual([1, expect.stringContaining('inside of the data folder')]);
  expect((await runCommand(['backup', copies], { DATA_DIR: join(machine, 'none') })).said).toContain(
    'There is no database in',
  );
});

it('X37.01 X37.06 by command: into a bucket and a database whose owner is no superuser', async () => {
  machine = await mkdtemp(join(tmpdir(), 'constancia-bucket-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(machine, 's3'),
    configureBuckets: [{ name: 'town' }],
  });
  const { port } = await s3.run();
  const tag = randomBytes(6).toString('hex');
  const [owner, app] = ['owner', 'app'].map((name) => ({ name: `${name}_${tag}`, password: 'x' }));
  if (!owner || !app) throw new Error('no logins');
  const name = `constancia_owned_${tag}`;
  const admin = openDatabase({ url: () => inject('serverUrl'), connections: 1 });
  for (const login of [owner, app]) await inTransaction(admin, (tx) => saveLogin(tx, login));
  await createDatabase(inject('serverUrl'), name);
  await sql`alter database ${sql.id(name)} owner to ${sql.id(owner.name)}`.execute(admin);
  const url = databaseUrl(inject('serverUrl'), name);
  const env = {
    DATA_DIR: join(machine, 'data'),
    DATABASE_URL: urlFor(url, app),
    DATABASE_OWNER_URL: urlFor(url, owner),
    S3_BUCKET: 'town',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const restored = await runCommand(['restore', folder], env);
  expect(restored.said).toContain('Verified: rows of every table');
  expect(restored.code).toBe(0);
  // The login of the program reads enough for a backup, and the bucket gives the files back.
  const copies = join(machine, 'copies');
  const built = openDatabase({ url: () => url, connections: 1 });
  await sql`update applied_files set hash = 'of an older program'`.execute(built);
  const taken = await runCommand(['backup', copies], { ...env, DATABASE_OWNER_URL: '' });
  expect(taken.code).toBe(0);
  const [before, after] = [await openBackup(folder, null), await openBackup(copies, null)];
  expect(after.files.filter((file) => file.key.startsWith('imagenes/'))).toEqual(
    before.files.filter((file) => file.key.startsWith('imagenes/')),
  );
  const rowsOf = ({ manifest }: typeof before) =>
    manifest.tables.map((table) => [table.name, table.rows, table.sum]);
  expect(rowsOf(after)).toEqual(rowsOf(before));
  // It has not brought the schema up to date.
  const hashes = await sql`select distinct hash from applied_files`.execute(built);
  expect(hashes.rows).toEqual([{ hash: 'of an older program' }]);
  await built.destroy();
  await s3.close();
  await dropDatabase(inject('serverUrl'), name);
  for (const login of [owner, app]) await sql`drop role ${sql.id(login.name)}`.execute(admin);
  await admin.destroy();
});
