// Corrects a submission or completes its unanswered questions, on the answering screen. Nothing typed is lost when
// saving fails or when somebody else corrected the submission first.
// rules: R2.004-R2.008, R8.14-R8.19, X36.66
import type { SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { stateText } from '@constancia/domain/presentation/state-name.ts';
import { changesNothing } from '@constancia/domain/review/changes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { AnswerForm } from '../../answering/answer-form.tsx';
import { personApi } from '../../answering/person/person-api.ts';
import { isRefusal } from '../../answering/sending/refusal.ts';
import type { Send } from '../../answering/sending/use-sending.ts';
import type { EditWording } from '../../answering/session/editing.ts';
import { focusField } from '../../answering/session/focus-field.ts';
import { CallError } from '../../platform/api-client.ts';
import { pieceId, removePrepared } from '../../platform/device/prepared.ts';
import { language } from '../../platform/language.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { NOTICE_MS } from '../../ui/notice-times.ts';
import { type Notice, useNotify } from '../../ui/staff/toast.tsx';
import { useAccount } from '../session/public.ts';
import { listToReturnTo, PresenceNote } from '../submissions/public.ts';
import { type EditKind, openToEdit } from '../../answering/edit/open-to-edit.ts';
import { saveEdit } from './api.ts';
import { Conflict } from './conflict.tsx';
import { CorrectionReasonField, useCorrectionReason } from './correction-reason.tsx';
import { openAtQuestion } from './edit-at.ts';
import { type EditSession, editSession, type OpenedEdit, openEdit, openOrKept } from './edit-session.ts';
import { EditState } from './edit-state.tsx';

const HOME = pathOf('home');

interface EditProps {
  readonly kind: EditKind;
  /** Where saving leads to, and what the page there was opened with. */
  readonly after: (formId: string) => { readonly to: string; readonly state: unknown };
  readonly onCancel: (formId: string) => void;
}

/** `page`: the view that the correction begins and ends at. It still knows the list that it was opened from. */
function Correct({ page }: { readonly page: 'submission' | 'submissionCis' }) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const to = pathOf(page, { id });
  return (
    <Edit kind="correction" after={() => ({ to, state })} onCancel={() => void navigate(to, { state })} />
  );
}

export function CorrectScreen() {
  return <Correct page="submission" />;
}

/** The same in the public variant: without links into the product (P2.11). */
export function CisCorrectScreen() {
  return <Correct page="submissionCis" />;
}

export function CompleteScreen() {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const after = (formId: string) => listToReturnTo(formId, state);
  const cancel = (formId: string) => {
    const { to, state: list } = after(formId);
    // In a tab of its own there is nothing to go back to.
    if (key === 'default') void navigate(to, { state: list });
    else void navigate(-1);
  };
  return <Edit kind="completion" after={after} onCancel={cancel} />;
}

