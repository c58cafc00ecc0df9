// The register of people, which only staff may ask: visitors do not download this.
// rules: A2.01, A4.11-A4.14, X36.48
import type {
  createPerson as createPersonEndpoint,
  findPerson as findPersonEndpoint,
  findPersonOfPortal as findOfPortalEndpoint,
} from '@constancia/contract/submissions/people.ts';
import { asCallError, call } from '../../platform/api-client.ts';
import type { PortalCredential } from '../../platform/portal-credential.ts';
import type { PersonApi, PersonReply } from '../session/api.ts';

interface Asking {
  /** Of the citizen portal, when a link of it opened the form. */
  readonly credential?: PortalCredential | null;
  /** A new submission may wait for the connection, and so may its person. */
  readonly notes?: boolean;
}

export function personApi(formId: string, { credential = null, notes = false }: Asking = {}): PersonApi {
  return {
    notes,
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
    ...(credential && { ofPortal: ofPortal(formId, credential) }),
  };
}

/** Returns null once the server has answered: a link names its person once. */
function ofPortal(formId: string, credential: PortalCredential): () => Promise<PersonReply | null> {
  let left: PortalCredential | null = credential;
  return async () => {
    const body = left;
    if (!body) return null;
    try {
      const reply = await call<typeof findOfPortalEndpoint>({
        method: 'POST',
        path: '/api/forms/:formId/people/of-portal',
        params: { formId },
        body,
      });
      left = null;
      return reply;
    } catch (error) {
      if (asCallError(error).code === 'portal-person-unknown') left = null;
      throw error;
    }
  };
}
