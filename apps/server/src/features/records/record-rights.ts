// Who may follow and fetch a record: the person who requested it, as long as they may see the submission or
// hold its receipt.
// rules: R6.11, W4, W12, X18.12, X18.15
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FileRight } from '../files/public.ts';
import { openSubmission, type Receipt, type ReceiptCookies } from '../submissions/public.ts';
import { findRecord, findRecordOfFile, type RecordRow } from './queries.ts';

export interface RecordRightServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly receipts: ReceiptCookies;
}

interface Asker {
  readonly actor: Actor | null;
  readonly request: FastifyRequest;
}

interface AskedFor {
  readonly municipalityId: string;
  readonly recordId: string;
  readonly requestedBy: string;
  readonly submissionId: string;
}

/** A visitor must hold the receipt of the submission, or of this record. */
function holdsReceipt(
  { clock, receipts }: RecordRightServices,
  request: FastifyRequest,
  { municipalityId, recordId, submissionId }: AskedFor,
): boolean {
  const isFor = (receipt: Receipt | null, id: string) =>
    receipt?.municipalityId === municipalityId && receipt.id === id;
  const now = clock();
  return (
    isFor(receipts.sent.read(request, now), submissionId) ||
    isFor(receipts.lookedUp.read(request, now), recordId)
  );
}

async function may(
  services: RecordRightServices,
  { actor, request }: Asker,
  asked: AskedFor,
): Promise<boolean> {
  if (asked.requestedBy === '') return holdsReceipt(services, request, asked);
  if (actor?.userId !== asked.requestedBy) return false;
  try {
    const { row } = await openSubmission(services.db, actor, asked.submissionId);
    return row.municipalityId === asked.municipalityId;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Throws record-not-found, also for somebody else's record. */
export async function openRecord(
  services: RecordRightServices,
  asker: Asker,
  recordId: string,
): Promise<RecordRow> {
  const row = await findRecord(services.db, recordId);
  if (!row || !(await may(services, asker, askedFor(row)))) throw new Problem('record-not-found');
  return row;
}

/** Reading the file of a record needs the right to the record. */
export function recordFileRight(services: RecordRightServices): FileRight {
  return async (actor, file, request) => {
    const row = await findRecordOfFile(services.db, file);
    return row !== null && may(services, { actor, request }, askedFor(row));
  };
}

function askedFor({ municipalityId, id, requestedBy, submissionId }: RecordRow): AskedFor {
  return {
    municipalityId,
    recordId: id,
    requestedBy,
    submissionId,
  };
}
