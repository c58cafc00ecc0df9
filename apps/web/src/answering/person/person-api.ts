// The register of people, which only staff may ask: visitors do not download this.
// rules: A4.11-A4.14
import type {
  createPerson as createPersonEndpoint,
  findPerson as findPersonEndpoint,
} from '@constancia/contract/submissions/people.ts';
import { call } from '../../platform/api-client.ts';
import type { PersonApi } from '../session/api.ts';

export function personApi(formId: string): PersonApi {
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
