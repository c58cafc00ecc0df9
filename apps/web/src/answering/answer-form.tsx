// The form as a person fills it in: its header, the errors found, the steps, and the buttons that send it.
// rules: A1.03, A2.20-A2.22, A2.26-A2.31
import type { Submitted } from '@constancia/contract/submissions/submissions.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { isSharedDevice } from '../platform/device/shared-device.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { type ReactNode, type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import type { CallError } from '../platform/api-client.ts';
import { language } from '../platform/language.ts';
import { t } from '../platform/texts.ts';
import { useWindowTitle } from '../platform/page/window-title.ts';
import { useButtonColors } from '../ui/light/use-button-colors.ts';
import { EvidenceBlock, UnsentBefore } from './after-questions.tsx';
import { answeringApi, submitAs } from './api.ts';
import { usePrefetch } from './blocks.ts';
import { FromDevice } from './from-device.tsx';
import { DraftNoticeBlock, ErrorSummaryBlock, SendingOverlayBlock } from './later-blocks.ts';
import { type AnsweringMode, MODES } from './modes.ts';
import { OfferBlock, WaitingCardBlock } from './queue-blocks.tsx';
import type { RefusalCode } from './sending/refusal.ts';
import { type AfterStoring, type Send, type Sending, useSending } from './sending/use-sending.ts';
import { type AnsweringSession, hasDraftNotice, isRestored } from './session/answering-session.ts';
import {
  type AnsweringApi,
  AnsweringApiProvider,
  type AnsweringSurroundings,
  NO_API,
  type PersonApi,
} from './session/api.ts';
import { useDraftActions } from './session/draft-actions.ts';
import type { EditWording } from './session/editing.ts';
import { AnsweringProvider, useAnswering } from './session/use-answering.tsx';
import { type DraftInUse, useDraftKeeper } from './session/use-draft-keeper.ts';
import { useStepHistory } from './stepper/use-step-history.ts';
import { Steps } from './steps.tsx';
import '../ui/light/light.css';
import '../ui/light/fields.css';

export interface AnswerFormProps {
  readonly mode: AnsweringMode;
  readonly session: AnsweringSession;
  /** The form comes from this device, because the server was not reached. */
  readonly fromDevice?: boolean;
  /** Only the preview says so itself; otherwise it follows from the mode. */
  readonly asksState?: boolean;
  /** The register of people, which visitors may not search; the preview has one of its own. */
  readonly people?: PersonApi;
  /** Looks things up on this device where the server is not reached. */
  readonly lookUp?: ((api: AnsweringApi) => AnsweringApi) | undefined;
  /** Sends something else than a new submission: an edit, or nothing in the preview. */
  readonly send?: Send;
  readonly onStored: (stored: Submitted, after: AfterStoring) => void;
  /** Adds a second button: send, then a copy by e-mail (A4.45). */
  readonly mail?: 'offered';
  /** Above the form, as long as it is being written. */
  readonly renderHead?: (session: AnsweringSession) => ReactNode;
  /** Between the heading of the form and its first step. */
  readonly underHeading?: ReactNode;
  /** When a stored submission is edited: its texts and how to leave. */
  readonly wording?: EditWording;
  /** Failures that the screen shows in its own way. */
  readonly onFailed?: (error: CallError) => 'shown' | 'not-shown';
  /** The form cannot be answered any more; the screen shows why instead of the form. */
  readonly onRefused?: (code: RefusalCode) => void;
  /** The form has a newer version: the screen opens it with what was written. */
  readonly onFormChanged?: () => void;
}

/** Without a connection the header image is not on the device. */
function hideImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}

export function AnswerForm({ session, ...rest }: AnswerFormProps) {
  const [current, setCurrent] = useState({ session, number: 0 });
  return (
    <AnsweringProvider value={current.session.store}>
      <OneSubmission
        key={current.number}
        session={current.session}
        {...rest}
        onOpen={(next) => setCurrent({ session: next, number: current.number + 1 })}
      />
    </AnsweringProvider>
  );
}

interface OneSubmissionProps extends AnswerFormProps {
  /** Shows another draft of the form, or a new submission. */
  readonly onOpen: (session: AnsweringSession) => void;
}

