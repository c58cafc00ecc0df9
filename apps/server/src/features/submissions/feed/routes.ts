// Endpoints of the feed of a form, which Excel, Power BI and others read as OData v4.
// rules: X38.80, X38.85, X38.100, X38.101, W18
import { countFeedTable, readFeed, readFeedMetadata, readFeedTable } from '@constancia/contract/feed/feed.ts';
import { feedMetadata, serviceDocument } from '@constancia/domain/odata/feed-metadata.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { countFeed, type FeedServices, openFeed, readFeedPage } from './read-feed.ts';

export interface FeedRouteServices extends FeedServices {
  readonly publicOrigin: string | null;
}

export function feedRoutes(services: FeedRouteServices): readonly Route[] {
  const rootOf = (request: FastifyRequest, formId: string) =>
    `${originOf(services.publicOrigin, request)}/api/odata/forms/${formId}`;
  const versioned = (reply: FastifyReply) =>
    reply.header('odata-version', '4.0').header('cache-control', 'no-store');
  return [
    route(readFeed, async ({ actor, params, request, reply }) => {
      const { tables } = await openFeed(services, actor, params.formId);
      void versioned(reply);
      return serviceDocument(rootOf(request, params.formId), tables);
    }),
    route(readFeedMetadata, async ({ actor, params, reply }) => {
      const { tables } = await openFeed(services, actor, params.formId);
      return versioned(reply)
        .header('content-type', 'application/xml; charset=utf-8')
        .send(feedMetadata(tables));
    }),
    route(readFeedTable, async ({ actor, params: { formId, table }, query, request, reply, audit }) => {
      const opened = await openFeed(services, actor, formId);
      const asked = { actor, root: rootOf(request, formId), table, query };
      const { file, audited } = await readFeedPage(services, opened, asked);
      try {
        await audit(opened.form, audited);
      } catch (error) {
        file.destroy();
        throw error;
      }
      return versioned(reply)
        .header('content-type', 'application/json; odata.metadata=minimal; charset=utf-8')
        .send(file);
    }),
    route(countFeedTable, async ({ actor, params: { formId, table }, query, reply }) => {
      const opened = await openFeed(services, actor, formId);
      const count = await countFeed(services, opened, { actor, table, query });
      return versioned(reply).header('content-type', 'text/plain; charset=utf-8').send(String(count));
    }),
  ];
}
