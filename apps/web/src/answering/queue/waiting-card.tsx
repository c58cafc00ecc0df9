// Shown in place of the form once the submission was left to be sent: that it waits, that it is being sent, its code, or
// why the server did not take it.
// rules: X31.49, X31.51, X31.52
import { useEffect, useRef } from 'react';
import { t } from '../../platform/texts.ts';
import { SavedCard } from '../sending/saved-card.tsx';
import { personOf, type Queue, type QueueState, useQueue } from './queue.ts';
import { refusedText, statusText } from './waiting-text.ts';
import './waiting.css';

interface WaitingCardProps {
  readonly draftKey: string;
  readonly submissionId: string;
  /** Absent where a person may answer only once. */
  readonly onAnother: (() => void) | undefined;
  readonly onContinue: () => void;
}

export function WaitingCard(props: WaitingCardProps) {
  const { queue, ...state } = useQueue(personOf(props.draftKey));
  return <WaitingCardOf queue={queue} state={state} {...props} />;
}

interface WaitingCardOfProps extends WaitingCardProps {
  readonly queue: Pick<Queue, 'clearNews' | 'takeBack'>;
  readonly state: QueueState;
}

/** With a queue of its own in the gallery. */
export function WaitingCardOf({ queue, state, ...props }: WaitingCardOfProps) {
  const { draftKey, submissionId, onAnother, onContinue } = props;
  const sent = state.sent.find((one) => one.submissionId === submissionId);
  // The card says the code itself.
  useEffect(() => {
    if (sent) queue.clearNews();
  }, [sent, queue]);
  const another = onAnother && (
    <button type="button" className="button" onClick={onAnother}>
      {t('waiting.another')}
    </button>
  );
  if (sent) {
    return (
      <SavedCard
        title={t('answering.saved-title')}
        text={t('waiting.sent-text')}
        form={sent.title}
        code={sent.code}
        recordCode={sent.recordCode}
      >
        {another}
      </SavedCard>
    );
  }
  const goOn = async () => {
    if (await queue.takeBack(draftKey)) onContinue();
  };
  return (
    <StillHere draftKey={draftKey} state={state}>
      <div className="notice-actions">
        {another}
        <button
          type="button"
          className="button"
          disabled={state.sending === draftKey}
          onClick={() => void goOn()}
        >
          {t('waiting.continue')}
        </button>
      </div>
    </StillHere>
  );
}

interface StillHereProps {
  readonly draftKey: string;
  readonly state: QueueState;
  readonly children: React.ReactNode;
}

function StillHere({ draftKey, state, children }: StillHereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const draft = state.drafts?.find(({ key }) => key === draftKey);
  const refused = draft?.refused;
  const status = draft ? statusText(draft, state) : '';
  return (
    <div className="answering answering-column">
      <section className="message-card" aria-labelledby="waiting-title">
        <h1 id="waiting-title" ref={heading} tabIndex={-1}>
          {refused ? t('waiting.refused-title') : t('waiting.ready')}
        </h1>
        <p>{refused ? refusedText(refused) : t('waiting.card-text')}</p>
        <p role="status" className="soft">
          {!refused && status !== t('waiting.ready') && status}
        </p>
        {children}
      </section>
    </div>
  );
}
