// One table of records in the browser's database. When the browser has no database or refuses it, the functions return
// null or false, because a person must be able to answer even if drafts cannot be kept.

const DATABASE = 'constancia';
const TABLE = 'drafts';

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE));
      request.addEventListener('success', () => {
        // Makes way for another tab with a newer version; the next access opens the database again.
        request.result.addEventListener('versionchange', () => {
          request.result.close();
          opened = null;
        });
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

async function run<Value>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<Value>,
): Promise<{ readonly value: Value } | null> {
  const database = await open();
  if (!database) return null;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(TABLE, mode, { durability: 'relaxed' });
      const request = work(transaction.objectStore(TABLE));
      transaction.addEventListener('complete', () => resolve({ value: request.result }));
      transaction.addEventListener('abort', () => resolve(null));
      transaction.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

/** Undefined when there is no such record. */
export async function readRecord(key: string): Promise<unknown> {
  return (await run('readonly', (table) => table.get(key) as IDBRequest<unknown>))?.value;
}

export async function writeRecord(key: string, record: unknown): Promise<boolean> {
  return (await run('readwrite', (table) => table.put(record, key))) !== null;
}

export async function keysFrom(prefix: string): Promise<readonly string[]> {
  const found = await run('readonly', (table) =>
    table.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  );
  return (found?.value ?? []).filter((key) => typeof key === 'string');
}

export async function removeRecord(key: string): Promise<void> {
  await run('readwrite', (table) => table.delete(key));
}
