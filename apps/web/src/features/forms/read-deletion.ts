// One call: what deleting a form takes with it. rules: P2.85, P4.18
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readDeletion as readDeletionEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export type Deletion = Reply<typeof readDeletionEndpoint>;

export function readDeletion(formId: string): Promise<Deletion> {
  return call<typeof readDeletionEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/deletion',
    params: { formId },
  });
}
