// Opens a stored submission on the answering screen: what it holds, what may be changed, and how the edit is checked.
// rules: A4.27, R2.081, R2.084, R4.25, R4.28
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
import { createAnsweringStore } from '../../answering/session/answering-store.ts';
import { fitDraft } from '../../answering/session/fit-draft.ts';
import { SIGNED } from '../submissions/public.ts';
import type { EditKind } from './api.ts';

export interface EditSession extends AnsweringSession {
  readonly opened: SubmissionToEdit;
  readonly stored: SubmissionContent;
  readonly judge: (given: SubmissionContent) => CheckedEdit;
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

/** `written`: what was typed over an older version, merged with this one. */
export function editSession(
  kind: EditKind,
  opened: SubmissionToEdit,
  written?: SubmissionContent,
): EditSession {
  const { form } = opened;
  const index = indexForm(form.definition);
  const stored = contentOf(opened);
  const limits = limitsFor(kind, index, stored);
  const judge = (given: SubmissionContent) => checkEdit(index, { stored, given, limits });
  const { answers, particulars } = written ?? stored;
  return {
    form,
    opened,
    stored,
    judge,
    store: createAnsweringStore(index, fitDraft(index, answers), {
      particulars,
      editing: {
        limits,
        former: new Map(),
        check: (given) => judge(given).issues,
        adjust: (given) => withLockedAnswers(index, { stored, limits }, given),
      },
    }),
    submissionId: opened.id,
    mayBeStored: false,
    draftKey: null,
    recovered: 'nothing',
  };
}
