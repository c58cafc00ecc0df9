// Requests a record: its row and its job are written in one transaction, so that neither exists without the
// other. A second request while the first waits returns the same record.
// rules: A7.17, R4.38, X18.11, X18.14, X27.06
import { type RecordOptions } from '@constancia/domain/presentation/record/record-options.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newEntityId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs/queries.ts';
import { refuseAbove } from '../../platform/rate-limit/refuse-above.ts';
import { findFile, findFilesOf } from '../files/public.ts';
import { keepSubmission, type SubmissionRow } from '../submissions/public.ts';
import { recordJobFor } from './jobs.ts';
import { failLost } from './lost-records.ts';
import { insertRecord } from './queries.ts';
import type { RecordWish } from './record-sheet.ts';

export interface Requester {
  /** Id of the account; '' for a visitor. */
  readonly userId: string;
  /** For the audit log. */
  readonly username: string;
  /** Keys under which requests are counted, each on its own. */
  readonly countedAs: readonly string[];
  /** How the person got access to the record, for the audit log. */
  readonly by: 'session' | 'program' | 'receipt' | 'record-code' | 'portal';
  /** The record is one of many, which no single one waits for. */
  readonly isBundled?: boolean;
}

/** Per minute: above a person who prints a pile of records, below a flood. */
const PER_MINUTE = 30;
/** `kind` of a file that is a picture for a record. */
export const LOGO_FILE = 'record-logo';

/**
 * Returns the id to follow the record by; when an equal one waits already, its id; null when the submission was deleted at this
 * moment. Throws too-many-requests, record-options-refused.
 */
export async function requestRecord(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { row, wish }: { readonly row: SubmissionRow; readonly wish: RecordWish },
  requester: Requester,
): Promise<string | null> {
  const at = clock();
  await countRequest(db, requester, at);
  await refuseOptions(db, wish.options, { row, userId: requester.userId });
  const job = recordJobFor({
    bytes: JSON.stringify(row.answers).length,
    files: (await findFilesOf(db, { municipalityId: row.municipalityId, id: row.id })).length,
    isBundled: requester.isBundled ?? false,
  });
  return inTransaction(db, async (tx) => {
    if (!(await keepSubmission(tx, row))) return null;
    const id = newEntityId();
    await failLost(tx, { municipalityId: row.municipalityId, submissionIds: [row.id] }, at);
    const waiting = await insertRecord(tx, {
      ...wish,
      municipalityId: row.municipalityId,
      id,
      submissionId: row.id,
      requestedBy: requester.userId,
      requestedAt: at,
    });
    // A single record does not wait for the bundle that an equal one was asked for with: it changes lanes.
    if (waiting === id || !requester.isBundled)
      await addJob(tx, {
        name: job,
        payload: { recordId: waiting },
        key: `record:${waiting}`,
        keepsTurn: true,
        maxAttempts: 2,
      });
    await appendAudit(tx, {
      municipalityId: row.municipalityId,
      at,
      actor: requester.username,
      action: 'export',
      subject: 'submission',
      subjectId: row.id,
      details: { format: 'pdf', kind: wish.kind, by: requester.by },
    });
    return waiting;
  });
}

async function countRequest(db: Database, { countedAs }: Requester, at: Date): Promise<void> {
  for (const who of countedAs) {
    const limit = { key: `record:${who}`, tries: PER_MINUTE, windowSeconds: 60 };
    await refuseAbove(db, limit, at);
  }
}

/** A logo must be a picture that this person uploaded for this submission; a portable printout takes none. */
async function refuseOptions(
  db: Database,
  { paper, logo }: RecordOptions,
  { row, userId }: { readonly row: SubmissionRow; readonly userId: string },
): Promise<void> {
  if (!logo) return;
  const file = paper === 'a4' ? await findFile(db, logo.image) : null;
  const own =
    file?.kind === LOGO_FILE &&
    file.municipalityId === row.municipalityId &&
    file.submissionId === row.id &&
    file.uploadedBy === userId;
  if (!own) throw new Problem('record-options-refused');
}
