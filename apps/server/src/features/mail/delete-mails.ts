// Deletes the texts and recipients of e-mails after a month. Until then an administrator can see what
// happened to them.
// rules: X19.12
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { removeFilesLater, takeUsedBefore } from '../files/public.ts';
import { MAIL_ATTACHMENT } from './mail-attachments.ts';
import { deleteOldMails } from './queries.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

export async function deleteMails({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await deleteOldMails(db, before);
  await inTransaction(db, async (tx) => {
    await removeFilesLater(tx, await takeUsedBefore(tx, { kind: MAIL_ATTACHMENT, before }));
  });
}
