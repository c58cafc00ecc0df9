// The progress of the submission and the one main action, the next step or sending: at the bottom of the window on
// phones, at the end of the form on wider screens.
// rules: A2.26, A4.30, X36.20, X40.05, X40.42
import {
  answersProgress,
  requiredProgress,
} from '@constancia/domain/submissions/particulars/required-progress.ts';
import { useSyncExternalStore } from 'react';
import { isSharedDevice } from '../../platform/device/shared-device.ts';
import { dropSecondClick } from '../../platform/page/second-click.ts';
import { t } from '../../platform/texts.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { Editing, EditWording } from '../session/editing.ts';
import { useAnswering, useAnsweringStore } from '../session/use-answering.tsx';
import './send-bar.css';

/** What becomes of what is written: this device keeps it, cannot keep it, or is not to keep it. */
export type Kept = 'kept' | 'failing' | false;

interface SendBarProps {
  readonly sending: boolean;
  /** A message while sending, or after a failed attempt. */
  readonly note: string;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  /** Null on the last step, from which the submission is sent. */
  readonly onNext: (() => void) | null;
  readonly onSend: () => void;
  /** Null when no copy by e-mail is offered. */
  readonly onSendAndMail: (() => void) | null;
  /** Shows the list of everything answered; null before the last question and where there is none. */
  readonly onCheck: (() => void) | null;
  /** A line of that list is being changed: the main action leads back to it. */
  readonly returns: boolean;
  readonly kept: Kept;
  /** Set for an edit; a new submission has its own texts and cannot be cancelled. */
  readonly wording: EditWording | undefined;
}

export function SendBar({ sending, note, onCheck, returns, kept, wording, ...bar }: SendBarProps) {
  // Sending is offered again once the list is shown.
  const { onBack, onNext, onSend, onSendAndMail } = returns
    ? { ...bar, onNext: onCheck, onSendAndMail: null }
    : bar;
  const during = wording?.sending ?? t('answering.sending');
  const notSelling = useAnswering((state) => state.notSelling);
  const forward = t(returns ? 'answering.check-return' : 'answering.next');
  const action = onNext ? forward : sending ? during : (wording?.send ?? t('answering.send'));
  return (
    // On the next step another button stands where this one was.
    <div className="send-bar stays-in-view" onClickCapture={dropSecondClick}>
      {(note !== '' || notSelling !== '') && (
        <p className="send-note" role="status">
          {note || notSelling}
        </p>
      )}
      <Progress />
      {kept && <KeptMark kept={kept} />}
      {wording && (
        <button type="button" className="button send-cancel" disabled={sending} onClick={wording.onCancel}>
          {t('answering.cancel')}
        </button>
      )}
      {onBack && (
        <button type="button" className="button send-back" disabled={sending} onClick={onBack}>
          {t('answering.back')}
        </button>
      )}
      {onCheck && !returns && (
        <button type="button" className="button send-check" disabled={sending} onClick={onCheck}>
          {t('answering.check')}
        </button>
      )}
      {onSendAndMail && !onNext && (
        <button
          type="button"
          className="button send-mail"
          aria-disabled={sending || undefined}
          onClick={onSendAndMail}
        >
          {t('answering.send-and-mail')}
        </button>
      )}
      <button
        type="button"
        className="button button-main"
        aria-disabled={sending || undefined}
        disabled={notSelling !== '' && !onNext}
        onClick={onNext ?? onSend}
      >
        {action}
      </button>
      <p className="only-read" role="status">
        {sending && during}
      </p>
    </div>
  );
}

/** Trust in a basement comes from seeing that nothing is lost; and who may lose it has to know. */
function KeptMark({ kept }: { readonly kept: 'kept' | 'failing' }) {
  const offline = useSyncExternalStore(subscribeToConnection, () => !navigator.onLine);
  return (
    <p className="send-offline" role="status">
      {isSharedDevice()
        ? offline && t('answering.offline-shared-bar')
        : kept === 'failing'
          ? t('answering.offline-not-kept')
          : offline && t('answering.offline-kept-bar')}
    </p>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

function Progress() {
  const { editing } = useAnsweringStore();
  return editing?.progress ? <RevisionProgress of={editing.progress} /> : <RequiredProgress />;
}

function RevisionProgress({ of }: { readonly of: NonNullable<Editing['progress']> }) {
  const done = useAnswering((state) => of(state.answers).done);
  const total = useAnswering((state) => of(state.answers).total);
  return <ProgressBar text={t('portal.revision-progress', { done, total })} done={done} total={total} />;
}

function RequiredProgress() {
  const total = useAnswering((state, store) => progressOf(state, store).total);
  const done = useAnswering((state, store) => progressOf(state, store).done);
  if (total === 0) return <p className="progress-text">{t('answering.nothing-required')}</p>;
  return <ProgressBar text={t('answering.progress', { done, total })} done={done} total={total} />;
}

/** An edit does not ask again for the person and the signatures. */
function progressOf({ particulars }: AnsweringState, { editing, index, progress }: AnsweringStore) {
  return editing ? answersProgress(progress()) : requiredProgress(index.definition, progress(), particulars);
}

interface BarProps {
  readonly text: string;
  readonly done: number;
  readonly total: number;
}

function ProgressBar({ text, done, total }: BarProps) {
  return (
    <div className="progress">
      <p className="progress-text" id="answering-progress">
        {text}
      </p>
      <progress value={done} max={total} aria-labelledby="answering-progress" />
    </div>
  );
}
