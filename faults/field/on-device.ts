// What the phone holds of submissions that are not stored yet, read as its own pages keep it.

export interface OnDevice {
  readonly drafts: readonly { readonly id: string; readonly ready: boolean; readonly refused: string }[];
  readonly sent: readonly { readonly id: string; readonly code: string }[];
}

/** Runs on the page: the newer of database and local storage counts, as for the page itself. */
export async function readDevice(): Promise<OnDevice> {
  interface Kept {
    readonly savedAt: number;
    /** Null when it says that the draft was deleted. */
    readonly content: {
      readonly submissionId?: string;
      readonly ready?: object;
      readonly refused?: { readonly code: string };
    } | null;
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
  const all = (table: string, take: (key: string, value: unknown) => void) =>
    new Promise<void>((resolve) => {
      const asked = opened.transaction(table).objectStore(table).openCursor();
      asked.addEventListener('success', () => {
        const cursor = asked.result;
        if (!cursor) return resolve();
        if (typeof cursor.key === 'string') take(cursor.key, cursor.value);
        cursor.continue();
      });
    });
  /** Key in local storage -> when its value was deleted; '' for everything. */
  const marks = new Map<string, number>();
  await all('drafts', (key, value) => add(key, value as Kept));
  await all('marks', (key, at) => marks.set(key, at as number));
  opened.close();
  const local = 'constancia.draft.';
  for (let at = 0; at < localStorage.length; at += 1) {
    const key = localStorage.key(at) ?? '';
    const value = localStorage.getItem(key);
    if (!key.startsWith(local) || value === null) continue;
    const kept = JSON.parse(value) as Kept;
    // A browser that was killed has again what it had deleted.
    const dropped = Math.max(marks.get('') ?? 0, marks.get(key) ?? 0);
    if (kept.savedAt > dropped) add(key.slice(local.length), kept);
  }
  const drafts = [...found];
  return {
    drafts: drafts.flatMap(([, { content }]) =>
      content?.submissionId === undefined
        ? []
        : [
            {
              id: content.submissionId,
              ready: content.ready !== undefined,
              refused: content.refused?.code ?? '',
            },
          ],
    ),
    sent: drafts
      .filter(([key]) => key.startsWith('sent-today.'))
      .flatMap(([, { content }]) => (content ?? []) as unknown as { submissionId: string; code: string }[])
      .map(({ submissionId: id, code }) => ({ id, code })),
  };
}
