// Which edit the view of a submission offers beside an answer: the limits of the edit decide, as they do on the server.
// rules: X36.40
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import { completionLimits, correctionLimits } from '@constancia/domain/review/edit-limits.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { type MarkedField, submissionOf, type ViewSlotProps } from '../submissions/public.ts';
import type { EditKind } from '../../answering/edit/open-to-edit.ts';

/** `locked`: what this person corrects, but for this answer. */
export type EditOffered = EditKind | 'locked' | 'none';

export function editOffered(
  view: SubmissionView,
  may: Review['may'] | undefined,
  entry: ViewSlotProps['entry'],
): (at: MarkedField) => EditOffered {
  const index = indexForm(view.definition);
  const { answers, citizen, location, asset = null, signatures } = submissionOf(view);
  const stored: SubmissionContent = { answers, particulars: { citizen, location, asset, signatures } };
  const correction = correctionLimits(stored);
  const completion = completionLimits(index, stored);
  return ({ questionId = '', rowId }) => {
    const asked = index.questionById.get(questionId);
    if (!may || !asked) return 'none';
    if (may.correct) return correction.question(asked, rowId) ? 'correction' : 'locked';
    const completes = entry === 'internal' && may.complete && view.may.complete;
    return completes && completion.question(asked, rowId) ? 'completion' : 'none';
  };
}
