// From the button to the stored submission. The checks run in the order of the rules and the first failure stops it.
// The answers stay on screen and on the device until the server has confirmed that it stored them.
//
//   citizen  ->  required and format  ->  connection  ->  state (staff, forms with states)  ->  sending
// rules: A4.30-A4.34, A8.10, X25.04, X31.42
import type { SubmitBody, Submitted } from '@constancia/contract/submissions/submissions.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { showIssues } from '../session/answering-actions.ts';
import { goToField } from '../position/position-actions.ts';
import type { AnsweringSession } from '../session/answering-session.ts';
import type { DraftInUse } from '../session/use-draft-keeper.ts';
import { type Attempt, sendOnce } from './attempt.ts';
import { isRefusal, type RefusalCode } from './refusal.ts';
import { checkedBody, isOnItsWay, type SentBody } from './sent-body.ts';
import { hasUnsentSignatures, signedInTime } from './signed-in-time.ts';
import { type Attempts, useAttempts } from './use-attempts.ts';

/** What is on screen besides the form. */
export type SendingStep =
  /** `unknown`: an earlier request got no reply, so the server may have stored the submission. */
  /** `onItsWay`: all that is missing are files and signatures that have not arrived. */
  | { readonly step: 'writing'; readonly unknown: boolean; readonly onItsWay: boolean }
  /** `chosen`: the state of the last attempt, otherwise the initial state. `later`: it is not sent now. */
  | { readonly step: 'choosing-state'; readonly chosen: number | null; readonly later?: true }
  /** `checking`: this device solves a puzzle of the server first. `slow`: it takes longer than usual. */
  | { readonly step: 'sending'; readonly checking?: true; readonly slow?: { readonly unknown: boolean } }
  /** `lost`: no connection, or it broke. `silent`: the server did not reply in time. */
  | { readonly step: 'no-reply'; readonly reason: 'lost' | 'silent'; readonly unknown: boolean }
  /** This submission's id is already stored, with other content. */
  | { readonly step: 'stored-before' }
  /** Left on the device to be sent by itself. */
  | { readonly step: 'waiting' }
  | { readonly step: 'failed'; readonly error: CallError };

/** Found at the last moment, under the server's lock. */
const ALREADY_ANSWERED: Issue = { code: 'citizen-already-answered', at: { field: 'citizen' } };

/** What happens after the submission is stored. */
export type AfterStoring = 'leave' | 'mail';

export type Send = (body: SubmitBody, attempt: Attempt) => Promise<Submitted>;

export interface SendingNeeds {
  readonly session: AnsweringSession;
  readonly draft: DraftInUse;
  /** Staff choose the state of a form that has states. */
  readonly asksState: boolean;
  readonly send: Send;
  /**
   * Uploads files again and returns what cannot be: all of them when the submission got a new id, or those that the server
   * says, in `issues`, it does not know.
   */
  readonly carryFiles: (keptUnder: string, issues?: readonly Issue[]) => Promise<readonly Issue[]>;
  readonly onStored: (stored: Submitted, after: AfterStoring) => void | Promise<void>;
  /** Issues were found and are shown. */
  readonly onIssues: () => void;
  /** Returns 'shown' when the screen around shows the failure in its own way. */
  readonly onFailed?: (error: CallError) => 'shown' | 'not-shown';
  /** Leaves it on the device to be sent by itself; false when that is not possible. Null when it is never. */
  readonly leaveReady: ((state: number | null) => Promise<boolean>) | null;
  /** The form cannot be answered any more: the screen around goes on from here. */
  readonly onRefused?: ((code: RefusalCode) => void) | undefined;
  /** The form has a newer version that has to be answered: the screen opens it with what was written. */
  readonly onFormChanged?: (() => void) | undefined;
}

export interface Sending {
  readonly current: SendingStep;
  readonly submit: () => void;
  /** Sends, and then offers a copy by e-mail. */
  readonly submitAndMail: () => void;
  /** Repeats the last action; what is still being sent is given up. */
  readonly again: () => void;
  readonly chooseState: (state: number) => void;
  readonly sendAsNew: () => void;
  /** Leaves it to be sent by itself when there is a connection. */
  readonly leaveReady: () => void;
  /** Returns to the form; what is still being sent is given up. */
  readonly dismiss: () => void;
}

