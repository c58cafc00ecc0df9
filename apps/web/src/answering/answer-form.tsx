// The form as a person fills it in: what it is about, what was wrong, the sections, the way to send it.
// rules: A1.03, A1.05, A2.20-A2.22, A2.30, A2.31, A4.30-A4.34, A8.15
import type { SubmitBody, Submitted } from '@constancia/contract/submissions.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { useEffect, useRef, useState } from 'react';
import { language } from '../platform/language.ts';
import { t, type TextCode } from '../platform/texts.ts';
import { type AnsweringSession, freshAnswering } from './answering-session.ts';
import { allOpen, toggleAllSections } from './answering-steps.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { RefusalCode } from './refusal.ts';
import { SectionAccordion } from './section-accordion.tsx';
import { SendBar } from './send-bar.tsx';
import { SendingOverlay } from './sending-overlay.tsx';
import { AnsweringProvider, useAnswering, useAnsweringStore } from './use-answering.tsx';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { type Sending, useSending } from './use-sending.ts';
import './answering.css';
import './fields.css';

export interface AnswerFormProps {
  readonly session: AnsweringSession;
  /** Staff choose the state of a form that has states. */
  readonly asksState: boolean;
  readonly send: (body: SubmitBody) => Promise<Submitted>;
  readonly onStored: (stored: Submitted) => void;
  /** The form cannot be answered any more; the screen says so in place of it. */
  readonly onRefused: (code: RefusalCode) => void;
}

export function AnswerForm({ session, ...rest }: AnswerFormProps) {
  const [current, setCurrent] = useState(session);
  return (
    <AnsweringProvider value={current.store}>
      <OneAnswer
        key={current.submissionId}
        session={current}
        {...rest}
        onStartAgain={() => setCurrent(freshAnswering(session.form, session.draftKey))}
      />
    </AnsweringProvider>
  );
}

interface OneAnswerProps extends AnswerFormProps {
  readonly onStartAgain: () => void;
}

function OneAnswer({ session, asksState, send, onStored, onRefused, onStartAgain }: OneAnswerProps) {
  const { definition } = session.form;
  const title = inLanguage(definition.title, language);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraftKeeper(session);
  const sending = useSending({
    session,
    draft,
    asksState,
    send,
    onStored,
    onRefused,
    onIssues: () => summary.current?.focus(),
  });
  useEffect(() => {
    document.title = t('answering.page-title', { form: title });
  }, [title]);
  const startAgain = () => void draft.drop().then(onStartAgain);
  return (
    <div className="answering answering-column">
      <header className="form-heading">
        {session.form.headerImageAddress !== null && (
          <img className="header-image" src={session.form.headerImageAddress} alt="" />
        )}
        <p className="eyebrow">{t('answering.title')}</p>
        <h1>{title}</h1>
        <Description text={inLanguage(definition.description, language)} />
      </header>
      {session.recovered !== 'nothing' && (
        <DraftNotice recovered={session.recovered} onStartAgain={startAgain} />
      )}
      <ErrorSummary at={summary} />
      {definition.sections.length === 0 ? (
        <p className="notice">{t('answering.no-questions')}</p>
      ) : (
        <Sections sending={sending} />
      )}
      <SendingOverlay sending={sending} form={definition} kept={draft.keeps} />
    </div>
  );
}

function Description({ text }: { readonly text: string }) {
  return text === '' ? null : <p className="form-description">{text}</p>;
}

function Sections({ sending }: { readonly sending: Sending }) {
  const { index } = useAnsweringStore();
  const { current, submit } = sending;
  return (
    // Enter in a field does not send: what is sent cannot be taken back.
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {/* What is on its way is not changed any more: the change would be in no answer. */}
      <div inert={current.step === 'sending'}>
        <ToggleAll />
        {index.sections.map((entry, position) => (
          <SectionAccordion key={entry.section.id} entry={entry} position={position} />
        ))}
      </div>
      <SendBar
        sending={current.step === 'sending'}
        note={current.step === 'failed' ? t('answering.not-sent') : ''}
        onSend={submit}
      />
    </form>
  );
}

function ToggleAll() {
  const store = useAnsweringStore();
  const label: TextCode = useAnswering((state) =>
    allOpen(store.index, state) ? 'answering.collapse-all' : 'answering.expand-all',
  );
  return (
    <button
      type="button"
      className="button-quiet toggle-all"
      onClick={() => store.change(toggleAllSections(store.index))}
    >
      {t(label)}
    </button>
  );
}
