// The requests about the person of a submission: looking them up in the register, or creating them there.
// rules: A4.11-A4.14, A4.48, A7.12, A7.13
import type {
  createPerson as createPersonEndpoint,
  findPerson as findPersonEndpoint,
} from '@constancia/contract/submissions/people.ts';
import type { PersonApi } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

export function peopleFor(formId: string): PersonApi {
  return {
    find: (body) =>
      call<typeof findPersonEndpoint>({
        method: 'POST',
        path: '/api/forms/:formId/people/search',
        params: { formId },
        body,
      }),
    create: (body) =>
      call<typeof createPersonEndpoint>({
        method: 'POST',
        path: '/api/forms/:formId/people',
        params: { formId },
        body,
      }),
  };
}
