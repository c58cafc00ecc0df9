// Entering from the citizen portal. The credential in the URL is removed from it immediately and exchanged for a
// cookie; a page opened without a credential uses the cookie. Without a connection the page is of who came in last.
// rules: A2.37, A6.06, W6, X31.54, X36.50
import type { EnterBody, PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { asCallError, CallError, isUnreached } from '../../platform/api-client.ts';
import { dropAgain } from '../../platform/device/drop-again.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { credentialIn } from '../../platform/portal-credential.ts';
import { dropKeptEntry, keepEntry, keptEntry } from './kept-entry.ts';
import { enter, readEntry } from './portal-api.ts';

export type EntryLoad =
  | { readonly state: 'loading' | 'failed' | 'blocked' | 'no-form' }
  /** The credential opens nothing, and this browser still has the cookie of a citizen, who may be somebody else. */
  | { readonly state: 'still-in'; readonly entry: PortalEntry; readonly goOn: () => void }
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
  useLayoutEffect(() => {
    if (pathname !== path || location.search !== '') go(path, { replace: true });
  }, [pathname, path, go]);
  useEffect(() => {
    let shown = true;
    const apply = (load: EntryLoad) => {
      if (shown) setLoad(load);
    };
    const fail = async (error: unknown) => {
      const { code } = asCallError(error);
      if (code === 'portal-entry-failed') {
        const inside = credential && (await stillInside(formId));
        if (inside)
          return apply({ state: 'still-in', entry: inside, goOn: () => void enterPage(inside, false) });
        void dropKeptEntry();
      }
      // A credential may be somebody else's.
      const kept = isUnreached({ code }) && !credential ? await keptEntry(formId) : null;
      if (kept) return apply({ state: 'ready', entry: kept });
      const again = () => {
        setLoad(LOADING);
        setAttempt(attempt + 1);
      };
      apply(failed(error, again));
    };
    const target = { ...(formId && { formId }), ...(submissionId && { submissionId }) };
    const open = credential ? enter({ ...credential, ...target }) : readEntry(formId);
    const enterPage = async (entry: PortalEntry, came: boolean) => {
      if (entry.formerIds.length > 0) await takeOver(entry);
      await dropAgain();
      keepEntry(entry, { came, ...(formId && { formId }) });
      apply({ state: 'ready', entry });
    };
    void open.then((entry) => enterPage(entry, credential !== null), fail);
    return () => {
      shown = false;
    };
  }, [credential, formId, submissionId, attempt]);
  return load;
}

/** Seldom needed, so it is downloaded then; without it the drafts wait for the next time. */
function takeOver(entry: PortalEntry): Promise<void> {
  return import('./take-over-drafts.ts')
    .then(({ takeOverDrafts }) => takeOverDrafts(entry))
    .catch(() => undefined);
}

/** Who has the cookie of this browser; null for nobody. */
async function stillInside(formId: string | undefined): Promise<PortalEntry | null> {
  try {
    return await readEntry(formId);
  } catch {
    return null;
  }
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

/** Found in the path, or in the query as on the staff route (A2.01). */
function credentialOf(inPath: string | undefined, search: string): EnterBody | null {
  return inPath ? { token: inPath } : credentialIn(search);
}
