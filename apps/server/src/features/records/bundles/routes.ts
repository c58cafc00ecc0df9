// Endpoints of bundles of records: asking for one, following and cancelling it, and fetching its archive.
// rules: X33.68
import { Readable } from 'node:stream';
import {
  cancelRecordBundle,
  fetchRecordBundle,
  readRecordBundle,
  requestRecordBundle,
} from '@constancia/contract/records/bundles.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { openForm } from '../../forms/public.ts';
import { type BundleServices, openArchive, openBundle, progressOf, requestBundle } from './bundle.ts';
import { cancelBundle } from './queries.ts';

export interface BundleRouteServices extends BundleServices {
  /** URL that people use; without it, the one of the request counts. */
  readonly publicOrigin: string | null;
}

export function bundleRoutes(services: BundleRouteServices): readonly Route[] {
  const { db, publicOrigin } = services;
  return [
    route(requestRecordBundle, async ({ actor, params, body, request }) => {
      const form = await openForm(db, actor, params.formId);
      const asked = { ...body, form, origin: originOf(publicOrigin, request) };
      return progressOf(services, actor, await requestBundle(services, actor, asked));
    }),
    route(readRecordBundle, async ({ actor, params }) => {
      const { bundle } = await openBundle(services, actor, params.bundleId);
      return progressOf(services, actor, bundle);
    }),
    route(cancelRecordBundle, async ({ actor, params }) => {
      const { bundle } = await openBundle(services, actor, params.bundleId);
      await inTransaction(db, (tx) => cancelBundle(tx, bundle));
      return {};
    }),
    route(fetchRecordBundle, async ({ actor, params, reply, audit }) => {
      const { bundle, form } = await openBundle(services, actor, params.bundleId);
      const { content, records } = await openArchive(services, actor, bundle);
      await audit(form, { format: 'records', records });
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', 'attachment; filename="actas.zip"')
        .header('cache-control', 'no-store')
        .send(Readable.from(content, { objectMode: false }));
    }),
  ];
}
