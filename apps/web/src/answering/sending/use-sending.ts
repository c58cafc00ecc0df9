// From the button to the stored submission. The checks run in the order of the rules and the first failure stops it.
// The answers stay on screen and on the device until the server has confirmed that it stored them.
//
//   citizen  ->  required and format  ->  connection  ->  state (staff, forms with states)  ->  sending
// rules: A4.30-A4.34, A5.04, A8.10, X25.04
import type { SubmitBody, Submitted } from '@constancia/contract/submissions/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { goToStep, showIssues } from '../session/answering-actions.ts';
import type { AnsweringSession } from '../session/answering-session.ts';
import type { DraftInUse } from '../session/use-draft-keeper.ts';
import { stepOfField } from '../stepper/step-of-field.ts';
import { isRefusal, type RefusalCode } from './refusal.ts';
import { checkedBody, type SentBody } from './sent-body.ts';

/** What is on screen besides the form. */
export type SendingStep =
  | { readonly step: 'writing' }
  /** `chosen`: the state of the last attempt, otherwise the initial state. */
  | { readonly step: 'choosing-state'; readonly chosen: number | null }
  /** `checking`: this device solves a puzzle of the server first. */
  | { readonly step: 'sending'; readonly checking?: true }
  | { readonly step: 'offline' }
  /** This submission's id is already stored, with other content. */
  | { readonly step: 'stored-before' }
  | { readonly step: 'failed'; readonly error: CallError };

const WRITING: SendingStep = { step: 'writing' };
/** Found at the last moment, under the server's lock. */
const ALREADY_ANSWERED: Issue = { code: 'citizen-already-answered', at: { field: 'citizen' } };

/** What happens after the submission is stored. */
export type AfterStoring = 'leave' | 'mail';

/** `onPuzzle`: the device starts to solve a puzzle of the server; sending continues by itself. */
export type Send = (body: SubmitBody, onPuzzle: () => void) => Promise<Submitted>;

export interface SendingNeeds {
  readonly session: AnsweringSession;
  readonly draft: DraftInUse;
  /** Staff choose the state of a form that has states. */
  readonly asksState: boolean;
  readonly send: Send;
  readonly onStored: (stored: Submitted, after: AfterStoring) => void;
  /** Issues were found and are shown. */
  readonly onIssues: () => void;
  /** Returns 'shown' when the screen around shows the failure in its own way. */
  readonly onFailed?: (error: CallError) => 'shown' | 'not-shown';
  /** The form cannot be answered any more. */
  readonly onRefused: (code: RefusalCode) => void;
  /** The form has a newer version that has to be answered: the screen opens it with what was written. */
  readonly onFormChanged?: (() => void) | undefined;
}

export interface Sending {
  readonly current: SendingStep;
  readonly submit: () => void;
  /** Sends, and then offers a copy by e-mail. */
  readonly submitAndMail: () => void;
  /** Repeats the last action. */
  readonly again: () => void;
  readonly chooseState: (state: number) => void;
  readonly sendAsNew: () => void;
  /** Returns to the form. */
  readonly dismiss: () => void;
}

export function useSending({
  session,
  draft,
  asksState,
  send,
  onStored,
  onIssues,
  onFailed,
  onRefused,
  onFormChanged,
}: SendingNeeds): Sending {
  const [current, setCurrent] = useState(WRITING);
  const state = useRef<number | undefined>(undefined);
  const busy = useRef(false);
  const after = useRef<AfterStoring>('leave');
  const { store, form } = session;

  const showWrong = (issues: readonly Issue[]) => {
    flushSync(() => {
      setCurrent(WRITING);
      store.change(showIssues(issues));
      // Shows the step that holds the first issue.
      store.change(goToStep(stepOfField(form.definition, issues[0]?.at, store.get().step)));
    });
    onIssues();
  };

  const deliver = async () => {
    const { body, issues } = checkedBody(store);
    if (issues.length > 0) return showWrong(issues);
    busy.current = true;
    setCurrent({ step: 'sending' });
    try {
      const sendChecked = (sent: SubmitBody) =>
        send(sent, () => setCurrent({ step: 'sending', checking: true }));
      onStored(await sendOnce({ session, draft, send: sendChecked }, body, state.current), after.current);
    } catch (error) {
      const failure = asCallError(error);
      if (onFailed?.(failure) === 'shown') setCurrent(WRITING);
      else if (isRefusal(failure.code)) onRefused(failure.code);
      // When the device holds no draft, opening the form again would lose what was written.
      else if (failure.code === 'form-changed' && onFormChanged && draft.keeps()) onFormChanged();
      else if (failure.code === 'answers-invalid' || failure.code === 'seats-taken')
        showWrong(failure.issues);
      else if (failure.code === 'already-answered') showWrong([ALREADY_ANSWERED]);
      else setCurrent(stepOf(failure));
    } finally {
      busy.current = false;
    }
  };

  const again = () => {
    if (busy.current) return;
    const { issues } = checkedBody(store);
    if (issues.length > 0) return showWrong(issues);
    store.change(showIssues([]));
    if (!navigator.onLine) return setCurrent({ step: 'offline' });
    if (asksState && form.definition.states.length > 0) {
      return setCurrent({ step: 'choosing-state', chosen: state.current ?? form.definition.initialState });
    }
    void deliver();
  };

  const submit = (wanted: AfterStoring) => {
    if (busy.current) return;
    after.current = wanted;
    again();
  };

  return {
    current,
    submit: () => submit('leave'),
    submitAndMail: () => submit('mail'),
    again,
    chooseState: (chosen) => {
      state.current = chosen;
      void deliver();
    },
    sendAsNew: () => {
      draft.renewId();
      void deliver();
    },
    dismiss: useCallback(() => setCurrent(WRITING), []),
  };
}

async function sendOnce(
  {
    session,
    draft,
    send,
  }: Pick<SendingNeeds, 'session' | 'draft'> & {
    readonly send: (body: SubmitBody) => Promise<Submitted>;
  },
  body: SentBody,
  state: number | undefined,
): Promise<Submitted> {
  // From here on the submission may be stored: its id must survive whatever happens to this page.
  draft.saveNow();
  const stored = await send({
    id: draft.submissionId(),
    version: session.form.version,
    ...body,
    ...(state !== undefined && { state }),
  });
  void draft.drop();
  return stored;
}

function stepOf(error: CallError): SendingStep {
  if (error.code === 'offline') return { step: 'offline' };
  return error.code === 'id-taken' ? { step: 'stored-before' } : { step: 'failed', error };
}
