// @vitest-environment jsdom
// A browser that is killed has lost what local storage had not written to the disk yet; its database has it all.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDevice, setSharedDevice } from './clear-device.ts';
import { type Table, writeRecord } from './device-database.ts';
import { dropAgain } from './drop-again.ts';
import { dropDraft, keepDraft, keepDraftNow, listDrafts, readDraft } from './drafts.ts';
import { localKeysFrom } from './local-values.ts';
import { SHARED_KEY } from './shared-device.ts';

const tables = vi.hoisted(() => new Map<Table, Map<string, unknown>>());

/** The database, as far as it is used here. */
vi.mock(import('./device-database.ts'), async (original) => {
  const { isSharedDevice } = await import('./shared-device.ts');
  const table = (name: Table) => {
    const records = tables.get(name) ?? new Map<string, unknown>();
    tables.set(name, records);
    return records;
  };
  const from = (name: Table, prefix: string) =>
    [...table(name).keys()].filter((key) => key.startsWith(prefix));
  const removeRecord = async (name: Table, key: string) => void table(name).delete(key);
  const writeOfNobody = async (name: Table, key: string, record: unknown) => {
    table(name).set(key, structuredClone(record));
    return true;
  };
  return {
    ...(await original()),
    removeRecord,
    writeOfNobody,
    readRecord: async (name, key) => table(name).get(key),
    writeRecord: async (name, key, record) => !isSharedDevice() && writeOfNobody(name, key, record),
    keysFrom: async (name, prefix) => from(name, prefix),
    removeRecordsFrom: async (name, prefix) => {
      for (const key of from(name, prefix)) table(name).delete(key);
    },
    removeAndMark: async (name, key, mark) => {
      await removeRecord(name, key);
      if (!isSharedDevice()) await writeOfNobody('marks', mark.key, mark.at);
    },
  };
});

const KEY = 'inspector.form.one';
const DAY = 24 * 60 * 60 * 1000;

/** What of local storage is on the disk. */
let disk: Readonly<Record<string, string>> = {};
const flush = () => {
  disk = { ...localStorage };
};
/** The next start of a browser that was killed. */
const kill = () => {
  localStorage.clear();
  for (const [key, value] of Object.entries(disk)) localStorage.setItem(key, value);
};
/** A page that is left keeps its draft in local storage, and the next page in the database. */
const leaveAndGoOn = async (key: string, content: object) => {
  keepDraftNow(key, content);
  flush();
  vi.advanceTimersByTime(10);
  await keepDraft(key, content);
  vi.advanceTimersByTime(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tables.clear();
  flush();
});
afterEach(() => vi.useRealTimers());

it('X39.88 a draft that was deleted stays deleted when the browser is killed right after', async () => {
  await leaveAndGoOn(KEY, { text: 'sent' });
  expect(await readDraft(KEY)).toEqual({ text: 'sent' });
  await dropDraft(KEY);
  kill();
  expect(localKeysFrom('constancia.draft.')).toHaveLength(1);
  expect(await readDraft(KEY)).toBeNull();
  expect(await listDrafts('inspector.')).toEqual([]);
});

it('X39.88 killed twice, and a day and an hour later, it is still deleted, and local storage has it no more', async () => {
  await leaveAndGoOn(KEY, { text: 'sent' });
  await dropDraft(KEY);
  kill();
  vi.advanceTimersByTime(DAY + DAY / 24);
  await dropAgain();
  expect(localKeysFrom('constancia.draft.')).toEqual([]);
  kill();
  expect(await readDraft(KEY)).toBeNull();
});

it('X39.88 what is written later under the same key is kept, in the database and by a page that is left', async () => {
  await leaveAndGoOn(KEY, { text: 'sent' });
  await dropDraft(KEY);
  vi.advanceTimersByTime(10);
  await keepDraft(KEY, { text: 'another' });
  await dropAgain();
  expect(await readDraft(KEY)).toEqual({ text: 'another' });
  await dropDraft(KEY);
  vi.advanceTimersByTime(10);
  keepDraftNow(KEY, { text: 'a third' });
  flush();
  kill();
  await dropAgain();
  expect(await readDraft(KEY)).toEqual({ text: 'a third' });
});

it('X39.88 a mark goes a day after the deletion, not before', async () => {
  await leaveAndGoOn(KEY, { text: 'sent' });
  await dropDraft(KEY);
  vi.advanceTimersByTime(DAY);
  await dropAgain();
  expect(tables.get('marks')?.size).toBe(1);
  vi.advanceTimersByTime(1);
  await dropAgain();
  expect(tables.get('marks')?.size).toBe(0);
});

it('X37.74 X39.89 what was deleted from a browser of several people stays deleted, and nothing is left that names it', async () => {
  await writeRecord('files', 'one/photo', 'a photo');
  await leaveAndGoOn(KEY, { text: 'of who was here before' });
  await dropDraft('inspector.form.two');
  setSharedDevice(true);
  disk = { ...disk, [SHARED_KEY]: 'true' };
  await clearDevice();
  kill();
  expect(localKeysFrom('constancia.draft.')).toHaveLength(1);
  expect(await listDrafts('')).toEqual([]);
  await dropAgain();
  expect(localKeysFrom('constancia.')).toEqual(['constancia.shared-device']);
  expect([...(tables.get('marks')?.keys() ?? [])]).toEqual(['']);
  expect(tables.get('files')?.size).toBe(0);
});
