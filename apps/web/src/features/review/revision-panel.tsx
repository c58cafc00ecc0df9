// Asks the citizen to revise what was marked, and shows the last request.
// rules: R2.080, R4.24, R5.01, R5.02, R9.11

import type { Review } from '@constancia/contract/submissions/review.ts';
import { REVISION_COMMENT_MAX } from '@constancia/domain/limits.ts';
import { marksProblem } from '@constancia/domain/review/change-request.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { requestChanges, reviewKey } from './api.ts';

/** Height of the comment field, in lines (R9.11). */
const ROWS = 8;

const SENDING: ProblemWording = {
  otherwise: 'review.revision-failed',
  codes: { offline: 'review.revision-failed' },
};

interface Props {
  readonly submissionId: string;
  readonly review: Review;
}

export function RevisionPanel({ submissionId, review }: Props) {
  const [open, setOpen] = useState(false);
  const last = review.requests.at(-1);
  return (
    <Stack direction="row" sx={{ mb: 4, gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('review.send-revision')}
      </Button>
      {last && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('review.last-request', { by: last.by, comment: last.comment })}
        </Typography>
      )}
      {open && <RevisionDialog submissionId={submissionId} review={review} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function RevisionDialog({ submissionId, review, onClose }: Props & { readonly onClose: () => void }) {
  const problem = marksProblem(review.marks);
  if (problem === 'nothing-marked')
    return (
      <DialogFrame title={t('review.nothing-marked')} text={t('problem.nothing-marked')} onClose={onClose} />
    );
  if (problem)
    return (
      <DialogFrame
        title={t('problem.section-without-answers')}
        text={t('review.section-without-answers-hint')}
        onClose={onClose}
      />
    );
  return <CommentDialog submissionId={submissionId} review={review} onClose={onClose} />;
}

function CommentDialog({ submissionId, review, onClose }: Props & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState('');
  const questions = review.marks.filter(({ questionId }) => questionId !== undefined).length;
  const send = async () => {
    setSending(true);
    try {
      await requestChanges(submissionId, comment.trim());
      notify({ kind: 'success', text: t('review.revision-sent') });
      onClose();
    } catch (error) {
      setFailed(problemText(error, SENDING));
      setSending(false);
    }
    await queries.invalidateQueries({ queryKey: reviewKey(submissionId) });
  };
  return (
    <DialogFrame
      title={t('review.send-revision')}
      text={t('review.revision-text', { count: questions })}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('answering.cancel')}</Button>
          <Button variant="contained" disabled={sending} onClick={() => void send()}>
            {t('review.send')}
          </Button>
        </>
      }
    >
      <TextField
        fullWidth
        multiline
        rows={ROWS}
        label={t('review.comment')}
        value={comment}
        error={failed !== ''}
        helperText={failed}
        slotProps={{ htmlInput: { maxLength: REVISION_COMMENT_MAX } }}
        onChange={(event) => setComment(event.target.value)}
      />
    </DialogFrame>
  );
}
