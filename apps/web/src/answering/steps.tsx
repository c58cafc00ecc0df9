// What stands between the form's header and its end: the step that is shown, or the list of everything answered, and the
// bar that leads on or sends.
// rules: A2.26-A2.31, X36.10, X36.11, X36.22
import { answeringSteps } from '@constancia/domain/submissions/particulars/particulars.ts';
import { Activity, type ReactNode } from 'react';
import { type TextCode, t } from '../platform/texts.ts';
import { RestWhenIdle } from '../ui/light/render-when-idle.tsx';
import { AfterQuestions, SignatureStep } from './after-questions.tsx';
import { PersonBlock } from './blocks.ts';
import { CheckListBlock } from './later-blocks.ts';
import { leaveCheck, showCheck } from './position/position-actions.ts';
import { heightOf, SectionAccordion } from './sections/section-accordion.tsx';
import { type Kept, SendBar } from './sending/send-bar.tsx';
import { checkedBody } from './sending/sent-body.ts';
import type { Sending } from './sending/use-sending.ts';
import { allOpen, toggleAllSections } from './session/answering-actions.ts';
import type { AnsweringStore } from './session/answering-store.ts';
import type { PersonApi } from './session/api.ts';
import type { EditWording } from './session/editing.ts';
import { useAnswering, useAnsweringStore, useMayEdit } from './session/use-answering.tsx';
import { StepHeading } from './stepper/step-heading.tsx';
import { useSteps } from './stepper/use-steps.ts';

interface StepsProps {
  readonly sending: Sending;
  readonly people: PersonApi | undefined;
  readonly wording: EditWording | undefined;
  /** A second button sends a copy by e-mail too (A4.45). */
  readonly mail: 'offered' | undefined;
  /** To be sent later by itself, when only files and signatures are missing. */
  readonly offer: ReactNode;
  readonly kept: Kept;
}

export function Steps({ sending, people, wording, mail, offer, kept }: StepsProps) {
  const { current, submit, submitAndMail } = sending;
  const store = useAnsweringStore();
  const { index } = store;
  const { present, section, heading, back, next, afterQuestions } = useSteps();
  const asksPerson = answeringSteps(index.definition).includes('person');
  const mayChoose = useMayEdit((limits) => limits.subject('citizen'));
  const failed = wording?.notSent ?? t('answering.not-sent');
  const check = useCheck(store);
  const first = check.isDue && afterQuestions;
  return (
    <>
      {/* Locked while it is being sent: a later change would be in no submission. */}
      <div inert={current.step === 'sending'}>
        <StepHeading at={heading} section={section} />
        {check.isShown && <CheckListBlock />}
        {asksPerson && people && (
          // What was typed about a person is kept while another step is shown.
          <Activity mode={present === 'person' && !check.isShown ? 'visible' : 'hidden'}>
            <fieldset className="plain-group" disabled={!mayChoose}>
              <PersonBlock people={people} />
            </fieldset>
          </Activity>
        )}
        {!check.isShown && present === 'questions' && <Questions only={section} />}
        {!check.isShown && present === 'signatures' && <SignatureStep />}
      </div>
      {current.step === 'writing' && current.onItsWay && offer}
      {(index.definition.sections.length > 0 || next || back) && (
        <SendBar
          sending={current.step === 'sending'}
          note={sendingNote(current, failed)}
          wording={wording}
          onBack={check.isShown ? check.leave : back}
          onNext={first && next ? check.show : next}
          onSend={() => (first && isComplete(store) ? check.show() : submit())}
          onSendAndMail={mail === 'offered' && !first ? submitAndMail : null}
          onCheck={
            check.isOffered && !check.isShown && (afterQuestions || check.isChanging) ? check.show : null
          }
          returns={check.isChanging}
          kept={kept}
        />
      )}
    </>
  );
}

/** The list of everything answered. An edit shows what it changes itself, and a purchase is shown where it is paid. */
function useCheck(store: AnsweringStore) {
  const at = useAnswering(({ check }) => check.at);
  const isChanging = useAnswering(({ check }) => check.at === 'seen' && check.changing !== null);
  const { index, editing } = store;
  const { options, checkFirst } = index.definition;
  const isOffered = editing === null && !options.addPaymentGateway && index.questionById.size > 0;
  return {
    isOffered,
    isShown: at === 'shown',
    isChanging,
    /** The author wants it seen before anything is sent or signed. */
    isDue: isOffered && checkFirst === true && at === 'unseen',
    show: () => store.change(showCheck),
    leave: () => store.change(leaveCheck),
  };
}

/** Otherwise sending says what is missing, before anybody reads through the list. */
function isComplete(store: AnsweringStore): boolean {
  return checkedBody(store).issues.length === 0;
}

/** The message that stays beside the button; `failed` after a failed attempt. */
function sendingNote(current: Sending['current'], failed: string): string {
  if (current.step === 'writing' && current.unknown) return t('answering.maybe-stored');
  if (current.step === 'sending' && current.checking) return t('answering.checking');
  return current.step === 'failed' ? failed : '';
}

/** Sections that fill a tall screen when they are closed. */
const FIRST = 16;

/** `only`: position of the one section that is shown; null for all. */
function Questions({ only }: { readonly only: number | null }) {
  const store = useAnsweringStore();
  const { index } = store;
  const notSelling = useAnswering((state) => state.notSelling);
  const last = index.sections.length - 1;
  return (
    // Enter in a field does not send, because sending cannot be undone.
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {notSelling !== '' && <p className="notice">{notSelling}</p>}
      {index.sections.length === 0 && <p className="notice">{t('answering.no-questions')}</p>}
      {index.sections.length > 0 && only === null && <ToggleAll />}
      <RestWhenIdle first={FIRST} height={() => heightFrom(FIRST, store)}>
        {index.sections.flatMap((entry, position) =>
          only === null || only === position
            ? [<SectionAccordion key={entry.section.id} entry={entry} position={position} />]
            : [],
        )}
      </RestWhenIdle>
      {(only === null || only === last) && <AfterQuestions />}
    </form>
  );
}

/** About how many pixels the sections from this position on take when they are drawn first. */
function heightFrom(first: number, { index, get }: AnsweringStore): number {
  const { open } = get();
  return index.sections
    .slice(first)
    .reduce((sum, entry) => sum + heightOf(entry, open.has(entry.section.id)), 0);
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
