// Copies of submissions by e-mail, and their result for each recipient.
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface MailName {
  readonly municipalityId: string;
  readonly id: string;
}

export interface MailRow {
  readonly municipalityId: string;
  readonly id: string;
  readonly submissionId: string;
  readonly sentBy: string;
  readonly sender: string;
  readonly createdAt: Date;
  readonly language: string;
  readonly origin: string;
  readonly subject: string;
  readonly body: string;
  readonly attachmentKey: string;
  readonly attachmentName: string;
}

export type RecipientOutcome = 'pending' | 'accepted' | 'refused';

export interface RecipientRow {
  readonly position: number;
  readonly address: string;
  readonly outcome: RecipientOutcome;
}

export async function insertMail(db: Queryable, mail: MailRow, recipients: readonly string[]): Promise<void> {
  await sql`
    insert into mails (municipality_id, id, submission_id, sent_by, sender, created_at, language, origin, subject, body,
      attachment_key, attachment_name)
    values (${mail.municipalityId}, ${mail.id}, ${mail.submissionId}, ${mail.sentBy}, ${mail.sender},
      ${mail.createdAt}, ${mail.language}, ${mail.origin}, ${mail.subject}, ${mail.body}, ${mail.attachmentKey},
      ${mail.attachmentName})`.execute(db);
  await sql`
    insert into mail_recipients (municipality_id, mail_id, position, address)
    select ${mail.municipalityId}, ${mail.id}, position - 1, address
    from unnest(${recipients}::text[]) with ordinality as given (address, position)`.execute(db);
}

/** Another transaction with the same id waits until this one ends. */
export async function lockMailId(db: Queryable, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${id}`}, 0))`.execute(db);
}

export async function findMail(db: Queryable, { municipalityId, id }: MailName): Promise<MailRow | null> {
  const found = await sql<MailRow>`
    select municipality_id, id, submission_id, sent_by, sender, created_at, language, origin, subject, body,
      attachment_key, attachment_name
    from mails where municipality_id = ${municipalityId} and id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** In the order in which they were entered. */
export async function listRecipients(
  db: Queryable,
  { municipalityId, id }: MailName,
): Promise<readonly RecipientRow[]> {
  const found = await sql<RecipientRow>`
    select position, address, outcome from mail_recipients
    where municipality_id = ${municipalityId} and mail_id = ${id} order by position`.execute(db);
  return found.rows;
}

export async function completeRecipient(
  db: Queryable,
  { municipalityId, id }: MailName,
  result: { readonly position: number; readonly outcome: RecipientOutcome; readonly at: Date },
): Promise<void> {
  await sql`
    update mail_recipients set outcome = ${result.outcome}, resolved_at = ${result.at}
    where municipality_id = ${municipalityId} and mail_id = ${id} and position = ${result.position}`.execute(
    db,
  );
}

/** Deletes text and recipients; the outbox and the audit log still show that something was sent. */
export async function deleteOldMails(db: Queryable, before: Date): Promise<void> {
  await sql`delete from mails where created_at < ${before}`.execute(db);
}
