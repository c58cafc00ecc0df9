// For tests: a browser that can be killed. Its database has every record at once; local storage has only what was flushed to
// the disk before, as browsers do. A test puts `database` in place of device-database.ts.
import type * as real from '../device-database.ts';
import { isSharedDevice } from '../shared-device.ts';

export const tables = new Map<real.Table, Map<string, unknown>>();

let disk: Readonly<Record<string, string>> = {};

/** Writes local storage to the disk, and what `also` gives. */
export function flush(also: Readonly<Record<string, string>> = {}): void {
  const kept = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']);
  disk = { ...Object.fromEntries(kept), ...also };
}

/** The next start of the browser. */
export function kill(): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(disk)) localStorage.setItem(key, value);
}

export function anotherBrowser(): void {
  localStorage.clear();
  tables.clear();
  flush();
}

function table(name: real.Table): Map<string, unknown> {
  const records = tables.get(name) ?? new Map<string, unknown>();
  tables.set(name, records);
  return records;
}

const from = (name: real.Table, prefix: string) =>
  [...table(name).keys()].filter((key) => key.startsWith(prefix));

const put = (name: real.Table, key: string, record: unknown) => {
  table(name).set(key, structuredClone(record));
  return true;
};

export const database = {
  TABLES: ['drafts', 'files', 'forms', 'keys', 'marks', 'prepared'],
  openDatabase: () => {},
  databaseIsSilent: async () => false,
  readRecord: async (name, key) => table(name).get(key),
  writeRecord: async (name, key, record) => !isSharedDevice() && put(name, key, record),
  writeOfNobody: async (name, key, record) => put(name, key, record),
  keysFrom: async (name, prefix) => from(name, prefix),
  removeRecord: async (name, key) => void table(name).delete(key),
  removeAndMark: async (name, key, mark) => {
    table(name).delete(key);
    if (!isSharedDevice()) put('marks', mark.key, mark.at);
  },
  removeRecordsFrom: async (name, prefix) => {
    for (const key of from(name, prefix)) table(name).delete(key);
  },
} as const satisfies typeof real;
