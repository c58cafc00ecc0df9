// Asking the citizen to revise what was ticked, with a message; and what was asked before.
// rules: R2.080, R4.24, R5.01, R5.02, R9.11

import type { Review } from '@constancia/contract/submissions/review.ts';
import { marksProblem } from '@constancia/domain/review/change-request.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/notices.tsx';
import { requestChanges, reviewKey } from './api.ts';

/** R9.11. */
const ROWS = 8;
const COMMENT_MAX = 2_000;

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
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
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
      <Message title={t('review.nothing-marked')} text={t('problem.nothing-marked')} onClose={onClose} />
    );
  if (problem)
    return (
      <Message
        title={t('problem.section-without-answers')}
        text={t('review.section-without-answers-hint')}
        onClose={onClose}
      />
    );
  return <CommentDialog submissionId={submissionId} review={review} onClose={onClose} />;
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

function Message({ title, text, onClose }: MessageProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="revision-title" aria-describedby="revision-text">
      <DialogTitle id="revision-title">{title}</DialogTitle>
      <DialogContent id="revision-text">{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shell.close')}</Button>
      </DialogActions>
    </Dialog>
  );
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
      const told = error instanceof CallError && error.status > 0 && error.status < 500;
      setFailed(told ? t(`problem.${error.code as 'forbidden'}`) : t('review.revision-failed'));
      setSending(false);
    }
    await queries.invalidateQueries({ queryKey: reviewKey(submissionId) });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="revision-title">
      <DialogTitle id="revision-title">{t('review.send-revision')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{t('review.revision-text', { count: questions })}</Typography>
        <TextField
          fullWidth
          multiline
          rows={ROWS}
          label={t('review.comment')}
          value={comment}
          error={failed !== ''}
          helperText={failed}
          slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
          onChange={(event) => setComment(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('answering.cancel')}</Button>
        <Button variant="contained" disabled={sending} onClick={() => void send()}>
          {t('review.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
