// Fills the outbox of a phone: copies of the draft that its page keeps, finished and with photos, as leaving them ready does.
import type { Page } from '@playwright/test';

interface Outbox {
  readonly form: string;
  readonly submissions: number;
  readonly photosEach: number;
}

/** The page has a draft of the form open. */
export async function fillOutbox(page: Page, wanted: Outbox): Promise<void> {
  await page.evaluate(copyDraft, wanted);
}

async function copyDraft({ form, submissions, photosEach }: Outbox): Promise<void> {
  const PHOTO_BYTES = 200 * 1024;
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('constancia');
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
  });
  const done = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
    });
  const tableOf = (name: string) => opened.transaction(name, 'readwrite').objectStore(name);
  let key: string | undefined;
  // It is kept a moment after the last letter.
  for (let tries = 0; key === undefined && tries < 100; tries += 1) {
    const keys = (await done(tableOf('drafts').getAllKeys())) as string[];
    key = keys.find((one) => one.includes(`.${form}.`));
    await new Promise((later) => setTimeout(later, 100));
  }
  if (key === undefined) throw new Error('the page keeps no draft');
  const draft = (await done(tableOf('drafts').get(key))) as { savedAt: number; content: object };
  const [person = ''] = key.split('.');
  const kept = (await done(tableOf('forms').get(`${person}.${form}`))) as { form: object } | undefined;
  const photo = new Uint8Array(PHOTO_BYTES);
  for (let at = 0; at < submissions; at += 1) {
    const id = `outbox${String(at).padStart(14, '0')}`;
    const names = Array.from({ length: photosEach }, (_, position) => `q${position * 9}`);
    const files = names.map((questionId) => ({ questionId, kind: 'image' }));
    const ready = { as: 'staff', state: null, form: kept?.form ?? {}, files, since: Date.now() };
    const content = { ...draft.content, submissionId: id, ready };
    await done(tableOf('drafts').put({ savedAt: Date.now(), content }, `${person}.${form}.${id}`));
    for (const name of names) {
      photo[0] = at % 256;
      const file = new File([photo], `${name}.jpg`, { type: 'image/jpeg' });
      const record = { file, uploadId: id, key: null, savedAt: Date.now() };
      await done(tableOf('files').put(record, `${id}/${name}.image`));
    }
  }
  await done(tableOf('drafts').delete(key));
  opened.close();
}
