// Moves a submission to another state and says so. A state that leads nowhere asks first; where the new state leads back,
// the notice offers to undo the move, which is a change of its own.
// rules: R4.03-R4.05, X36.41, X36.42, X36.95
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { stateText } from '@constancia/domain/presentation/state-name.ts';
import { reachableStates } from '@constancia/domain/review/state-change.ts';
import { type ReactNode, useState } from 'react';
import { language } from '../../platform/language.ts';
import type { ProblemWording } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { type Notice, useNotify } from '../../ui/staff/toast.tsx';
import { useAccount } from '../session/public.ts';
import { changeState, refusedState } from '../submissions/public.ts';

export interface MovedSubmission {
  readonly id: string;
  readonly code: string;
}

const WORDING: ProblemWording = { explains: ['state-moved'], otherwise: 'problem.state-refused' };

interface Move {
  readonly from: number;
  readonly to: number;
}

interface MoveState {
  /** The state it is being moved to. */
  readonly moving: number | null;
  readonly move: (wanted: Move) => Promise<void>;
  readonly dialog: ReactNode;
}

const NO_STATE = { text: '' };

/**
 * `onChanged` reads the submission again, also after a failure, because somebody else may have moved it. It counts as
 * being moved until then: the next move would start from a state that it no longer has.
 */
export function useMoveState(
  { id, code }: MovedSubmission,
  all: readonly WorkflowState[],
  onChanged: () => Promise<unknown>,
): MoveState {
  const notify = useNotify();
  const { timeZone } = useAccount().municipality;
  const { confirm, dialog } = useConfirm();
  const [moving, setMoving] = useState<number | null>(null);
  const nameOf = (state: number) => inLanguage(stateText(all, state) ?? NO_STATE, language);
  const asked = ({ from, to }: Move) =>
    confirm({
      title: t('review.state-final-title', { state: nameOf(to) }),
      text: t('review.state-final-text', { code, from: nameOf(from), state: nameOf(to) }),
      yes: t('review.state-final-yes', { state: nameOf(to) }),
    });
  const store = async (wanted: Move, done: Notice) => {
    setMoving(wanted.to);
    try {
      await changeState(id, wanted);
      notify(done);
    } catch (error) {
      notify({ kind: 'error', text: refusedState(error, timeZone, WORDING) });
    }
    await onChanged().catch(() => undefined);
    setMoving(null);
  };
  const undo = (moved: Move) => {
    const text = t('review.state-undone', { state: nameOf(moved.from) });
    void store({ from: moved.to, to: moved.from }, { kind: 'success', text });
  };
  const move = async (wanted: Move) => {
    const further = reachableStates(all, wanted.to);
    if (further.length === 0 && !(await asked(wanted))) return;
    const action = { text: t('review.state-undo'), onPress: () => undo(wanted) };
    const back = further.includes(wanted.from) && { action, milliseconds: NOTICE_MS.undo };
    await store(wanted, { kind: 'success', text: t('review.state-changed'), ...back });
  };
  return { moving, move, dialog };
}
