// Requests about links that open a form with answers. Throws a CallError when the server refuses or cannot be reached.
// rules: X38.95, X40.57
import type { BodyIn, QueryIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  createPrefilledLink,
  deletePrefilledLink,
  listPrefilledLinks,
} from '@constancia/contract/forms/prefilled-links.ts';
import { call } from '../../../platform/api-client.ts';

export type LinkPage = Reply<typeof listPrefilledLinks>;
export type ListedLink = LinkPage['links'][number];
export type NewLink = BodyIn<typeof createPrefilledLink>;
export type MadeLink = Reply<typeof createPrefilledLink>;

/** First key of the query that lists them. */
export const LINKS = 'prefilled-links';

export function readLinks(
  formId: string,
  query: QueryIn<typeof listPrefilledLinks>,
  signal: AbortSignal,
): Promise<LinkPage> {
  return call<typeof listPrefilledLinks>({
    method: 'GET',
    path: '/api/forms/:formId/prefilled-links',
    params: { formId },
    query,
    signal,
  });
}

export function createLink(formId: string, body: NewLink): Promise<MadeLink> {
  return call<typeof createPrefilledLink>({
    method: 'POST',
    path: '/api/forms/:formId/prefilled-links',
    params: { formId },
    body,
  });
}

export async function deleteLink(formId: string, linkId: string): Promise<void> {
  await call<typeof deletePrefilledLink>({
    method: 'DELETE',
    path: '/api/forms/:formId/prefilled-links/:linkId',
    params: { formId, linkId },
  });
}
