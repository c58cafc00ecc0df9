// Endpoints of records: requesting, following, cancelling and fetching them, with an account or with a
// receipt.
// rules: A7.17, R2.106, W4, X18.16, X38.104
import {
  cancelRecord,
  readRecord,
  requestRecord as requestEndpoint,
  requestRecordByReceipt,
  uploadRecordLogo,
} from '@constancia/contract/records/records.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { countedAccount } from '../../platform/http/rate-of.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type IncomingImageServices, storeImage } from '../files/public.ts';
import { openSubmission } from '../submissions/public.ts';
import { bundleRoutes } from './bundles/routes.ts';
import { failLost } from './lost-records.ts';
import { type PosterServices, posterRoute } from './poster/routes.ts';
import { completeRecord, findRecord } from './queries.ts';
import { type ReceivedServices, receiptRoute, receivedBy } from './received.ts';
import { openRecord } from './record-rights.ts';
import { LOGO_FILE, requestRecord } from './request-record.ts';

export interface RecordServices extends IncomingImageServices, ReceivedServices, PosterServices {}

/** Pixels: 18 mm high on paper, at any width. */
const LOGO_SIDE = 1_000;

function requestRoutes(services: RecordServices): readonly Route[] {
  const { db, publicOrigin } = services;
  return [
    route(requestEndpoint, async ({ actor, params, body, request }) => {
      const { row } = await openSubmission(db, actor, params.submissionId);
      const origin = originOf(publicOrigin, request);
      const wish = { ...body, kind: 'record', audience: 'staff', origin } as const;
      const { userId, username, program } = actor;
      const counted = { userId, username, countedAs: [countedAccount(actor)] };
      const by = { ...counted, by: program ? 'program' : 'session' } as const;
      const id = await requestRecord(services, { row, wish }, by);
      if (id === null) throw new Problem('submission-not-found');
      return { id };
    }),
    route(requestRecordByReceipt, async ({ params, body, request }) => {
      const received = await receivedBy(services, request);
      const { row, voucher } = received ?? {};
      if (row?.id !== params.submissionId || (body.kind === 'voucher' && !voucher))
        throw new Problem('record-not-found');
      const origin = originOf(publicOrigin, request);
      const wish = { ...body, audience: 'public', options: DEFAULT_RECORD_OPTIONS, origin } as const;
      const by = {
        userId: '',
        username: ANONYMOUS_AUTHOR,
        countedAs: [`receipt:${row.id}`, `address:${clientKey(request)}`],
        by: 'receipt',
      } as const;
      const id = await requestRecord(services, { row, wish }, by);
      if (id === null) throw new Problem('record-not-found');
      return { id };
    }),
  ];
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
    posterRoute(services),
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
    receiptRoute(services),
  ];
}