function OneSubmission({ session, onOpen, ...props }: OneSubmissionProps) {
  const { definition } = session.form;
  const { people } = props;
  const { as } = MODES[props.mode];
  const { asksState, byCitizen, api, send } = useMode(session, props);
  const title = inLanguage(definition.title, language);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraftKeeper(session);
  const names = useSurroundings({ api, byCitizen, form: session.form, draft });
  const sells = definition.options.addPaymentGateway;
  const leaveSteps = useStepHistory(session, MODES[props.mode].ownsPage);
  const mayKeep = session.draftKey !== null;
  const mayWait = MODES[props.mode].mayWait && mayKeep && !isSharedDevice();
  const sending = useSending({
    session,
    draft,
    ...props,
    leaveReady: mayWait && !sells ? leaving(session, draft, as) : null,
    asksState,
    send,
    onStored: async (stored, after) => {
      // A payment leaves the product.
      if (!stored.payment) await leaveSteps();
      props.onStored(stored, after);
    },
    carryFiles: async (from, issues) => {
      const { carryFiles } = await import('./sending/carry-files.ts');
      return carryFiles(session.store, { ...names, from }, issues);
    },
    onIssues: () => summary.current?.focus(),
  });
  const pageTitle = props.wording?.pageTitle ?? t('answering.page-title', { form: title });
  useWindowTitle(pageTitle);
  usePrefetch(session.form, { asksPerson: people !== undefined, mayWait });
  useButtonColors(session.form.municipality.buttonColors);
  const { wording, onContinue, ...drafts } = useDraftActions({
    session,
    draft,
    onOpen,
    wording: props.wording,
  });
  const several = mayHaveSeveral(props.mode, session);
  if (sending.current.step === 'waiting' && session.draftKey !== null) {
    return (
      <WaitingCardBlock
        draftKey={session.draftKey}
        submissionId={draft.submissionId()}
        onAnother={several ? drafts.onStartAnother : undefined}
        onContinue={onContinue}
      />
    );
  }
  const offer = mayWait && (
    <OfferBlock sells={sells} mail={props.mail === 'offered'} onLeave={sending.leaveReady} />
  );
  return (
    <>
      {props.renderHead?.(session)}
      <div className="answering answering-column">
        <header className="form-heading">
          {session.form.headerImageUrl !== null && (
            <img className="header-image" src={session.form.headerImageUrl} alt="" onError={hideImage} />
          )}
          <p className="eyebrow">{props.wording?.eyebrow ?? t('answering.title')}</p>
          <h1>{title}</h1>
          <Description text={inLanguage(definition.description, language)} />
        </header>
        {props.underHeading}
        {session.notice}
        {props.fromDevice && as !== null && <FromDevice as={as} formId={session.form.id} />}
        {hasDraftNotice(session) && <DraftNoticeBlock session={session} several={several} {...drafts} />}
        <Summary at={summary} />
        <AnsweringApiProvider value={names}>
          {!session.store.editing && recordsVisit(definition, byCitizen) && (
            <EvidenceBlock isTried={props.mode === 'preview'} />
          )}
          <UnsentBefore isRestored={isRestored(session)} />
          <Steps
            {...{ sending, people, wording, offer }}
            mail={props.mail}
            kept={mayKeep && (draft.fails ? 'failing' : 'kept')}
          />
          {hasOverlay(sending.current) && <SendingOverlayBlock {...{ sending, offer }} kept={draft.keeps} />}
        </AnsweringApiProvider>
      </div>
    </>
  );
}

/** The track is that of staff alone. */
function recordsVisit(form: FormDefinition, byCitizen: boolean): boolean | undefined {
  return form.recordsPosition || form.recordsTimes || (form.recordsTrack && !byCitizen);
}

function Summary({ at }: { readonly at: RefObject<HTMLDivElement | null> }) {
  const some = useAnswering((state) => state.summary.length > 0);
  return some && <ErrorSummaryBlock at={at} />;
}

/** While writing, and in the first moments of sending, the form itself says all there is. */
function hasOverlay(current: Sending['current']): boolean {
  return current.step === 'sending' ? current.slow !== undefined : current.step !== 'writing';
}

/** Its code arrives once the form is open, so that it is there without a connection. */
function leaving(session: AnsweringSession, draft: DraftInUse, as: AnswererKind | null) {
  return async (state: number | null) => {
    const { leaveReady } = await import('./queue/leave-ready.ts');
    return as !== null && leaveReady(session, draft, { as, state });
  };
}

/** A portal form of one answer takes no second submission, and what is revised or completed is one. */
function mayHaveSeveral(mode: AnsweringMode, { form, kind }: AnsweringSession): boolean {
  if (kind === 'revision' || kind === 'completion') return false;
  return mode !== 'portal' || !form.definition.options.singleAnswer;
}

type ModeProps = Pick<AnswerFormProps, 'mode' | 'send' | 'asksState' | 'lookUp'>;

/** What follows from the way in which the form is answered, where the screen does not say it itself. */
function useMode(
  session: AnsweringSession,
  { mode, send, lookUp, asksState = MODES[mode].asksState }: ModeProps,
) {
  const { as } = MODES[mode];
  const formId = session.form.id;
  const api = useMemo(() => {
    const server = as === null ? NO_API : answeringApi(as, formId);
    return lookUp?.(server) ?? server;
  }, [as, formId, lookUp]);
  const submit: Send = async (body, attempt) => {
    if (as === null) throw new Error(`mode ${mode} sends nothing to the server`);
    return submitAs(as, { formId, body: { ...body, ...(await session.store.get().endVisit?.()) } }, attempt);
  };
  return { asksState, byCitizen: as === 'visitor', api, send: send ?? submit };
}

interface Around extends Pick<AnsweringSurroundings, 'byCitizen' | 'form'> {
  readonly api: AnsweringApi;
  readonly draft: DraftInUse;
}

function useSurroundings({ api, byCitizen, form, draft }: Around): AnsweringSurroundings {
  return useMemo(
    () => ({ ...api, byCitizen, form, submissionId: draft.submissionId, keepDraft: draft.saveNow }),
    [api, byCitizen, form, draft],
  );
}

function Description({ text }: { readonly text: string }) {
  return text === '' ? null : <p className="form-description">{text}</p>;
}
