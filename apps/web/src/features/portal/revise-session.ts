// Opens a citizen's own submission on the answering screen: only the marked questions can be changed, and their former
// answers are shown beside them.
// rules: A4.24-A4.26, R4.33, R4.34
import type { SubmissionToRevise } from '@constancia/contract/submissions/portal.ts';
import { formerAnswers } from '@constancia/domain/review/change-request.ts';
import { checkEdit } from '@constancia/domain/review/check-edit.ts';
import { revisionLimits, withLockedAnswers } from '@constancia/domain/review/edit-limits.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import type { AnsweringSession } from '../../answering/session/answering-session.ts';
import { createAnsweringStore } from '../../answering/session/answering-store.ts';
import { fitDraft } from '../../answering/session/fit-draft.ts';
import { SIGNED } from '../submissions/public.ts';

export function reviseSession(opened: SubmissionToRevise): AnsweringSession {
  const { form, answers, particulars, requested } = opened;
  const index = indexForm(form.definition);
  // Drawings do not leave the server: a marker says that there is one.
  const signatures = particulars.signatures.map((signature) => ({
    ...signature,
    image: SIGNED,
    imageId: '',
  }));
  const stored = { answers, particulars: { ...particulars, signatures } };
  const limits = revisionLimits(requested);
  return {
    form,
    store: createAnsweringStore(index, fitDraft(index, answers), {
      particulars: stored.particulars,
      editing: {
        limits,
        former: formerAnswers(requested),
        check: (given) => checkEdit(index, { stored, given, limits }).issues,
        adjust: (given) => withLockedAnswers(index, { stored, limits }, given),
      },
    }),
    submissionId: opened.id,
    mayBeStored: false,
    draftKey: null,
    recovered: 'nothing',
  };
}
