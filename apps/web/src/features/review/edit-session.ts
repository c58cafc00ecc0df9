// Opens a stored submission on the answering screen: what it holds, what may be changed, how the edit is checked, and what
// this person wrote before and has not saved.
// rules: A4.27, R2.081, R2.084, R4.25, X31.43
import type { SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import { type CheckedEdit, checkEdit } from '@constancia/domain/review/check-edit.ts';
import {
  completionLimits,
  correctionLimits,
  withLockedAnswers,
} from '@constancia/domain/review/edit-limits.ts';
import { type FormIndex, indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import type { StartedWith } from '../../answering/session/answering-state.ts';
import { createAnsweringStore } from '../../answering/session/answering-store.ts';
import { fitDraft } from '../../answering/session/fit-draft.ts';
import { type EditDraft, noDraft, openEditDraft } from '../../answering/session/open-edit-draft.ts';
import { editDraftKey, isDraft } from '../../answering/session/written-draft.ts';
import { asCallError, isUnreached } from '../../platform/api-client.ts';
import { readDraft } from '../../platform/device/drafts.ts';
import { dropAgain } from '../../platform/device/drop-again.ts';
import { pieceId, readPrepared } from '../../platform/device/prepared.ts';
import { t } from '../../platform/texts.ts';
import { SIGNED } from '../submissions/public.ts';
import { type EditKind, openToEdit } from '../../answering/edit/open-to-edit.ts';

export interface EditSession extends AnsweringSession {
  readonly opened: SubmissionToEdit;
  readonly stored: SubmissionContent;
  readonly judge: (given: SubmissionContent) => CheckedEdit;
}

/** Which edit, and who makes it. */
export interface EditBy {
  readonly kind: EditKind;
  /** Id of the account. */
  readonly person: string;
}

/** The edit as it goes on, and the stored submission as it is now when others changed it since. */
export interface OpenedEdit {
  readonly session: EditSession;
  readonly newer: EditSession | null;
}

export async function openEdit(by: EditBy, opened: SubmissionToEdit): Promise<OpenedEdit> {
  const draft = await openEditDraft<SubmissionToEdit>(editDraftKey(by.person, by.kind, opened.id), opened);
  const session = { ...editSession(by, draft.base, draft), waits: draft.waits };
  return { session, newer: draft.base.version === opened.version ? null : editSession(by, opened) };
}

interface OpenedSubmission {
  readonly opened: SubmissionToEdit;
  /** The server was not reached. */
  readonly fromDevice: boolean;
}

/** From the server, or what is completed from this device, where it was taken along or begun (X39.72). Throws CallError. */
export async function openOrKept(
  { kind, person }: EditBy,
  id: string,
  signal: AbortSignal,
): Promise<OpenedSubmission> {
  try {
    const [opened] = await Promise.all([openToEdit(kind, id, signal), dropAgain()]);
    return { opened, fromDevice: false };
  } catch (error) {
    const isKept = kind === 'completion' && isUnreached(asCallError(error));
    const opened = isKept ? await keptOnDevice(person, id) : null;
    if (opened === null) throw error;
    return { opened, fromDevice: true };
  }
}

/** What was begun goes on over the version that it was begun on. */
async function keptOnDevice(person: string, id: string): Promise<SubmissionToEdit | null> {
  const draft = await readDraft(editDraftKey(person, 'completion', id));
  const base = isDraft(draft) ? (draft.base as SubmissionToEdit | undefined) : undefined;
  return base ?? ((await readPrepared(person, pieceId('submission', id))) as SubmissionToEdit | null);
}

/** Drawings do not leave the server: a marker says that there is one. */
function contentOf({ answers, particulars }: SubmissionToEdit): SubmissionContent {
  const signatures = particulars.signatures.map(({ slot, signatory }) => ({
    slot,
    signatory,
    image: SIGNED,
    imageId: '',
  }));
  return { answers, particulars: { ...particulars, signatures } };
}

function limitsFor(kind: EditKind, index: FormIndex, stored: SubmissionContent) {
  return kind === 'correction' ? correctionLimits(stored) : completionLimits(index, stored);
}

/** `draft`: what was written before; without one the edit begins with what is stored. */
export function editSession(
  by: EditBy,
  opened: SubmissionToEdit,
  draft: Omit<EditDraft<SubmissionToEdit>, 'base'> = noDraft(),
): EditSession {
  const { kind, person } = by;
  const { form } = opened;
  const index = indexForm(form.definition);
  const stored = contentOf(opened);
  const limits = limitsFor(kind, index, stored);
  const judge = (given: SubmissionContent) => checkEdit(index, { stored, given, limits });
  const { answers, particulars } = draft.content(form.definition, stored);
  const started: StartedWith = { particulars, ...draft.started };
  return {
    kind,
    form,
    opened,
    stored,
    judge,
    store: createAnsweringStore(index, fitDraft(index, answers), {
      ...started,
      editing: {
        limits,
        former: new Map(),
        check: (given) => judge(given).issues,
        adjust: (given) => withLockedAnswers(index, { stored, limits }, given),
        whyLocked: ({ kind: asked }) =>
          kind === 'correction' && asked === 'date' ? t('review.date-locked') : '',
      },
    }),
    submissionId: opened.id,
    mayBeStored: false,
    draftKey: draft.recovered === 'elsewhere' ? null : editDraftKey(person, kind, opened.id),
    recovered: draft.recovered,
    others: [],
    scroll: draft.scroll,
    base: opened,
    startFresh: () => Promise.resolve(editSession(by, opened)),
    // What was left to be sent and is taken back.
    openOther: async () => (await openEdit(by, opened)).session,
  };
}
