// Says what was found on the device: a draft that was restored, one that another tab has, others of the same form. On a
// shared device it may be somebody else's, so starting over is offered.
// rules: A4.01, X31.43, X40.10
import { inLanguage } from '@constancia/domain/localized.ts';
import { useState } from 'react';
import { localMoment } from '../platform/clock.ts';
import { language } from '../platform/language.ts';
import { type TextCode, t } from '../platform/texts.ts';
import { QuestionDialog } from '../ui/light/question-dialog.tsx';
import { useRestoredScroll } from './restore-scroll.ts';
import {
  type AnsweringSession,
  isRestored,
  type OtherDraft,
  type Recovered,
} from './session/answering-session.ts';

interface DraftNoticeProps {
  readonly session: Pick<AnsweringSession, 'kind' | 'recovered' | 'leftBehind' | 'others' | 'scroll'>;
  /** Whether the person may have several submissions of this form under way. */
  readonly several: boolean;
  /** Deletes the draft. */
  readonly onStartAgain: () => void;
  /** Keeps the draft and begins another submission. */
  readonly onStartAnother: () => void;
  /** False where it cannot be opened. */
  readonly onOpen: (key: string) => Promise<boolean>;
}

export function DraftNotice({ session, several, onStartAgain, onStartAnother, onOpen }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false);
  const { kind, recovered, others, leftBehind = [] } = session;
  const restored = isRestored(session);
  useRestoredScroll(session.scroll);
  return (
    <div className="notice" role="status">
      <p>
        {restored && <strong>{t('answering.draft-recovered')} </strong>}
        {recovered !== 'nothing' && t(explanation(recovered, kind))}
      </p>
      {leftBehind.length > 0 && (
        <p>
          {t('answering.draft-left-behind', {
            titles: leftBehind.map((title) => inLanguage(title, language)).join(' · '),
          })}
        </p>
      )}
      {restored && (
        <div className="notice-actions">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('answering.start-again')}
          </button>
          {kind === 'new' && several && (
            <button type="button" className="button" onClick={onStartAnother}>
              {t('answering.start-another')}
            </button>
          )}
        </div>
      )}
      <OtherDrafts others={others} onOpen={onOpen} />
      {asking && (
        <QuestionDialog
          title={t('answering.start-again-title')}
          yes={t('answering.start-again')}
          no={t('answering.cancel')}
          onYes={onStartAgain}
          onClose={() => setAsking(false)}
        >
          <p>{t('answering.start-again-text')}</p>
        </QuestionDialog>
      )}
    </div>
  );
}

function explanation(recovered: Exclude<Recovered, 'nothing'>, kind: AnsweringSession['kind']): TextCode {
  if (recovered === 'same-version') return 'answering.draft-yours';
  if (recovered === 'unreadable') return 'answering.draft-unreadable';
  if (recovered === 'elsewhere')
    return kind === 'new' ? 'answering.draft-elsewhere' : 'answering.edit-elsewhere';
  return kind === 'new' ? 'answering.draft-other-version' : 'answering.edit-other-version';
}

interface OtherDraftsProps extends Pick<DraftNoticeProps, 'onOpen'> {
  readonly others: readonly OtherDraft[];
}

function OtherDrafts({ others, onOpen }: OtherDraftsProps) {
  const [isRefused, setRefused] = useState(false);
  if (others.length === 0) return null;
  const open = async (key: string) => setRefused(!(await onOpen(key)));
  return (
    <>
      <p>{t('answering.draft-others')}</p>
      <ul className="notice-list">
        {others.map(({ key, name, savedAt }) => (
          <li key={key}>
            <button type="button" className="button-quiet" onClick={() => void open(key)}>
              {t('answering.draft-open', { moment: localMoment(savedAt) })} {name}
            </button>
          </li>
        ))}
      </ul>
      {isRefused && <p>{t('answering.draft-not-opened')}</p>}
    </>
  );
}
