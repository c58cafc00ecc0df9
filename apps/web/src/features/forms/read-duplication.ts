// One call: what a copy of a form would leave behind. rules: P2.84, X10.01
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readDuplication as readDuplicationEndpoint } from '@constancia/contract/forms.ts';
import { call } from '../../platform/api-client.ts';

export type Duplication = Reply<typeof readDuplicationEndpoint>;

export function readDuplication(formId: string): Promise<Duplication> {
  return call<typeof readDuplicationEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/duplication',
    params: { formId },
  });
}
