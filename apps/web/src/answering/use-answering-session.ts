// Loads a form to answer, together with the draft that this person has of it.
// rules: A7.01, A8.01-A8.03, A4.50
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { useEffect, useMemo, useState } from 'react';
import { asCallError, type CallError } from '../platform/api-client.ts';
import { readForm } from './api.ts';
import { isRefusal, type RefusalCode } from './sending/refusal.ts';
import { type AnsweringSession, openAnswering } from './session/answering-session.ts';

export type AnsweringLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly session: AnsweringSession }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly error: CallError };

export interface SessionWanted {
  readonly formId: string;
  /** Id of the account, or VISITOR. */
  readonly person: string;
  readonly as: AnswererKind;
}

export interface AnsweringLoader {
  readonly load: AnsweringLoad;
  readonly retry: () => void;
  /** Called when the server said while sending that the form cannot be answered any more. */
  readonly refuse: (code: RefusalCode) => void;
}

const LOADING: AnsweringLoad = { state: 'loading' };

export function useAnsweringSession({ formId, person, as }: SessionWanted): AnsweringLoader {
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(() => ({ formId, person, as, attempt }), [formId, person, as, attempt]);
  // A result that was loaded for another form or person counts as nothing loaded.
  const [loaded, setLoaded] = useState({ for: wanted, load: LOADING });
  useEffect(() => {
    const leaving = new AbortController();
    const apply = (load: AnsweringLoad) => {
      if (!leaving.signal.aborted) setLoaded({ for: wanted, load });
    };
    loadSession(wanted, leaving.signal).then(apply, () => {});
    return () => leaving.abort();
  }, [wanted]);
  return {
    load: loaded.for === wanted ? loaded.load : LOADING,
    retry: () => setAttempt(attempt + 1),
    refuse: (code) => setLoaded({ for: wanted, load: { state: 'refused', code } }),
  };
}

async function loadSession(
  { formId, person, as }: SessionWanted,
  signal: AbortSignal,
): Promise<AnsweringLoad> {
  try {
    const form = await readForm(as, formId, signal);
    if (form.limitReached) return { state: 'refused', code: 'limit-reached' };
    return { state: 'ready', session: await openAnswering(form, person) };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = asCallError(error);
    return isRefusal(failure.code)
      ? { state: 'refused', code: failure.code }
      : { state: 'failed', error: failure };
  }
}
