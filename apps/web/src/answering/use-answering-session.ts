// Loads a form to answer, together with the draft that this person has of it. Without a connection the form is the one that
// this device has kept.
// rules: A7.01, A8.01-A8.03, X31.47, X31.92
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { asCallError, type CallError, isUnreached } from '../platform/api-client.ts';
import { openDatabase } from '../platform/device/device-database.ts';
import { dropKeptForm, keepForm, readKeptForm } from '../platform/device/kept-forms.ts';
import { onceContentIsShown } from '../platform/page/content-shown.ts';
import { readForm } from './api.ts';
import { DraftNoticeBlock } from './later-blocks.ts';
import { isRefusal, type RefusalCode } from './sending/refusal.ts';
import { type AnsweringSession, hasDraftNotice } from './session/answering-session.ts';
import { type Opening, openAnswering } from './session/open-draft.ts';

export type AnsweringLoad =
  | { readonly state: 'loading' }
  /** `fromDevice`: the server was not reached; this is the form as it was opened last. */
  | { readonly state: 'ready'; readonly session: AnsweringSession; readonly fromDevice: boolean }
  | { readonly state: 'refused'; readonly code: RefusalCode }
  | { readonly state: 'failed'; readonly error: CallError };

export interface SessionWanted {
  readonly formId: string;
  /** Id of the account, or VISITOR. */
  readonly person: string;
  readonly as: AnswererKind;
  /** Key of the draft that was chosen in the list of drafts. */
  readonly draft?: string | undefined;
  /** The work order that is done with it. */
  readonly workOrder?: string | undefined;
  /** A new submission begins, whatever was kept on the device: it is about somebody else. */
  readonly isNew?: boolean;
  /** The form of this device, where more than the opened ones are kept. */
  readonly readKept?: typeof readKeptForm;
}

export interface AnsweringLoader {
  readonly wanted: SessionWanted;
  readonly load: AnsweringLoad;
  readonly retry: () => void;
  /** Called when the server said while sending that the form cannot be answered any more. */
  readonly refuse: (code: RefusalCode) => void;
}

const LOADING: AnsweringLoad = { state: 'loading' };

interface OpenedAhead {
  readonly formId: string;
  readonly loading: Promise<AnsweringLoad>;
  /** Null while it loads. */
  load: AnsweringLoad | null;
}

let openedAhead: OpenedAhead | null = null;

/** Opens a form before its screen is drawn, so that the first drawing shows its questions. The next screen of this form takes it. */
export async function openAhead(wanted: SessionWanted): Promise<void> {
  const ahead: OpenedAhead = {
    formId: wanted.formId,
    loading: loadSession(wanted, new AbortController().signal),
    load: null,
  };
  openedAhead = ahead;
  ahead.load = await ahead.loading;
}

const aheadOf = (formId: string) => (openedAhead?.formId === formId ? openedAhead : null);

export function useAnsweringSession({
  formId,
  person,
  as,
  draft,
  workOrder,
  isNew = false,
  readKept,
}: SessionWanted): AnsweringLoader {
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(
    () => ({ formId, person, as, draft, workOrder, readKept, attempt }),
    [formId, person, as, draft, workOrder, readKept, attempt],
  );
  // A result that was loaded for another form or person counts as nothing loaded.
  const [loaded, setLoaded] = useState(() => ({ for: wanted, load: aheadOf(formId)?.load ?? LOADING }));
  // Opened again, e.g. in a newer version of the form, it goes on with what was written since.
  const hasOpened = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const apply = (load: AnsweringLoad) => {
      if (leaving.signal.aborted) return;
      hasOpened.current ||= load.state === 'ready';
      // Nothing is drawn again for what was in the first drawing.
      setLoaded((shown) => (shown.for === wanted && shown.load === load ? shown : { for: wanted, load }));
    };
    const ahead = aheadOf(wanted.formId);
    openedAhead = null;
    const loading =
      ahead?.loading ?? loadSession({ ...wanted, isNew: isNew && !hasOpened.current }, leaving.signal);
    loading.then(apply, () => {});
    return () => leaving.abort();
  }, [wanted, isNew]);
  return {
    wanted,
    load: loaded.for === wanted ? loaded.load : LOADING,
    retry: () => setAttempt(attempt + 1),
    refuse: (code) => setLoaded({ for: wanted, load: { state: 'refused', code } }),
  };
}

/** The notice of a draft is drawn with the form, so that the form does not move. */
async function opened(opening: Opening, as: AnswererKind): Promise<AnsweringSession> {
  const session = await openAnswering(opening);
  if (hasDraftNotice(session)) await DraftNoticeBlock.prefetch();
  if (!location.hash.startsWith('#c=')) return session;
  const { fillIn, takeToken } = await import('./prefilled/fill-in.tsx');
  return fillIn(session, { as, token: takeToken() });
}

async function loadSession(
  { formId, person, as, draft, workOrder, isNew = false, readKept = readKeptForm }: SessionWanted,
  signal: AbortSignal,
): Promise<AnsweringLoad> {
  try {
    openDatabase();
    const form = await readForm(as, formId, signal);
    if (form.limitReached) return { state: 'refused', code: 'limit-reached' };
    onceContentIsShown(() => void keepForm(person, form));
    const session = await opened({ form, person, wanted: draft, workOrder, isNew }, as);
    return { state: 'ready', session, fromDevice: false };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = asCallError(error);
    if (isRefusal(failure.code)) {
      await dropKeptForm(person, formId);
      return { state: 'refused', code: failure.code };
    }
    const form = isUnreached(failure) ? await readKept(person, formId) : null;
    if (!form) return { state: 'failed', error: failure };
    return {
      state: 'ready',
      session: await opened({ form, person, wanted: draft, workOrder, isNew }, as),
      fromDevice: true,
    };
  }
}
