// After an answer was stored: the public saved page, and the answer-sent page of signed-in users. Both know only the
// code of the address; what else is shown travels with the navigation and is gone with it.
// rules: A2.07, A2.08, A2.11, A2.40, A4.35, A4.37, P2.17, P2.28, W4, W15
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { SavedCard } from '../../../answering/sending/saved-card.tsx';
import type { AfterStoring } from '../../../answering/sending/use-sending.ts';
import { NavLink, useNavigation } from '../../../platform/navigation.tsx';
import { t } from '../../../platform/texts.ts';
import { PublicFrame } from '../../../ui/light/public-frame.tsx';
import { notifyParent } from './notify-parent.ts';

/** What the answering screen hands on. */
export interface SavedState {
  readonly recordCode: string;
  readonly municipality: string;
  readonly hidesBrand: boolean;
  /** Pages that may be told of it (A2.08). */
  readonly frameOrigins?: readonly string[];
  /** What the person asked for besides (A4.45). */
  readonly after?: AfterStoring;
}

/** Anything else in the address is not a code, and nobody's words are shown as one. */
const CODE = /^[\p{L}\p{N}_-]{1,40}$/u;

/** What other features put below the code; the frame of the product hands them over. */
export interface SavedSlotProps {
  readonly code: string;
  /** '' where the address holds none. */
  readonly answerId: string;
  /** What was asked for besides; 'leave' again after a reload. */
  readonly after: AfterStoring;
}

interface SavedScreenProps {
  readonly slots: readonly ComponentType<SavedSlotProps>[];
  /** Where the way leads on from a public page; answering the form again when absent. */
  readonly next?: ReactNode;
}

export function SavedScreen({ slots, next }: SavedScreenProps) {
  const { id, answerId = '', docCode = '' } = useNavigation().params;
  const state = useHandedOver();
  const { frameOrigins, after = 'leave' } = state;
  const code = CODE.test(docCode) ? docCode : '';
  const beyond =
    code !== '' &&
    slots.map((Slot, position) => <Slot key={position} code={code} answerId={answerId} after={after} />);
  useEffect(() => {
    if (id === undefined && frameOrigins) notifyParent({ answerId, docCode }, frameOrigins);
  }, [id, answerId, docCode, frameOrigins]);
  if (id === undefined) {
    return (
      <main id="content" className="answering-main" tabIndex={-1}>
        <SavedCard title={t('answering.sent-title')} text="" code={code} recordCode={state.recordCode}>
          {beyond}
          <NavLink to={pathOf('forms')}>{t('answering.to-forms')}</NavLink>
        </SavedCard>
      </main>
    );
  }
  return (
    <PublicFrame municipality={state.municipality} brand={state.hidesBrand ? 'hidden' : 'shown'}>
      <SavedCard
        title={t('answering.saved-title')}
        text={t('answering.saved-text')}
        code={code}
        recordCode={state.recordCode}
      >
        {beyond}
        {next ?? <NavLink to={pathOf('answerPublic', { id })}>{t('answering.answer-again')}</NavLink>}
      </SavedCard>
    </PublicFrame>
  );
}

/** Read once and taken out of the browser's history: a reload, or the next person, finds only the address (W4). */
function useHandedOver(): SavedState {
  const { state, pathname, go } = useNavigation();
  const [handedOver] = useState(() => savedState(state));
  useEffect(() => {
    if (state !== null) go(pathname, { replace: true, state: null });
  }, [state, pathname, go]);
  return handedOver;
}

function savedState(given: unknown): SavedState {
  const state = isRecord(given) ? given : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    recordCode: text(state['recordCode']),
    municipality: text(state['municipality']),
    // Not known after a reload of the address alone: then the brand stays away.
    hidesBrand: state['hidesBrand'] !== false,
    frameOrigins: textsOf(state['frameOrigins']),
    after: state['after'] === 'mail' ? 'mail' : 'leave',
  };
}

function textsOf(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((text): text is string => typeof text === 'string') : [];
}
