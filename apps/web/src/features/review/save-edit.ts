// One call: storing a correction or a completion over the version it saw.
import type { complete, correct, EditBody, Edited } from '@constancia/contract/review.ts';
import { call } from '../../platform/api-client.ts';
import type { EditKind } from './edit-kind.ts';

export function saveEdit(kind: EditKind, submissionId: string, body: EditBody): Promise<Edited> {
  const params = { submissionId };
  return kind === 'correction'
    ? call<typeof correct>({
        method: 'POST',
        path: '/api/submissions/:submissionId/corrections',
        params,
        body,
      })
    : call<typeof complete>({
        method: 'POST',
        path: '/api/submissions/:submissionId/completions',
        params,
        body,
      });
}
