// What reviewing adds to the view of a submission: the badge, the corrections, the mark beside each question, and the
// history of its states.
// rules: R2.054, R2.058, R2.079, R4.12-R4.15
import type { Review } from '@constancia/contract/submissions/review.ts';
import { editedAnswers } from '@constancia/domain/review/correction.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { UnreadCard } from '../../ui/staff/failure-alert.tsx';
import { ReviewBadge, type ViewSlotProps, type ViewTools, ViewToolsContext } from '../submissions/public.ts';
import { useReview } from './api.ts';
import { CorrectionList } from './correction-list.tsx';
import { EditableContext, EditLink } from './edit-link.tsx';
import { editOffered } from './edit-offered.ts';
import { Mark, MarksContext } from './review-marks.tsx';
import { RevisionPanel } from './revision-panel.tsx';
import { StateHistoryDialog } from './state-history-dialog.tsx';
import { Timeline } from './timeline/timeline.tsx';

const NONE: Review['corrections'] = [];

export function ReviewFrame({ view, entry, children }: ViewSlotProps & { readonly children: ReactNode }) {
  const { review, failure } = useReview(view.id);
  const [showsStates, setShowsStates] = useState(false);
  const corrections = review?.corrections ?? NONE;
  const marking = entry === 'internal' && review?.may.mark === true;
  const tools = useMemo<ViewTools>(
    () => ({
      timeZone: view.timeZone,
      edited: editedAnswers(corrections),
      Mark: marking ? Mark : null,
      Edit: EditLink,
      onState: () => setShowsStates(true),
    }),
    [view.timeZone, corrections, marking],
  );
  const marks = useMemo(
    () => ({ submissionId: view.id, marks: review?.marks ?? [] }),
    [view.id, review?.marks],
  );
  const may = review?.may;
  const editable = useMemo(
    () => ({ submissionId: view.id, entry, offered: editOffered(view, may, entry) }),
    [view, may, entry],
  );
  return (
    <ViewToolsContext value={tools}>
      <MarksContext value={marks}>
        {failure && (
          <UnreadCard title={t('review.card-title')} error={failure.error} onRetry={failure.retry} />
        )}
        {review?.badge && (
          <Box sx={{ mb: 4 }}>
            <ReviewBadge badge={review.badge} />
          </Box>
        )}
        {marking && review.may.requestChanges && <RevisionPanel view={view} review={review} />}
        <EditableContext value={editable}>{children}</EditableContext>
        {corrections.length > 0 && <CorrectionList corrections={corrections} timeZone={view.timeZone} />}
        <Timeline submissionId={view.id} timeZone={view.timeZone} states={view.definition.states} />
      </MarksContext>
      {showsStates && review && (
        <StateHistoryDialog
          history={review.stateHistory}
          states={view.definition.states}
          timeZone={view.timeZone}
          onClose={() => setShowsStates(false)}
        />
      )}
    </ViewToolsContext>
  );
}
