// The browser's database on this device: tables of records by key. Where the browser refuses it or does not answer,
// the functions return null or false, because a person must be able to answer without it.
// rules: A4.01, X31.41, X37.74, X39.88
import { isSharedDevice } from './shared-device.ts';

const DATABASE = 'constancia';
/** Raised when a table is added: `upgrade` creates what is missing. */
const VERSION = 4;
export const TABLES = ['drafts', 'files', 'forms', 'keys', 'marks', 'prepared'] as const;

export type Table = (typeof TABLES)[number];

/**
 * Milliseconds after which a database that does not answer is given up, in two halves: between them a page that was busy
 * all the time hears of a reply that has long been there.
 */
const PATIENCE = 1_500;

let opened: Promise<IDBDatabase | null> | null = null;
let silent = false;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    const giveUp = () => {
      silent = true;
      resolve(null);
    };
    let patience = setTimeout(() => {
      patience = setTimeout(giveUp, PATIENCE / 2);
    }, PATIENCE / 2);
    const opens = (database: IDBDatabase | null) => {
      clearTimeout(patience);
      resolve(database);
    };
    try {
      const request = indexedDB.open(DATABASE, VERSION);
      request.addEventListener('upgradeneeded', () => createTables(request.result));
      request.addEventListener('success', () => {
        // Makes way for another tab with a newer version; the next access opens the database again.
        request.result.addEventListener('versionchange', () => {
          request.result.close();
          opened = null;
        });
        opens(request.result);
      });
      request.addEventListener('error', () => opens(null));
      request.addEventListener('blocked', () => opens(null));
    } catch {
      opens(null);
    }
  });
  return opened;
}

function createTables(database: IDBDatabase): void {
  for (const name of TABLES) if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
}

/** Opens it while something else is waited for. */
export function openDatabase(): void {
  void open();
}

/** Whether the database exists and does not answer, so that what it holds cannot be read. */
export async function databaseIsSilent(): Promise<boolean> {
  return (await open()) === null && silent;
}

async function run<Value>(
  names: Table | readonly Table[],
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore, transaction: IDBTransaction) => IDBRequest<Value>,
): Promise<{ readonly value: Value } | null> {
  const database = await open();
  if (!database) return null;
  return new Promise((resolve) => {
    try {
      const tables = [names].flat();
      const transaction = database.transaction(tables, mode, { durability: 'relaxed' });
      const request = work(transaction.objectStore(tables[0] ?? ''), transaction);
      transaction.addEventListener('complete', () => resolve({ value: request.result }));
      transaction.addEventListener('abort', () => resolve(null));
      transaction.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

const from = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Undefined when there is no such record. */
export async function readRecord(table: Table, key: string): Promise<unknown> {
  return (await run(table, 'readonly', (records) => records.get(key) as IDBRequest<unknown>))?.value;
}

/** False when it is not kept: the browser refuses, or several people use it. */
export async function writeRecord(table: Table, key: string, record: unknown): Promise<boolean> {
  return !isSharedDevice() && writeOfNobody(table, key, record);
}

/** For what says nothing about anybody, also where several people use the browser. */
export async function writeOfNobody(table: Table, key: string, record: unknown): Promise<boolean> {
  return (await run(table, 'readwrite', (records) => records.put(record, key))) !== null;
}

/** The keys that begin with the prefix. */
export async function keysFrom(table: Table, prefix: string): Promise<readonly string[]> {
  const found = await run(table, 'readonly', (records) => records.getAllKeys(from(prefix)));
  return (found?.value ?? []).filter((key) => typeof key === 'string');
}

export async function removeRecord(table: Table, key: string): Promise<void> {
  await run(table, 'readwrite', (records) => records.delete(key));
}

/** Removes the record and, in the same step, notes when it was deleted. */
export async function removeAndMark(
  table: Table,
  key: string,
  mark: { readonly key: string; readonly at: number },
): Promise<void> {
  if (isSharedDevice()) return removeRecord(table, key);
  await run([table, 'marks'], 'readwrite', (records, transaction) => {
    transaction.objectStore('marks').put(mark.at, mark.key);
    return records.delete(key);
  });
}

/** Removes every record whose key begins with the prefix. */
export async function removeRecordsFrom(table: Table, prefix: string): Promise<void> {
  await run(table, 'readwrite', (records) => records.delete(from(prefix)));
}
