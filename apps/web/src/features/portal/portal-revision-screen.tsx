// A citizen answers again the questions that a reviewer marked. The other answers are shown beside them and stay.
// rules: A2.32, A4.24-A4.29, R4.32, X31.88

import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AnswerForm } from '../../answering/answer-form.tsx';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import { asCallError, CallError, isUnreached } from '../../platform/api-client.ts';
import { dropKeptRevision, keepRevision, readKeptRevision } from '../../platform/device/kept-forms.ts';
import { contentIsShown, onceContentIsShown } from '../../platform/page/content-shown.ts';
import { dropRevisionMessage, readRevisionMessage } from '../../platform/device/revision-message.ts';
import { language } from '../../platform/language.ts';
import { NavLink, useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { MessageCard } from '../../ui/light/message-card.tsx';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import { pathAfterSaving, type SavedState } from '../submissions/public.ts';
import { AskedPanel } from './asked-panel.tsx';
import { citizenKey } from './citizen-key.ts';
import { AlreadyAnswered, Entered, EntryFailed } from './entered.tsx';
import { openToRevise, sendRevision } from './portal-api.ts';
import { openRevisionSession } from './revise-session.ts';

const OWN_SUBMISSIONS = pathOf('submissionsPortal');

export function PortalRevisionScreen() {
  const { id = '' } = useNavigation().params;
  const wanted = { submissionId: id, path: pathOf('revisePortal', { id }) };
  return (
    <Entered wanted={wanted}>
      {(entry) => <Revision key={id} submissionId={id} person={citizenKey(entry)} />}
    </Entered>
  );
}

interface RevisionProps {
  readonly submissionId: string;
  /** Key of the citizen's drafts. */
  readonly person: string;
}

interface OpenedRevision {
  readonly opened: SubmissionToRevise;
  readonly session: AnsweringSession;
  /** The server was not reached; this is what was asked when it was opened last. */
  readonly fromDevice: boolean;
}

function Revision({ submissionId, person }: RevisionProps) {
  const [asked, setAsked] = useState({ submissionId });
  const [opened, setOpened] = useState<OpenedRevision | CallError | null>(null);
  const again = useCallback(() => {
    setOpened(null);
    setAsked({ submissionId });
  }, [submissionId]);
  useEffect(() => {
    const leaving = new AbortController();
    const fail = (error: unknown) => {
      if (!leaving.signal.aborted) setOpened(asCallError(error));
    };
    const open = async () => {
      const found = await readRevision(person, asked.submissionId, leaving.signal);
      const session = await openRevisionSession(person, found.opened);
      // What was left to be sent and taken back: something else may be asked now.
      const openOther = () => {
        again();
        return Promise.resolve(null);
      };
      if (!leaving.signal.aborted) setOpened({ ...found, session: { ...session, openOther } });
    };
    open().catch(fail);
    return () => leaving.abort();
  }, [asked, person, again]);
  if (opened === null) return <AnsweringSkeleton />;
  if (!(opened instanceof CallError)) return <Revising {...opened} person={person} onObstacle={setOpened} />;
  return <NotOpened error={opened} onRetry={again} />;
}

/** Without a connection it is the one that this device has kept. */
async function readRevision(
  person: string,
  submissionId: string,
  signal: AbortSignal,
): Promise<Omit<OpenedRevision, 'session'>> {
  try {
    const opened = await openToRevise(submissionId, signal);
    onceContentIsShown(() => void keepRevision(person, opened));
    return { opened, fromDevice: false };
  } catch (error) {
    const failure = asCallError(error);
    if (SHOWN_HERE.includes(failure.code)) await dropKeptRevision(person, submissionId);
    const kept = isUnreached(failure) ? await readKeptRevision(person, submissionId) : null;
    if (!kept) throw error;
    return { opened: kept, fromDevice: true };
  }
}

interface NotOpenedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

function NotOpened({ error, onRetry }: NotOpenedProps) {
  const toSubmissions = <NavLink to={OWN_SUBMISSIONS}>{t('portal.to-submissions')}</NavLink>;
  switch (error.code) {
    case 'already-answered':
      return <AlreadyAnswered>{toSubmissions}</AlreadyAnswered>;
    case 'revision-recalled':
      return <MessageCard title={t('problem.revision-recalled')}>{toSubmissions}</MessageCard>;
    case 'portal-entry-failed':
      return <EntryFailed />;
    case 'submission-not-found':
      return (
        <MessageCard title={t('problem.submission-not-found')} variant="alert">
          {toSubmissions}
        </MessageCard>
      );
    default:
      return <NotLoaded what="form" error={error} onRetry={onRetry} />;
  }
}

interface RevisingProps extends OpenedRevision {
  readonly person: string;
  /** Called when somebody else revised the submission in between, or the entry has ended. */
  readonly onObstacle: (error: CallError) => void;
}

function Revising({ opened, session, fromDevice, person, onObstacle }: RevisingProps) {
  const { go } = useNavigation();
  const { id, code, form, comment } = opened;
  useEffect(contentIsShown, []);
  const [showsRemarks, setShowsRemarks] = useState(false);
  const [unchanged, askUnchanged] = useUnchanged();
  return (
    <>
      <AnswerForm
        mode="revision"
        session={session}
        fromDevice={fromDevice}
        renderHead={(shown) => (
          <div className="answering">
            <AskedPanel session={shown} asked={opened} person={person} />
            <div className="portal-remarks">
              <button type="button" className="button" onClick={() => setShowsRemarks(true)}>
                {t('portal.remarks')}
              </button>
            </div>
          </div>
        )}
        wording={{
          pageTitle: t('portal.revision-title', { code }),
          eyebrow: t('portal.revision-title', { code }),
          send: t('portal.send-revision'),
          // Nothing is sent yet while the person is asked.
          sending: unchanged === null ? t('portal.sending-revision') : t('portal.send-revision'),
          notSent: t('portal.revision-not-sent'),
          onCancel: () => go(OWN_SUBMISSIONS),
        }}
        send={async ({ answers }, { signal }) => ({
          ...(await sendRevision(id, {
            answers,
            message: readRevisionMessage(person, id),
            signal,
            onUnchanged: askUnchanged,
          })),
          recordCode: '',
        })}
        onStored={(stored) => {
          void dropRevisionMessage(person, id);
          const { name, brand } = form.municipality;
          const state: SavedState = {
            formTitle: inLanguage(form.definition.title, language),
            recordCode: '',
            municipality: name,
            brand,
          };
          const path = pathAfterSaving(['portal'], { ...stored, formId: form.id, appointment: null });
          go(path, { replace: true, state });
        }}
        onFailed={(error) => {
          if (error.code === 'revision-unchanged') return 'shown';
          if (!SHOWN_HERE.includes(error.code)) return 'not-shown';
          onObstacle(error);
          return 'shown';
        }}
        onRefused={(refusal) => onObstacle(new CallError(refusal))}
      />
      {unchanged}
      {showsRemarks && (
        <ModalDialog title={t('portal.remarks')} onClose={() => setShowsRemarks(false)}>
          <p className="portal-comment" dir="auto">
            {comment === '' ? t('portal.no-remarks') : comment}
          </p>
          <DialogActions>
            <button type="button" className="button button-main" onClick={() => setShowsRemarks(false)}>
              {t('shell.close')}
            </button>
          </DialogActions>
        </ModalDialog>
      )}
    </>
  );
}

/** The question whether a revision without a change is meant so, and the dialog that asks it. */
function useUnchanged(): readonly [ReactNode, () => Promise<boolean>] {
  const [reply, setReply] = useState<((isMeant: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setReply(() => resolve));
  const say = (isMeant: boolean) => {
    setReply(null);
    reply?.(isMeant);
  };
  const dialog = reply && (
    <ModalDialog title={t('portal.unchanged-title')} onClose={() => say(false)}>
      <p>{t('portal.unchanged-text')}</p>
      <DialogActions>
        <button type="button" className="button" onClick={() => say(true)}>
          {t('portal.unchanged-send')}
        </button>
        <button type="button" className="button button-main" onClick={() => say(false)}>
          {t('portal.unchanged-back')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
  return [dialog, ask];
}

const SHOWN_HERE: readonly CallError['code'][] = [
  'already-answered',
  'revision-recalled',
  'portal-entry-failed',
  'submission-not-found',
];
