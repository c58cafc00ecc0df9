// Keeps what is being written on the device: a moment after the last key stroke, and at once when the page is left,
// reloaded or put in the background. Nothing is kept before the person has written something.
import { inLanguage } from '@constancia/domain/localized.ts';
import { dropDraft, keepDraft, keepDraftNow } from '../../platform/drafts.ts';
import { dropKeptFiles } from '../../platform/kept-files.ts';
import { language } from '../../platform/language.ts';
import type { AnsweringSession, WrittenDraft } from './answering-session.ts';

/** Milliseconds without a key stroke. */
const PAUSE = 300;

export interface DraftKeeper {
  /** Whether the device holds what was written; true as long as nothing failed. */
  readonly keeps: () => boolean;
  /** Keeps before it returns, whether something changed or not: the id of what is about to be sent survives. */
  readonly keepNow: () => void;
  /** Stops keeping and forgets what was kept. */
  readonly drop: () => Promise<void>;
  /** Keeps the last key strokes and stops; what is there stays. */
  readonly stop: () => void;
}

/** `submissionId`: asked at each keeping, because an answer may get a new one. */
export function startKeepingDraft(
  session: Pick<AnsweringSession, 'store' | 'form'>,
  draftKey: string,
  submissionId: () => string,
): DraftKeeper {
  const { store, form } = session;
  let kept = store.get();
  const changed = () =>
    (['answers', 'parts', 'purchase'] as const).some((part) => store.get()[part] !== kept[part]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let works = true;
  let writing = Promise.resolve();
  const draft = (): WrittenDraft => ({
    version: form.version,
    title: inLanguage(form.definition.title, language),
    submissionId: submissionId(),
    answers: store.get().answers,
    parts: store.get().parts,
    ...(form.definition.options.addPaymentGateway && { purchase: store.get().purchase }),
  });
  const write = async () => {
    works = await keepDraft(draftKey, draft());
  };
  const keep = () => {
    kept = store.get();
    writing = write();
  };
  const keepNow = () => {
    clearTimeout(timer);
    works = keepDraftNow(draftKey, draft());
    // In the background there may be time for the database as well, which holds more.
    keep();
  };
  const leaving = () => {
    if (changed()) keepNow();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') leaving();
  };
  const unsubscribe = store.subscribe(() => {
    if (!changed()) return;
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  });
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', hidden);
  const leave = () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', hidden);
  };
  return {
    keeps: () => works,
    keepNow,
    drop: async () => {
      leave();
      kept = store.get();
      // What is being written may still fall back to local storage: it goes first.
      await writing;
      await dropDraft(draftKey);
      await dropKeptFiles(submissionId());
    },
    stop: () => {
      leave();
      if (changed()) keep();
    },
  };
}
