// A citizen reads an own submission, and gets its record as a PDF: the same content, made from the same sheet.
// rules: R7.27, X22.04, X31.85, X34.79
import type { PortalSubmissionView } from '@constancia/contract/submissions/portal.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AuditRead } from '../../platform/http/audit-read.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import type { FormVersions } from '../forms/public.ts';
import { Problem } from '../../platform/http/problem.ts';
import { requestRecord, sheetOf } from '../records/public.ts';
import { isWaiting, listRequests, type RequestRow } from '../review/public.ts';
import { keyOf, type ReceiptCookies } from '../submissions/public.ts';
import { type OwnAsked, openOwn } from './open-own.ts';
import { readOwnAppointment } from './own-appointment.ts';

export interface OwnSubmissionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly receipts: ReceiptCookies;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

interface Asked extends OwnAsked {
  readonly language: string;
}

const PUBLIC_RECORD = { kind: 'record', audience: 'public' } as const;
const SHOWN = { ...DEFAULT_RECORD_OPTIONS, unanswered: 'hidden' } as const;

/** Throws submission-not-found, also for somebody else's submission. */
export async function readOwnSubmission(
  services: OwnSubmissionServices,
  asked: Asked,
  { request, audit }: { readonly request: FastifyRequest; readonly audit: AuditRead },
): Promise<PortalSubmissionView> {
  const submission = await openOwn(services, asked);
  const { row } = submission;
  const origin = originOf(services.publicOrigin, request);
  const wish = { ...PUBLIC_RECORD, language: asked.language, options: SHOWN, origin };
  const sheet = await sheetOf(services.db, submission, wish);
  await audit(row);
  const requests = await listRequests(services.db, keyOf(row));
  return {
    code: row.code,
    sheet,
    revision: requests.some(isWaiting),
    revisions: requests.toReversed().map(presentRevision),
    timeZone: submission.form.timeZone,
    appointment: await readOwnAppointment(services, keyOf(row)),
  };
}

/** Without the names of officials. */
function presentRevision(request: RequestRow): PortalSubmissionView['revisions'][number] {
  const { at, comment, dueOn, message, completedAt, acceptedAt, recalledAt } = request;
  const since = acceptedAt ?? completedAt ?? recalledAt;
  const standing = acceptedAt ? 'accepted' : completedAt ? 'answered' : recalledAt ? 'recalled' : 'waiting';
  return { at: at.toISOString(), comment, dueOn, message, standing, since: since?.toISOString() ?? null };
}

/**
 * Returns the id by which the record is followed; the reply's cookie lets this browser fetch it. Throws
 * submission-not-found, too-many-requests.
 */
export async function requestOwnRecord(
  services: OwnSubmissionServices,
  asked: Asked,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string> {
  const { row } = await openOwn(services, asked);
  const { clock, receipts, publicOrigin } = services;
  const { language } = asked;
  const origin = originOf(publicOrigin, request);
  const wish = { ...PUBLIC_RECORD, language, options: DEFAULT_RECORD_OPTIONS, origin };
  const countedAs = [`receipt:${row.id}`, `address:${clientKey(request)}`];
  const by = { userId: '', username: asked.citizen.author, countedAs, by: 'portal' } as const;
  const id = await requestRecord(services, { row, wish }, by);
  if (id === null) throw new Problem('submission-not-found');
  receipts.lookedUp.set(reply, { municipalityId: row.municipalityId, id }, clock());
  return id;
}