export function useSending(needs: SendingNeeds): Sending {
  const { session, draft, asksState, onStored, onIssues } = needs;
  const { store, form } = session;
  const [current, setCurrent] = useState<SendingStep>(() => firstStep(needs));
  const state = useRef<number | undefined>(undefined);
  const after = useRef<AfterStoring>('leave');
  /** Files that are still to follow, because they, or the code that sends them, could not be had. */
  const toCarry = useRef<ToCarry>(null);
  const { giveUp, ...attempts } = useAttempts();

  const showWrong = (issues: readonly Issue[]) => {
    flushSync(() => {
      setCurrent(writing(draft, issues.length > 0 && issues.every(isOnItsWay)));
      showAt(session, issues);
    });
    onIssues();
  };

  const showFailure = (failure: CallError) => {
    const outcome = outcomeOf(failure, needs);
    if (outcome === 'shown') setCurrent(writing(draft));
    else if (outcome === null) setCurrent(stepOf(failure, draft));
    else if (outcome !== 'left') showWrong(outcome);
  };

  const start = () => startShown(attempts, draft, setCurrent);

  const deliver = async (carried = false) => {
    giveUp();
    const { body, issues } = checkedBody(store);
    if (issues.length > 0) return showWrong(issues);
    if (!navigator.onLine) return setCurrent(offline(draft));
    if (toCarry.current) return carry(...toCarry.current);
    const { signal, end, onPuzzle } = start();
    try {
      const whole = wholeBody(needs, body, state.current);
      const stored = await sendOnce(draft, () => needs.send(whole, { onPuzzle, signal }));
      if (!signal.aborted) await onStored(stored, after.current);
    } catch (error) {
      if (signal.aborted) return;
      const failure = asCallError(error);
      if (carried || !lacksFiles(failure)) showFailure(failure);
      else void carry(draft.submissionId(), failure.issues);
    } finally {
      end();
    }
  };

  const carry = async (...from: ToCarry) => {
    const { signal, end } = start();
    toCarry.current = from;
    try {
      const lost = await needs.carryFiles(...from).finally(end);
      toCarry.current = null;
      if (!signal.aborted) void (lost.length > 0 ? showWrong(lost) : deliver(true));
    } catch (error) {
      if (!signal.aborted) showFailure(asCallError(error));
    }
  };

  const begin = () => {
    const { issues } = checkedBody(store);
    const later = !navigator.onLine && needs.leaveReady !== null && issues.every(isOnItsWay);
    if (issues.length > 0 && !later) return showWrong(issues);
    store.change(showIssues([]));
    if (!navigator.onLine) return setCurrent(offline(draft));
    if (asksState && form.definition.states.length > 0)
      return setCurrent(choosingState(needs, state.current));
    void deliver();
  };

  const leaveReady = leavingReady(needs, { show: setCurrent, showWrong });

  const submit = async (wanted: AfterStoring) => {
    if (attempts.isRunning()) return;
    after.current = wanted;
    if (await hasWaited(store, start)) begin();
  };

  return {
    current,
    submit: () => void submit('leave'),
    submitAndMail: () => void submit('mail'),
    again: () => void (attempts.isRunning() ? deliver() : begin()),
    chooseState: (chosen) => {
      state.current = chosen;
      void (current.step === 'choosing-state' && current.later ? leaveReady(chosen) : deliver());
    },
    sendAsNew: () => void carry(renewedId(draft)),
    leaveReady: () => {
      giveUp();
      void leaveReady(state.current);
    },
    dismiss: useCallback(() => {
      giveUp();
      setCurrent(writing(draft));
    }, [giveUp, draft]),
  };
}

/** For signatures on their way; false when the person gave up. */
async function hasWaited(
  store: AnsweringSession['store'],
  start: () => Pick<ReturnType<Attempts['start']>, 'signal' | 'end'>,
): Promise<boolean> {
  if (!hasUnsentSignatures(store) || !navigator.onLine) return true;
  const { signal, end } = start();
  await signedInTime(store);
  end();
  return !signal.aborted;
}

