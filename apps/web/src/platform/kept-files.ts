// Files that a person chose and has not sent yet, kept on the device with the state of their upload: after a reload the
// upload continues and the picture can be shown. A browser that cannot keep files loses only that.
import { epochMilliseconds } from './clock.ts';

const DATABASE = 'constancia-files';
const TABLE = 'files';
/** Milliseconds after which a kept file is deleted, because devices can be shared. */
const AGE_MAX = 7 * 24 * 60 * 60 * 1000;

export interface KeptFile {
  readonly file: File;
  readonly uploadId: string;
  /** Storage key; null until the whole file has arrived. */
  readonly key: string | null;
}

interface KeptRecord extends KeptFile {
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise<IDBDatabase | null>((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore(TABLE).createIndex('savedAt', 'savedAt');
      });
      request.addEventListener('success', () => {
        deleteOld(request.result);
        resolve(request.result);
      });
      request.addEventListener('error', () => resolve(null));
      request.addEventListener('blocked', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
  return opened;
}

function deleteOld(database: IDBDatabase): void {
  const before = IDBKeyRange.upperBound(epochMilliseconds() - AGE_MAX);
  const old = database.transaction(TABLE, 'readwrite').objectStore(TABLE).index('savedAt').openCursor(before);
  old.addEventListener('success', () => {
    old.result?.delete();
    old.result?.continue();
  });
}

async function run<Value>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(TABLE, mode);
      const request = work(transaction.objectStore(TABLE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => resolve(undefined));
      transaction.addEventListener('error', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}

const keyOf = (submissionId: string, key: string) => `${submissionId}/${key}`;

export async function readKeptFile(submissionId: string, key: string): Promise<KeptFile | null> {
  const record = await run(
    'readonly',
    (table) => table.get(keyOf(submissionId, key)) as IDBRequest<KeptRecord | undefined>,
  );
  return record?.file instanceof Blob ? record : null;
}

export async function keepFile(submissionId: string, key: string, kept: KeptFile): Promise<void> {
  const record: KeptRecord = { ...kept, savedAt: epochMilliseconds() };
  await run('readwrite', (table) => table.put(record, keyOf(submissionId, key)));
}

export async function dropKeptFile(submissionId: string, key: string): Promise<void> {
  await run('readwrite', (table) => table.delete(keyOf(submissionId, key)));
}

/** Deletes all kept files of one submission. */
export async function dropKeptFiles(submissionId: string): Promise<void> {
  await run('readwrite', (table) =>
    table.delete(IDBKeyRange.bound(keyOf(submissionId, ''), keyOf(submissionId, '\uFFFF'))),
  );
}
