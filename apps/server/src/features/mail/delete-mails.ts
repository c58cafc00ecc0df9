// What was written in letters and to whom is kept for a month, so that an administrator can see what became of them.
// rules: X19.12
import { type ImageServices, takeUsedBefore } from '../files/public.ts';
import { MAIL_ATTACHMENT } from './mail-attachments.ts';
import { deleteOldMails } from './queries.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

export async function deleteMails({ db, clock, store }: ImageServices): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await deleteOldMails(db, before);
  for (const key of await takeUsedBefore(db, { kind: MAIL_ATTACHMENT, before })) await store.remove(key);
}
