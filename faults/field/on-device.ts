// What the phone holds of submissions that are not stored yet, read as its own pages keep it.

export interface OnDevice {
  readonly drafts: readonly { readonly id: string; readonly ready: boolean; readonly refused: string }[];
  readonly sent: readonly { readonly id: string; readonly code: string }[];
}

/** Runs on the page: the newer of database and local storage counts, as for the page itself. */
export async function readDevice(): Promise<OnDevice> {
  interface Kept {
    readonly savedAt: number;
    readonly content: {
      readonly submissionId?: string;
      readonly ready?: object;
      readonly refused?: { readonly code: string };
    };
  }
  const found = new Map<string, Kept>();
  const add = (key: string, kept: Kept) => {
    if ((found.get(key)?.savedAt ?? 0) < kept.savedAt) found.set(key, kept);
  };
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('constancia');
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
  });
  await new Promise<void>((resolve) => {
    const asked = opened.transaction('drafts').objectStore('drafts').openCursor();
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return resolve();
      if (typeof cursor.key === 'string') add(cursor.key, cursor.value as Kept);
      cursor.continue();
    });
  });
  opened.close();
  const local = 'constancia.draft.';
  for (let at = 0; at < localStorage.length; at += 1) {
    const key = localStorage.key(at) ?? '';
    const value = localStorage.getItem(key);
    if (key.startsWith(local) && value !== null) add(key.slice(local.length), JSON.parse(value) as Kept);
  }
  const all = [...found];
  return {
    drafts: all.flatMap(([, { content }]) =>
      content.submissionId === undefined
        ? []
        : [
            {
              id: content.submissionId,
              ready: content.ready !== undefined,
              refused: content.refused?.code ?? '',
            },
          ],
    ),
    sent: all
      .filter(([key]) => key.startsWith('sent-today.'))
      .flatMap(([, { content }]) => content as unknown as { submissionId: string; code: string }[])
      .map(({ submissionId: id, code }) => ({ id, code })),
  };
}