function Edit(props: EditProps) {
  const { kind } = props;
  const { id = '' } = useParams();
  const { userId: person } = useAccount();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const opened = useQuery({
    queryKey: ['to-edit', kind, id],
    queryFn: async ({ signal }) => {
      const { opened, fromDevice } = await openOrKept({ kind, person }, id, signal);
      const edit = await openEdit({ kind, person }, opened);
      return { ...edit, fromDevice, at: openAtQuestion(edit.session, hash) };
    },
    // Without a connection there is what was taken along.
    networkMode: 'always',
    // What a person is typing is never replaced by what others stored.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (opened.isError)
    return <ErrorDialog text={problemText(opened.error, OPEN_FAILED)} onClose={() => void navigate(HOME)} />;
  return (
    <main id="content" className="answering-main" tabIndex={-1}>
      {opened.data ? (
        <Opened key={id} first={opened.data} person={person} {...props} {...opened.data} />
      ) : (
        <AnsweringSkeleton />
      )}
    </main>
  );
}

const OPEN_FAILED: ProblemWording = {
  otherwise: 'review.open-failed',
  codes: { 'submission-not-found': 'review.none-to-edit' },
};

type SaveConflict = 'nothing-changed' | EditSession | null;

interface OpenedProps extends EditProps {
  readonly first: OpenedEdit;
  /** Key of the field that the edit begins at. */
  readonly at: string | null;
  readonly fromDevice: boolean;
  readonly person: string;
}

function Opened({ first, at, fromDevice, person, kind, after, onCancel }: OpenedProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [session, setSession] = useState(first.session);
  /** Why saving failed: nothing was changed, or somebody else stored a newer version. */
  const [conflict, setConflict] = useState<SaveConflict>(first.newer);
  const [isMerged, setIsMerged] = useState(false);
  const { id, form } = session.opened;
  /** The state that somebody moved it to while it was being corrected. */
  const movedTo = useRef<number | null>(null);
  const begins = first.newer === null ? at : null;
  useEffect(() => {
    if (begins !== null) focusField(begins);
  }, [begins]);
  const reason = useCorrectionReason(person, id);
  const readNewer = async () => {
    try {
      setConflict(editSession({ kind, person }, await openToEdit(kind, id)));
    } catch {
      notify({ kind: 'error', text: t('review.save-failed') });
    }
  };
  const showConflict = (error: CallError) => {
    if (error.code === 'nothing-changed') setConflict('nothing-changed');
    else if (error.code === 'stale-version') void readNewer();
    else if (isRefusal(error.code)) notify({ kind: 'error', text: problemText(error) });
    else return 'not-shown';
    return 'shown';
  };
  const save: Send = async ({ answers, particulars }, { signal }) => {
    const { judge, store, opened } = session;
    if (changesNothing(judge(store.get()).changes)) throw new CallError('nothing-changed', { status: 422 });
    const why = kind === 'correction' && { reason: reason.reason };
    const body = { version: opened.version, answers, ...(particulars && { particulars }), ...why };
    const { state } = await saveEdit(kind, { submissionId: id, body }, signal);
    // A completion shows the state and moves it itself.
    movedTo.current = kind === 'correction' && state !== opened.state ? state : null;
    return { id, code: opened.code, recordCode: '' };
  };
  const leave = () => {
    void reason.drop();
    // As it was taken along it is not any more.
    if (kind === 'completion')
      void removePrepared(person, { id: pieceId('submission', id), kind: 'submission' });
    queries.removeQueries({ queryKey: ['submission', id] });
    queries.removeQueries({ queryKey: ['review', id] });
    void queries.invalidateQueries({ queryKey: ['submissions'] });
    // Who corrects a public form of another area may not see the submission afterwards (R5.28).
    const { mayView } = session.opened;
    notify(savedNotice(session.opened, movedTo.current));
    const { to, state } = mayView ? after(form.id) : { to: HOME, state: null };
    void navigate(to, { state });
  };
  const people = useMemo(() => personApi(session.form.id), [session.form.id]);
  return (
    <>
      {session.opened.mayView && <PresenceNote submissionId={id} doing="editing" />}
      <AnswerForm
        key={session.opened.version}
        mode={kind === 'completion' ? 'completion' : 'edit'}
        fromDevice={fromDevice}
        people={people}
        session={session}
        underHeading={
          <UnderHeading kind={kind} opened={session.opened} isMerged={isMerged} reason={reason} />
        }
        wording={wordingOf(kind, session.opened, () => onCancel(form.id))}
        send={save}
        onStored={leave}
        onFailed={showConflict}
      />
      {conflict === 'nothing-changed' && <NothingChanged onClose={() => setConflict(null)} />}
      {conflict !== null && conflict !== 'nothing-changed' && (
        <Conflict
          by={{ kind, person }}
          mine={session}
          newer={conflict}
          onMerged={(merged) => {
            setSession(merged);
            setConflict(null);
            setIsMerged(true);
          }}
        />
      )}
    </>
  );
}

function wordingOf(kind: EditKind, { code }: SubmissionToEdit, onCancel: () => void): EditWording {
  const what = t(kind === 'correction' ? 'review.correct' : 'review.complete');
  return {
    pageTitle: t('review.page-title', { what, code }),
    eyebrow: t('review.eyebrow', { what, code }),
    send: t('review.save'),
    sending: t('review.saving'),
    notSent: t('review.not-saved'),
    onCancel,
  };
}

interface UnderHeadingProps {
  readonly kind: EditKind;
  readonly opened: SubmissionToEdit;
  readonly isMerged: boolean;
  readonly reason: ReturnType<typeof useCorrectionReason>;
}

function UnderHeading({ kind, opened, isMerged, reason }: UnderHeadingProps) {
  return (
    <>
      {isMerged && <NotSavedYet />}
      {kind === 'completion' ? <EditState opened={opened} /> : <CorrectionReasonField {...reason} />}
    </>
  );
}

/** The page begins again with what both wrote; it takes the focus, because saving is still to do. */
function NotSavedYet() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className="notice">
      {t('review.merged-not-saved')}
    </p>
  );
}

function savedNotice({ code, mayView, form }: SubmissionToEdit, movedTo: number | null): Notice {
  const moved = stateText(form.definition.states, movedTo);
  if (moved) {
    const text = t('review.saved-moved', { code, state: inLanguage(moved, language) });
    return { kind: 'warning', text, milliseconds: NOTICE_MS.undo };
  }
  const text = t(mayView ? 'review.saved' : 'review.saved-not-shown', { code });
  return { kind: 'success', text, milliseconds: NOTICE_MS.saved };
}

function NothingChanged({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog title={t('problem.nothing-changed')} onClose={onClose}>
      <p>{t('review.nothing-changed-text')}</p>
      <DialogActions>
        <button type="button" className="button button-main" onClick={onClose}>
          {t('shell.close')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}
