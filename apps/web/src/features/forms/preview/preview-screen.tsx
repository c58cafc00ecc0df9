// The form exactly as a person answers it, inside the editor's preview. It runs the same code as the real page, checks
// included, but nothing is sent, stored or kept on the device. The item that is selected in the editor is scrolled to.
// rules: X12.06, X35.50, X36.70
import type { Submitted } from '@constancia/contract/submissions/submissions.ts';
import { useEffect, useRef, useState } from 'react';
import { AnswerForm } from '../../../answering/answer-form.tsx';
import type { AnsweringSession } from '../../../answering/session/answering-session.ts';
import { askedThen } from '../../../answering/session/other-version/asked-then.ts';
import { previewAnswering } from '../../../answering/session/restored-store.ts';
import type { PersonApi } from '../../../answering/session/api.ts';
import { isInFrame } from '../../../platform/frame/in-frame.ts';
import { t } from '../../../platform/texts.ts';
import { AnsweringSkeleton } from '../../../ui/light/form-skeleton.tsx';
import { MessageCard } from '../../../ui/light/message-card.tsx';
import { onMessage, PREVIEW_READY, type ShownForm } from './preview-message.ts';
import { type ShownItem, showItem } from './shown-item.ts';

interface Shown {
  readonly message: ShownForm;
  readonly session: AnsweringSession;
  /** Each new form starts a new submission; answers are kept where they still fit. */
  readonly number: number;
}

const NOTHING_SENT: Submitted = { id: '', code: '', recordCode: '' };
const sendNothing = () => Promise.resolve(NOTHING_SENT);
const nothing = () => {};
/** An empty register of people, which does not keep the people who are added. */
const PREVIEW_PEOPLE: PersonApi = {
  notes: false,
  find: () => Promise.resolve({ person: null, alreadyAnswered: false }),
  create: (person) =>
    Promise.resolve({
      person: { ...person, id: 1, documentType: 0, taxNumber: '', source: '' },
      alreadyAnswered: false,
    }),
};

function triedIn({ store: { index, get } }: AnsweringSession) {
  const { answers } = get();
  return { answers, asked: askedThen(index, answers) };
}

function useShownForm(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const stop = onMessage<ShownForm>(
      () => window.parent,
      'preview-form',
      (message) =>
        setShown((before) => ({
          message,
          session: previewAnswering(message.form, before ? triedIn(before.session) : undefined),
          number: (before?.number ?? 0) + 1,
        })),
    );
    window.parent.postMessage(PREVIEW_READY, location.origin);
    return stop;
  }, []);
  return shown;
}

function useShownItem(session: AnsweringSession | undefined): void {
  useEffect(() => {
    if (!session) return;
    return onMessage<ShownItem>(
      () => window.parent,
      'preview-item',
      ({ at }) => showItem(session, at),
    );
  }, [session]);
}

/** The frame opens at the item that is selected in the editor. */
function useOpeningItem(shown: Shown | null): void {
  useEffect(() => {
    if (!shown?.message.opensAt) return;
    showItem(shown.session, shown.message.opensAt, shown.message.takesFocus);
  }, [shown]);
}

export function PreviewScreen() {
  const shown = useShownForm();
  useOpeningItem(shown);
  useShownItem(shown?.session);
  // Number of the form that was submitted last: a newer form can be submitted again.
  const [sent, setSent] = useState(0);
  if (!isInFrame()) return <MessageCard title={t('editor.preview-only-inside')} />;
  return (
    <main id="content" className="answering-main" aria-label={t('editor.preview-frame')} tabIndex={-1}>
      {!shown ? (
        <AnsweringSkeleton />
      ) : sent === shown.number ? (
        <Tried onAgain={() => setSent(0)} />
      ) : (
        <AnswerForm
          key={shown.number}
          mode="preview"
          session={shown.session}
          asksState={shown.message.asksState}
          people={PREVIEW_PEOPLE}
          send={sendNothing}
          onStored={() => setSent(shown.number)}
          onRefused={nothing}
        />
      )}
    </main>
  );
}

function Tried({ onAgain }: { readonly onAgain: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <MessageCard title={t('editor.preview-sent')}>
      <p>{t('editor.preview-sent-text')}</p>
      <button ref={again} type="button" className="button" onClick={onAgain}>
        {t('editor.preview-again')}
      </button>
    </MessageCard>
  );
}
