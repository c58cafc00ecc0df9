// Backups of an installation in which people work, restored into another place and compared row by row and file by file.
import { access, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, inSnapshot, type Queryable } from '../../platform/db/database.ts';
import { allFiles, allRows, type BackupWorld, openBackupWorld } from '../../testing/backup/backup-world.ts';
import { answersOf, PUBLIC_FORM, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { testId } from '../../testing/territory.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { openBackup } from './check-backup.ts';
import { takeBackup } from './take-backup.ts';

let town: BackupWorld;
let db: Database;
let open: string;
let inspections: string;
beforeAll(async () => {
  town = await openBackupWorld();
  db = town.world.db;
  open = await saveForm(town.world.as.supervisor, { id: 'busy', definition: PUBLIC_FORM });
  inspections = await saveForm(town.world.as.supervisor, { id: 'inspections', definition: STAFF_FORM });
  for (const id of ['one', 'two', 'three']) await town.submitWithFile(id);
});
afterAll(() => town.close());

/** People who submit, upload, correct and delete until they are stopped; resolves with how many submissions were taken. */
function traffic(): { readonly stop: () => Promise<number> } {
  const stopped = new AbortController();
  let taken = 0;
  const { visitor, as } = town.world;
  const keepOn = async (name: string, work: (id: string) => Promise<void>) => {
    for (let round = 0; !stopped.signal.aborted; round += 1) await work(`${name}${round}`);
  };
  const submit = async (id: string) => {
    const sent = await submitTo(visitor, open, {
      id,
      answers: answersOf({ name: `a\tb\\n\n${id}` }),
      public: 'yes',
    });
    if (sent.status === 200) taken += 1;
  };
  const withdraw = async (id: string) => {
    await submitTo(as.inspector, inspections, { id, answers: answersOf({ name: id }) });
    await as.inspector.delete(`/api/submissions/${testId(id)}?version=1`);
  };
  const all = [
    keepOn('busy', submit),
    keepOn('other', submit),
    keepOn('gone', withdraw),
    keepOn('withfile', async (id) => void (await town.submitWithFile(id))),
  ];
  return {
    stop: async () => {
      stopped.abort();
      await Promise.all(all);
      return taken;
    },
  };
}

const exportSnapshot = async (tx: Queryable) => {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const found = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(tx);
  return found.rows[0]?.name ?? '';
};

/** So that the clock of the file system is no reason to think that something was written again. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

it('X37.01 X37.06 X37.07 with traffic, every row and every file is that of one moment, and the restored copy is the same', async () => {
  const folder = await town.newFolder();
  const target = await town.newTarget();
  const people = traffic();
  const before = await inSnapshot(db, async (tx) => {
    const snapshot = await exportSnapshot(tx);
    await town.backUp(folder, { snapshot });
    return { rows: await allRows(tx), files: await allFiles(tx, town.world) };
  });
  expect(await people.stop()).toBeGreaterThan(5);

  const restored = await restoreBackup(target, folder, await openBackup(folder, null));
  expect(restored.faults).toEqual([]);
  const after = await allRows(target.db);
  expect([...after.keys()]).toEqual([...before.rows.keys()]);
  expect(after.size).toBeGreaterThan(70);
  for (const [table, rows] of before.rows) expect(after.get(table), table).toEqual(rows);
  expect(after.get('public.submissions')?.length).toBeGreaterThan(2);
  expect(after.get('graphile_worker._private_jobs')).toBeDefined();
  expect(before.files.size).toBeGreaterThan(2);
  expect(await allFiles(target.db, target)).toEqual(before.files);
  expect([...before.files.values()]).not.toContain('missing');
  // People went on meanwhile: the copy is older than the installation is now.
  expect((await allRows(db)).get('public.submissions')?.length).toBeGreaterThan(
    after.get('public.submissions')?.length ?? 0,
  );
});

it('X37.06 what the database does by itself, numbers and references go on as before in the restored copy', async () => {
  const folder = await town.newFolder();
  const target = await town.newTarget();
  await town.backUp(folder);
  await restoreBackup(target, folder, await openBackup(folder, null));
  const facts = async (of: Database) => {
    const triggers = await sql`
      select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`.execute(
      of,
    );
    const sequences = await sql`
      select sequencename, last_value::text from pg_sequences where last_value is not null order by 1`.execute(
      of,
    );
    return { triggers: triggers.rows, sequences: sequences.rows };
  };
  expect(await facts(target.db)).toEqual(await facts(db));
  expect((await facts(db)).sequences.length).toBeGreaterThan(0);
  const job = async (of: Database) => {
    const made = await sql<{
      id: string;
    }>`select id::text from graphile_worker.add_job('nothing', '{}')`.execute(of);
    return made.rows[0]?.id;
  };
  expect(await job(target.db)).toBe(await job(db));
  await expect(sql`delete from audit_entries`.execute(target.db)).rejects.toThrow('audit_entries');
});

it('X37.02 X37.03 a second backup into the folder copies only new files, its manifest names all, and each restores what it held', async () => {
  const folder = await town.newFolder();
  const before = await allRows(db);
  const first = await town.backUp(folder);
  expect(first.addedFiles).toBe(first.manifest.files.count);
  const files = join(folder, 'files');
  const paths = (await readdir(files, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(paths).toHaveLength(first.manifest.files.count);
  for (const path of paths) await utimes(path, LONG_AGO, LONG_AGO);
  const key = await town.submitWithFile('later');
  const second = await town.backUp(folder);
  expect([second.addedFiles, second.manifest.files.count]).toEqual([1, first.manifest.files.count + 1]);
  for (const path of paths) expect((await stat(path)).mtime).toEqual(LONG_AGO);

  const { manifest, files: listed } = await openBackup(folder, second.name);
  expect(listed.find((file) => file.key === key)?.bytes).toBe((await stat(join(files, key))).size);
  const submissions = manifest.tables.find(({ name }) => name === 'submissions');
  const counted = await sql<{ count: number }>`select count(*) as count from submissions`.execute(db);
  expect(submissions?.rows).toBe(counted.rows[0]?.count);
  expect(manifest.migrations).toContain('0001-installation');
  const restored = async (name: string) => {
    const target = await town.newTarget();
    await restoreBackup(target, folder, await openBackup(folder, name));
    return { rows: await allRows(target.db), files: await allFiles(target.db, target) };
  };
  const [old, recent] = [await restored(first.name), await restored(second.name)];
  expect(old.rows).toEqual(before);
  expect(old.files.size).toBe(recent.files.size - 1);
  expect(recent.rows).toEqual(await allRows(db));
  expect(recent.files).toEqual(await allFiles(db, town.world));
});

it('X37.04 a backup that stops in the middle is none, and the next one clears it away', async () => {
  const folder = await town.newFolder();
  const store = {
    ...town.world.store,
    open: async () => {
      throw new Error('the storage went away');
    },
  };
  const services = { ...town.world.services, store, databaseUrl: town.world.url, clock: () => new Date() };
  const wish = { folder, secretKey: null, snapshot: null, keep: null };
  await expect(takeBackup(services, wish)).rejects.toThrow('the storage went away');
  await expect(openBackup(folder, null)).rejects.toThrow(`There is no backup in ${folder}.`);
  // A process that was killed could not tidy up.
  const killed = join(folder, 'backups/.unfinished-2026-01-01');
  await mkdir(killed);
  await writeFile(join(killed, 'public.users.copy.gz'), 'half');
  await expect(openBackup(folder, null)).rejects.toThrow('There is no backup');
  await town.backUp(folder);
  await expect(access(killed)).rejects.toThrow('ENOENT');
  expect((await openBackup(folder, null)).manifest.missing).toEqual([]);
});

it('X37.04 files deleted while they are copied make it read again; what is missing for good is named', async () => {
  const folder = await town.newFolder();
  const key = await town.submitWithFile('vanishes');
  let isDeleted = false;
  const store = {
    ...town.world.store,
    open: async (wanted: string) => {
      if (wanted === key && !isDeleted) {
        isDeleted = true;
        await town.world.as.admin.delete(`/api/submissions/${testId('vanishes')}?version=1`);
        await town.world.store.remove(key);
      }
      return town.world.store.open(wanted);
    },
  };
  const services = { ...town.world.services, store, databaseUrl: town.world.url, clock: () => new Date() };
  const taken = await takeBackup(services, { folder, secretKey: null, snapshot: null, keep: null });
  expect(taken.manifest.missing).toEqual([]);
  expect((await openBackup(folder, null)).files.map((file) => file.key)).not.toContain(key);

  const lost = await town.submitWithFile('lost');
  await town.world.store.remove(lost);
  expect((await town.backUp(folder)).manifest.missing).toEqual([lost]);
  await town.world.as.admin.delete(`/api/submissions/${testId('lost')}?version=1`);
});

it('X37.04 two backups of a database do not run at the same time', async () => {
  const [folder, another] = [await town.newFolder(), await town.newFolder()];
  const both = await Promise.allSettled([town.backUp(folder), town.backUp(another)]);
  const reasons = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  expect(reasons).toEqual(['Another backup of this database is running.']);
});

it('X37.09 only the newest are kept when a number is given, with the files that they name', async () => {
  const folder = await town.newFolder();
  const key = await town.submitWithFile('erased');
  const first = await town.backUp(folder);
  await town.world.as.admin.delete(`/api/submissions/${testId('erased')}?version=1`);
  const second = await town.backUp(folder, { keep: 2 });
  expect(second.pruned).toEqual([]);
  await access(join(folder, 'files', key));
  const third = await town.backUp(folder, { keep: 2 });
  expect(third.pruned.join()).toContain(first.name);
  await expect(access(join(folder, 'files', key))).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'backups'))).toEqual([second.name, third.name]);
  for (const name of [second.name, third.name]) await openBackup(folder, name);
});

it('X37.05 a damaged backup is refused with the name of the file, whichever it is', async () => {
  const folder = await town.newFolder();
  const { name } = await town.backUp(folder);
  const { files } = await openBackup(folder, name);
  const backup = join(folder, 'backups', name);
  const damaged = [
    join(backup, 'public.submissions.copy.gz'),
    join(backup, 'files.jsonl'),
    join(backup, 'manifest.json'),
    join(folder, 'files', files[0]?.key ?? ''),
  ];
  for (const path of damaged) {
    const content = await readFile(path);
    const other = Buffer.from(content);
    const middle = Math.floor(other.length / 2);
    other[middle] = (other[middle] ?? 0) ^ 1;
    await writeFile(path, other);
    await expect(openBackup(folder, null), path).rejects.toThrow(path);
    await rm(path);
    await expect(openBackup(folder, null), path).rejects.toThrow(path);
    await writeFile(path, content);
  }
  await openBackup(folder, null);
});
