// Deletes the texts and recipients of e-mails after a month. Until then an administrator can see what
// happened to them.
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
