// One line over a page: how many submissions wait on this device, how many were not taken, how many went today.
// rules: X31.52, X31.53
import type { ReactNode } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { isReady, type QueueState } from './queue.ts';
import { signInText } from './waiting-text.ts';
import './waiting.css';

interface WaitingLineProps {
  readonly state: QueueState;
  /** Staff are reminded of drafts that are not finished, too. */
  readonly remindsOfDrafts: boolean;
  /** Leads to the list. */
  readonly children: ReactNode;
}

export function WaitingLine({ state, remindsOfDrafts, children }: WaitingLineProps) {
  const texts = linesOf(state, remindsOfDrafts);
  if (texts.length === 0) return null;
  return (
    <div className="answering">
      <section
        className={remindsOfDrafts ? 'waiting-line waiting-line-wide' : 'waiting-line'}
        aria-label={t('waiting.region')}
      >
        <p role="status">{texts.join(' ')}</p>
        {children}
      </section>
    </div>
  );
}

function linesOf({ drafts, sent, waitsFor }: QueueState, remindsOfDrafts: boolean): readonly string[] {
  const all = drafts ?? [];
  const ready = all.filter(isReady);
  const refused = all.filter((draft) => draft.refused).length;
  const begun = all.length - ready.length - refused;
  const [first] = ready;
  return [
    ...counted('waiting.line', ready.length),
    ...(first && waitsFor === 'sign-in' ? [signInText(first)] : []),
    ...counted('waiting.line-refused', refused),
    ...(remindsOfDrafts ? counted('waiting.line-begun', begun) : []),
    ...counted('waiting.line-sent', sent.length),
  ];
}

function counted(code: TextCode, count: number): readonly string[] {
  return count === 0 ? [] : [t(code, { count })];
}
