// The pages after a submission was stored: the public saved page, and the answer-sent page of signed-in users. Both
// read only the code from the URL. What else they show travels with the navigation, and comes from the server as long as
// this browser holds the receipt of the submission, so that a reload loses nothing.
// rules: A2.07, A2.11, W4, X36.02, X40.42

import type { Receipt } from '@constancia/contract/records/records.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { VisitorWaitingBlock } from '../../../answering/queue-blocks.tsx';
import { SavedCard } from '../../../answering/sending/saved-card.tsx';
import type { AfterStoring } from '../../../answering/sending/use-sending.ts';
import { VISITOR } from '../../../answering/session/written-draft.ts';
import { language } from '../../../platform/language.ts';
import { NavLink, useNavigation } from '../../../platform/navigation.tsx';
import { t } from '../../../platform/texts.ts';
import { useWindowTitle } from '../../../platform/page/window-title.ts';
import { PublicFrame } from '../../../ui/light/public-frame.tsx';
import { notifyParent } from './notify-parent.ts';
import { RecordInWindow } from './record-in-window.tsx';
import { useReceipt } from './read-receipt.ts';
import { SentDetails } from './sent-details.tsx';

/** What the answering screen passes on. */
export interface SavedState {
  /** Title of the form; '' after a reload. */
  readonly formTitle: string;
  readonly recordCode: string;
  readonly municipality: string;
  readonly brand: string;
  /** Origins of the pages that may be notified (A2.08). */
  readonly frameOrigins?: readonly string[];
  /** The submission, for the page around a public form; the URL of the saved page holds only the code. */
  readonly answerId?: string;
  /** What the person asked for besides sending (A4.45). */
  readonly after?: AfterStoring;
}

/** Any other text in the URL is not a code and is not shown, so that nobody can put words on the page. */
const CODE = /^[\p{L}\p{N}_-]{1,40}$/u;

/** Props of what other features add below the code; the app passes the components in. */
export interface SavedSlotProps {
  readonly code: string;
  /** '' when the URL holds none. */
  readonly submissionId: string;
  /** What was asked for besides sending; 'leave' again after a reload. */
  readonly after: AfterStoring;
  /** Null until it has arrived, and when this browser has none. */
  readonly receipt: Receipt | null;
}

interface SavedScreenProps {
  readonly slots: readonly ComponentType<SavedSlotProps>[];
  /** Where a public page leads next; when absent, back to the form. */
  readonly next?: ReactNode;
}

export function SavedScreen({ slots, next }: SavedScreenProps) {
  const { id, answerId: submissionId = '', docCode = '' } = useNavigation().params;
  const handed = useHandedOver();
  const { frameOrigins, after = 'leave', answerId = submissionId } = handed;
  const code = CODE.test(docCode) ? docCode : '';
  const found = useReceipt(code);
  const receipt = typeof found === 'string' ? null : found;
  const { formTitle, recordCode, municipality, brand } = shownOf(handed, receipt);
  const title = t(id === undefined ? 'answering.sent-title' : 'answering.saved-title');
  useWindowTitle(title, code, formTitle);
  useEffect(() => {
    if (frameOrigins) notifyParent({ answerId, docCode }, frameOrigins);
  }, [answerId, docCode, frameOrigins]);
  const card = (text: string, onward: ReactNode) => (
    <SavedCard title={title} text={text} form={formTitle} code={code} recordCode={recordCode}>
      {receipt && <SentDetails receipt={receipt} />}
      {code !== '' &&
        slots.map((Slot, position) => (
          <Slot key={position} code={code} submissionId={submissionId} after={after} receipt={receipt} />
        ))}
      {found === 'none' && recordCode !== '' && <RecordInWindow recordCode={recordCode} />}
      {onward}
    </SavedCard>
  );
  if (id === undefined) {
    return (
      <main id="content" className="answering-main" tabIndex={-1}>
        {card('', <NavLink to={pathOf('forms')}>{t('answering.to-forms')}</NavLink>)}
      </main>
    );
  }
  const again = <NavLink to={pathOf('answerPublic', { id })}>{t('answering.answer-again')}</NavLink>;
  return (
    <PublicFrame municipality={municipality} brand={brand}>
      <VisitorWaitingBlock person={VISITOR} page="answerPublic" />
      {card(t('answering.saved-text'), next ?? again)}
    </PublicFrame>
  );
}

/** What the form handed over, immediately; after a reload what the receipt says. */
function shownOf(handed: SavedState, receipt: Receipt | null): SavedState {
  if (!receipt || handed.formTitle !== '') return handed;
  const { name, brand } = receipt.municipality;
  return {
    ...handed,
    formTitle: inLanguage(receipt.title, language),
    recordCode: receipt.recordCode,
    municipality: name,
    brand,
  };
}

/** Read once and removed from the browser's history: a reload, or the next person, finds only the URL (W4). */
function useHandedOver(): SavedState {
  const { state, pathname, go } = useNavigation();
  const [navigationState] = useState(() => savedState(state));
  useLayoutEffect(() => {
    if (state !== null) go(pathname, { replace: true, state: null });
  }, [state, pathname, go]);
  return navigationState;
}

function savedState(given: unknown): SavedState {
  const state = isRecord(given) ? given : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    formTitle: text(state['formTitle']),
    recordCode: text(state['recordCode']),
    municipality: text(state['municipality']),
    // Unknown after a reload of the URL alone: then nothing stands there.
    brand: text(state['brand']),
    frameOrigins: textsOf(state['frameOrigins']),
    ...(typeof state['answerId'] === 'string' && { answerId: state['answerId'] }),
    after: state['after'] === 'mail' ? 'mail' : 'leave',
  };
}

function textsOf(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((text): text is string => typeof text === 'string') : [];
}
