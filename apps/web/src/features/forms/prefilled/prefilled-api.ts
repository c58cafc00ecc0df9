// Requests about links that open a form with answers. Throws a CallError when the server refuses or cannot be reached.
// rules: X38.95
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  createPrefilledLink,
  deletePrefilledLink,
  listPrefilledLinks,
} from '@constancia/contract/forms/prefilled-links.ts';
import { call } from '../../../platform/api-client.ts';

export type ListedLink = Reply<typeof listPrefilledLinks>['links'][number];
export type NewLink = BodyIn<typeof createPrefilledLink>;
export type MadeLink = Reply<typeof createPrefilledLink>;

/** First key of the query that lists them. */
export const LINKS = 'prefilled-links';

export async function readLinks(formId: string, signal: AbortSignal): Promise<readonly ListedLink[]> {
  const { links } = await call<typeof listPrefilledLinks>({
    method: 'GET',
    path: '/api/forms/:formId/prefilled-links',
    params: { formId },
    signal,
  });
  return links;
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