type ToCarry = Parameters<SendingNeeds['carryFiles']>;

/** Gives the submission a new id and returns the former one. */
function renewedId(draft: DraftInUse): string {
  const formerId = draft.submissionId();
  draft.renewId();
  return formerId;
}

/** The server has deleted what nobody sent for long; this device may still have it. */
function lacksFiles({ issues }: CallError): boolean {
  return issues.some(({ code }) => code.endsWith('file-unknown'));
}

function firstStep({ session, draft }: SendingNeeds): SendingStep {
  return session.waits ? { step: 'waiting' } : writing(draft);
}

function startShown(
  { start }: Pick<Attempts, 'start'>,
  draft: DraftInUse,
  show: (step: SendingStep) => void,
) {
  show({ step: 'sending' });
  return start({
    onSlow: () => show({ step: 'sending', slow: { unknown: draft.mayBeStored() } }),
    onPuzzle: () => show({ step: 'sending', checking: true }),
  });
}

interface Leaving {
  readonly show: (step: SendingStep) => void;
  readonly showWrong: (issues: readonly Issue[]) => void;
}

/** Where a state is chosen, that is asked first. */
function leavingReady(needs: SendingNeeds, { show, showWrong }: Leaving) {
  const { session, asksState, draft } = needs;
  return async (state: number | undefined) => {
    const asks = asksState && session.form.definition.states.length > 0 && state === undefined;
    if (asks) return show({ ...choosingState(needs, state), later: true });
    // Where its code does not come it is as if the device could not keep it.
    if (await needs.leaveReady?.(state ?? null).catch(() => false)) return show({ step: 'waiting' });
    const { issues } = checkedBody(session.store);
    // Where nothing is wrong the device cannot keep it, which the dialog says.
    if (issues.length > 0) showWrong(issues);
    else show(offline(draft));
  };
}

function choosingState({ session }: SendingNeeds, state: number | undefined) {
  return { step: 'choosing-state', chosen: state ?? session.form.definition.initialState } as const;
}

/**
 * What a failure leads to: the screen around showed it or left the form, issues are to be shown, or nobody has dealt with
 * it.
 */
function outcomeOf(
  failure: CallError,
  { draft, onFailed, onRefused, onFormChanged }: SendingNeeds,
): 'shown' | 'left' | readonly Issue[] | null {
  const { code, issues } = failure;
  if (onFailed?.(failure) === 'shown') return 'shown';
  if (isRefusal(code) && onRefused) {
    onRefused(code);
    return 'left';
  }
  // When the device holds no draft, opening the form again would lose what was written.
  if (code === 'form-changed' && onFormChanged && draft.keeps()) {
    onFormChanged();
    return 'left';
  }
  if (code === 'answers-invalid' || code === 'seats-taken') return issues;
  return code === 'already-answered' ? [ALREADY_ANSWERED] : null;
}

/** Shows the issues and the step that holds the first. */
function showAt({ store }: AnsweringSession, issues: readonly Issue[]): void {
  store.change(showIssues(issues));
  store.change(goToField(store.index, issues[0]?.at));
}

function wholeBody(
  { session, draft }: Pick<SendingNeeds, 'session' | 'draft'>,
  body: SentBody,
  state: number | undefined,
): SubmitBody {
  return {
    id: draft.submissionId(),
    version: session.form.version,
    language,
    ...body,
    ...(state !== undefined && { state }),
  };
}

function writing(draft: DraftInUse, onItsWay = false): SendingStep {
  return { step: 'writing', unknown: draft.mayBeStored(), onItsWay };
}

function offline(draft: DraftInUse): SendingStep {
  return { step: 'no-reply', reason: 'lost', unknown: draft.mayBeStored() };
}

function stepOf(error: CallError, draft: DraftInUse): SendingStep {
  if (error.code === 'offline') return offline(draft);
  if (error.code === 'timeout') return { step: 'no-reply', reason: 'silent', unknown: true };
  return error.code === 'id-taken' ? { step: 'stored-before' } : { step: 'failed', error };
}
