// Who may follow and fetch a record: who asked for it, as long as they may see the answer, or hold its receipt.
// rules: R6.11, W4, W12, X18.12, X18.15
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FileRight } from '../files/public.ts';
import { openSubmission, type ReceiptCookie } from '../submissions/public.ts';
import { findRecord, type RecordRow } from './queries.ts';

export interface RecordRightServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly receipts: ReceiptCookie;
}

interface Asker {
  readonly actor: Actor | null;
  readonly request: FastifyRequest;
}

interface AskedFor {
  readonly requestedBy: string;
  readonly submissionId: string;
}

async function may(
  { db, clock, receipts }: RecordRightServices,
  { actor, request }: Asker,
  { requestedBy, submissionId }: AskedFor,
): Promise<boolean> {
  if (requestedBy === '') return receipts.submissionOf(request, clock()) === submissionId;
  if (actor?.userId !== requestedBy) return false;
  try {
    await openSubmission(db, actor, submissionId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Throws record-not-found: also for a record of somebody else. */
export async function openRecord(
  services: RecordRightServices,
  asker: Asker,
  recordId: string,
): Promise<RecordRow> {
  const row = await findRecord(services.db, recordId);
  const asked = row && { requestedBy: row.requested_by, submissionId: row.submission_id };
  if (!row || !asked || !(await may(services, asker, asked))) throw new Problem('record-not-found');
  return row;
}

export function recordFileRight(services: RecordRightServices): FileRight {
  return (actor, file, request) =>
    may(services, { actor, request }, { requestedBy: file.uploaded_by, submissionId: file.submission_id });
}
