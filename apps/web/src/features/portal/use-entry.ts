// Entering from the citizen portal. The credential in the URL is removed from it immediately and exchanged for a
// cookie; a page opened without a credential uses the cookie.
// rules: A2.36, A2.37, A6.06, A6.07, W6
import type { EnterBody, PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { useEffect, useState } from 'react';
import { CallError } from '../../platform/api-client.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { enter, readEntry } from './portal-api.ts';

export type EntryLoad =
  | { readonly state: 'loading' | 'failed' | 'blocked' | 'no-form' }
  /** Nothing was exchanged: the credential is still valid. */
  | { readonly state: 'not-reached'; readonly error: CallError; readonly again: () => void }
  | { readonly state: 'ready'; readonly entry: PortalEntry };

export interface WantedEntry {
  /** The page's URL without the credential. */
  readonly path: string;
  readonly formId?: string;
  readonly submissionId?: string;
}

export function useEntry({ path, formId, submissionId }: WantedEntry): EntryLoad {
  const { params, pathname, go } = useNavigation();
  // Read only once: when the page is drawn again, the credential is no longer in the URL.
  const [credential] = useState(() => credentialOf(params['token'], location.search));
  const [load, setLoad] = useState<EntryLoad>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (pathname !== path || location.search !== '') go(path, { replace: true });
  }, [pathname, path, go]);
  useEffect(() => {
    let shown = true;
    const apply = (load: EntryLoad) => {
      if (shown) setLoad(load);
    };
    const fail = (error: unknown) =>
      apply(
        failed(error, () => {
          setLoad(LOADING);
          setAttempt(attempt + 1);
        }),
      );
    const target = { ...(formId && { formId }), ...(submissionId && { submissionId }) };
    (credential ? enter({ ...credential, ...target }) : readEntry(formId)).then(
      (entry) => apply({ state: 'ready', entry }),
      fail,
    );
    return () => {
      shown = false;
    };
  }, [credential, formId, submissionId, attempt]);
  return load;
}

const LOADING: EntryLoad = { state: 'loading' };

function failed(error: unknown, again: () => void): EntryLoad {
  if (!(error instanceof CallError)) return { state: 'failed' };
  if (error.code === 'municipality-blocked') return { state: 'blocked' };
  if (error.code === 'form-not-found') return { state: 'no-form' };
  const unreached =
    error.code === 'offline' || error.code === 'unavailable' || error.code === 'too-many-requests';
  return unreached ? { state: 'not-reached', error, again } : { state: 'failed' };
}

/** Found in the path, or in the query under the names of the staff route (A2.01). */
function credentialOf(inPath: string | undefined, search: string): EnterBody | null {
  const query = new URLSearchParams(search);
  const token = inPath ?? query.get('citizenOaToken');
  if (token) return { token };
  const hash = query.get('citizenHash');
  return hash ? { hash } : null;
}
