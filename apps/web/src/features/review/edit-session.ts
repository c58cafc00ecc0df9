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
import { editDraftKey } from '../../answering/session/written-draft.ts';
import { t } from '../../platform/texts.ts';
import { SIGNED } from '../submissions/public.ts';
import type { EditKind } from './api.ts';

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
  const session = editSession(by, draft.base, draft);
  return { session, newer: draft.base.version === opened.version ? null : editSession(by, opened) };
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
    openOther: () => Promise.resolve(null),
  };
}
