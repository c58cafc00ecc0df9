// @vitest-environment jsdom
// A browser that is killed has lost what local storage had not written to the disk yet; its database has it all.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDevice, setSharedDevice } from './clear-device.ts';
import { writeRecord } from './device-database.ts';
import { dropAgain } from './drop-again.ts';
import { dropDraft, keepDraft, keepDraftNow, listDrafts, readDraft } from './drafts.ts';
import { localKeysFrom } from './local-values.ts';
import { SHARED_KEY } from './shared-device.ts';
import { anotherBrowser, flush, kill, tables } from './testing/killed-browser.ts';

vi.mock(import('./device-database.ts'), async () => (await import('./testing/killed-browser.ts')).database);

const KEY = 'inspector.form.one';
const DAY = 24 * 60 * 60 * 1000;

/** A page that is left keeps its draft in local storage, and the next page in the database. */
const leaveAndGoOn = async (key: string, content: object, also: Readonly<Record<string, string>> = {}) => {
  keepDraftNow(key, content);
  flush(also);
  vi.advanceTimersByTime(10);
  await keepDraft(key, content);
  vi.advanceTimersByTime(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  anotherBrowser();
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

it('X39.88 what is written after the clock of the device was put back is kept, then and later', async () => {
  await leaveAndGoOn(KEY, { text: 'sent' });
  await dropDraft(KEY);
  vi.setSystemTime(Date.now() - DAY / 2);
  keepDraftNow(KEY, { text: 'another' });
  expect(await readDraft(KEY)).toEqual({ text: 'another' });
  await dropAgain();
  vi.advanceTimersByTime(DAY);
  expect(await readDraft(KEY)).toEqual({ text: 'another' });
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
  await leaveAndGoOn(KEY, { text: 'of who was here before' }, { [SHARED_KEY]: 'true' });
  await dropDraft('inspector.form.two');
  setSharedDevice(true);
  await clearDevice();
  kill();
  expect(localKeysFrom('constancia.draft.')).toHaveLength(1);
  expect(await listDrafts('')).toEqual([]);
  await dropAgain();
  expect(localKeysFrom('constancia.')).toEqual(['constancia.shared-device']);
  expect([...(tables.get('marks')?.keys() ?? [])]).toEqual(['']);
  expect(tables.get('files')?.size).toBe(0);
});
