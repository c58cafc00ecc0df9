// Endpoints of records: requesting, following, cancelling and fetching them, with an account or with a
// receipt.
// rules: A7.17, R2.049, R2.106, W4, X18.16
import {
  cancelRecord,
  readReceipt,
  readRecord,
  requestRecord as requestEndpoint,
  requestRecordByReceipt,
  uploadRecordLogo,
} from '@constancia/contract/records/records.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { FastifyRequest } from 'fastify';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type ImageServices, storeImage } from '../files/public.ts';
import { type FormVersions, findForm } from '../forms/public.ts';
import { findSubmission, openSubmission, type SubmissionRow } from '../submissions/public.ts';
import { bundleRoutes } from './bundles/routes.ts';
import { failLost } from './lost-records.ts';
import { completeRecord, findRecord } from './queries.ts';
import { openRecord, type RecordRightServices } from './record-rights.ts';
import { voucherOf } from './record-sheet.ts';
import { LOGO_FILE, requestRecord } from './request-record.ts';

export interface RecordServices extends ImageServices, RecordRightServices {
  readonly versions: FormVersions;
  readonly signer: FileSigner;
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

/** Pixels: 18 mm high on paper, at any width. */
const LOGO_SIDE = 1_000;

function requestRoutes(services: RecordServices): readonly Route[] {
  const { db, publicOrigin } = services;
  return [
    route(requestEndpoint, async ({ actor, params, body, request }) => {
      const { row } = await openSubmission(db, actor, params.submissionId);
      const wish = { ...body, kind: 'record', origin: originOf(publicOrigin, request) } as const;
      const { userId, username } = actor;
      const by = { userId, username, countedAs: [`user:${userId}`], by: 'session' } as const;
      return { id: await requestRecord(services, { row, wish }, by) };
    }),
    route(requestRecordByReceipt, async ({ params, body, request }) => {
      const received = await receivedBy(services, request);
      const { row, voucher } = received ?? {};
      if (row?.id !== params.submissionId || (body.kind === 'voucher' && !voucher))
        throw new Problem('record-not-found');
      const origin = originOf(publicOrigin, request);
      const wish = { ...body, options: DEFAULT_RECORD_OPTIONS, origin };
      const by = {
        userId: '',
        username: ANONYMOUS_AUTHOR,
        countedAs: [`receipt:${row.id}`, `address:${clientKey(request)}`],
        by: 'receipt',
      } as const;
      return { id: await requestRecord(services, { row, wish }, by) };
    }),
  ];
}

interface Received {
  readonly row: SubmissionRow;
  readonly voucher: string;
  readonly downloadsByItself: boolean;
}

/** The submission whose receipt the request brings; null without one. */
async function receivedBy(
  { db, clock, receipts, versions }: RecordServices,
  request: FastifyRequest,
): Promise<Received | null> {
  const receipt = receipts.sent.read(request, clock());
  const row = receipt && (await findSubmission(db, receipt));
  const form = row && (await findForm(db, row.formId));
  const version = row && form && !form.deletedAt && (await versions.load(form, row.formVersion));
  if (!row || !version) return null;
  const { definition } = version;
  const { publicAccess, automaticDownload } = definition.options;
  return { row, voucher: voucherOf(definition), downloadsByItself: publicAccess && automaticDownload };
}

function followRoutes(services: RecordServices): readonly Route[] {
  const { db, clock, signer } = services;
  return [
    route(readRecord, async ({ actor, params, request }) => {
      const asked = await openRecord(services, { actor, request }, params.recordId);
      const now = clock();
      if (asked.state === 'waiting')
        await failLost(
          db,
          { municipalityId: asked.municipalityId, submissionIds: [asked.submissionId] },
          now,
        );
      const { state, fileKey, requestedBy } = (await findRecord(db, asked.id)) ?? asked;
      return { state, url: state === 'ready' ? signer.urlOf(fileKey, requestedBy, now) : null };
    }),
    route(cancelRecord, async ({ actor, params, request }) => {
      const row = await openRecord(services, { actor, request }, params.recordId);
      await completeRecord(db, row, { state: 'cancelled', fileKey: '' });
      return { cancelled: true as const };
    }),
  ];
}

export function recordRoutes(services: RecordServices): readonly Route[] {
  const { db } = services;
  return [
    ...requestRoutes(services),
    ...followRoutes(services),
    ...bundleRoutes(services),
    route(uploadRecordLogo, async ({ actor, params, bytes }) => {
      const { row } = await openSubmission(db, actor, params.submissionId);
      const logo = {
        kind: LOGO_FILE,
        formId: row.formId,
        submissionId: row.id,
        bytes,
        maxSide: LOGO_SIDE,
      } as const;
      return { key: await storeImage(services, actor, logo) };
    }),
    route(readReceipt, async ({ request }) => {
      const received = await receivedBy(services, request);
      if (!received) throw new Problem('receipt-not-found');
      const { row, voucher, downloadsByItself } = received;
      return { submissionId: row.id, code: row.code, voucher, downloadsByItself };
    }),
  ];
}
