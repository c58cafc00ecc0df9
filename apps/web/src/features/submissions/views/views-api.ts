// Reads, saves and deletes the views of a list.
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type {
  deleteView as deleteEndpoint,
  listViews as listEndpoint,
  saveView as saveEndpoint,
} from '@constancia/contract/submissions/views.ts';
import { call } from '../../../platform/api-client.ts';

export type SavedViews = Reply<typeof listEndpoint>;
export type SavedView = SavedViews['views'][number];

export const viewsKey = (formId: string) => ['list-views', formId];

const path = '/api/forms/:formId/views/:viewId';

export function listViews(formId: string, signal: AbortSignal): Promise<SavedViews> {
  return call<typeof listEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/views',
    params: { formId },
    signal,
  });
}

export async function saveView(
  params: { readonly formId: string; readonly viewId: string },
  body: BodyIn<typeof saveEndpoint>,
): Promise<void> {
  await call<typeof saveEndpoint>({ method: 'PUT', path, params, body });
}

export async function deleteView(params: {
  readonly formId: string;
  readonly viewId: string;
}): Promise<void> {
  await call<typeof deleteEndpoint>({ method: 'DELETE', path, params });
}
