// What waits to be sent, what was not taken and why, and what this device sent today with its codes.
// rules: X31.51, X31.52
import { useState } from 'react';
import { localMoment } from '../../platform/clock.ts';
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import type { OwnDraft } from '../session/own-drafts.ts';
import { isReady, type Queue, type QueueState } from './queue.ts';
import type { SentAnswer } from './sent-today.ts';
import { statusText } from './waiting-text.ts';
import './waiting.css';

interface WaitingListProps {
  readonly state: QueueState;
  readonly queue: Pick<Queue, 'sendNow' | 'discard'>;
  readonly onContinue: (draft: OwnDraft) => void;
}

export function WaitingList({ state, queue, onContinue }: WaitingListProps) {
  const [asked, setAsked] = useState<OwnDraft | null>(null);
  const drafts = (state.drafts ?? []).filter((draft) => isReady(draft) || draft.refused);
  return (
    <>
      <ul className="waiting-list">
        {drafts.map((draft) => (
          <WaitingRow
            key={draft.key}
            draft={draft}
            state={state}
            onSend={() => void queue.sendNow()}
            onContinue={() => onContinue(draft)}
            onDiscard={() => setAsked(draft)}
          />
        ))}
      </ul>
      <SentList sent={state.sent} />
      {asked && (
        <DiscardDialog
          draft={asked}
          onClose={() => setAsked(null)}
          onDiscard={() => void queue.discard(asked.key).then(() => setAsked(null))}
        />
      )}
    </>
  );
}

interface WaitingRowProps {
  readonly draft: OwnDraft;
  readonly state: QueueState;
  readonly onSend: () => void;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

function WaitingRow({ draft, state, onSend, onContinue, onDiscard }: WaitingRowProps) {
  const form = titleOf(draft);
  const isSending = state.sending === draft.key;
  return (
    <li>
      <p>
        <strong>{form}</strong>
        <span className="soft">
          {' · '}
          {[draft.name, localMoment(draft.ready?.since ?? draft.savedAt)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p role="status" className={draft.refused ? 'waiting-refused' : 'soft'}>
        {statusText(draft, state)}
      </p>
      <div className="notice-actions">
        {isReady(draft) && (
          <button
            type="button"
            className="button"
            disabled={isSending}
            aria-label={t('waiting.send-named', { form })}
            onClick={onSend}
          >
            {t('waiting.send-now')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={isSending}
          aria-label={t('waiting.continue-named', { form })}
          onClick={onContinue}
        >
          {t('waiting.continue')}
        </button>
        <button
          type="button"
          className="button button-danger"
          disabled={isSending}
          aria-label={t('waiting.discard-named', { form })}
          onClick={onDiscard}
        >
          {t('waiting.discard')}
        </button>
      </div>
    </li>
  );
}

function titleOf({ title }: Pick<OwnDraft, 'title'>): string {
  return title || t('waiting.untitled');
}

function SentList({ sent }: { readonly sent: readonly SentAnswer[] }) {
  if (sent.length === 0) return null;
  return (
    <section className="waiting-sent" aria-labelledby="sent-today">
      <h3 id="sent-today">{t('waiting.sent-today')}</h3>
      <ul className="waiting-list">
        {sent.map((one) => (
          <li key={one.submissionId}>
            <strong>{one.code}</strong> · {titleOf(one)}
            <span className="soft"> · {[one.name, localMoment(one.at)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DiscardDialogProps {
  readonly draft: OwnDraft;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

function DiscardDialog({ draft, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ModalDialog title={t('waiting.discard-title')} onClose={onClose}>
      <p>{t('waiting.discard-text', { form: titleOf(draft) })}</p>
      <DialogActions>
        <button type="button" className="button button-danger" onClick={onDiscard}>
          {t('waiting.discard')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('answering.cancel')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
