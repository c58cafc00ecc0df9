// Asks the citizen to revise what was marked, shows where the last request stands, and accepts the reply.
// rules: R2.080, R4.24, R5.01, R5.02, X31.80

import type { Review } from '@constancia/contract/submissions/review.ts';
import { REVISION_COMMENT_MAX } from '@constancia/domain/limits.ts';
import { marksProblem } from '@constancia/domain/review/change-request.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { dateAndTime } from '../../platform/local-time.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { ERROR_ALERT_MS, useNotify } from '../../ui/staff/toast.tsx';
import { ViewToolsContext } from '../submissions/public.ts';
import { acceptRevision, requestChanges, reviewKey } from './api.ts';
import './revision-panel.css';

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
  return (
    <Stack sx={{ mb: 4, gap: 2, alignItems: 'start' }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {review.may.acceptRevision && <AcceptButton submissionId={submissionId} />}
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('review.send-revision')}
        </Button>
      </Stack>
      <LastRequest review={review} />
      {open && <RevisionDialog submissionId={submissionId} review={review} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** What was asked last, by whom, and where it stands. */
function LastRequest({ review }: { readonly review: Review }) {
  const { timeZone } = use(ViewToolsContext);
  const last = review.requests.at(-1);
  if (!last) return null;
  return (
    <div className="review-request">
      <Typography color="textSecondary">
        {t('review.last-request', { by: last.by, comment: last.comment })}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{standing(last, timeZone)}</Typography>
    </div>
  );
}

function standing({ answeredAt, acceptedBy }: Review['requests'][number], timeZone: string): string {
  if (answeredAt === null) return t('review.request-waits');
  const at = dateAndTime(answeredAt, timeZone);
  return acceptedBy === ''
    ? t('review.request-answered', { at })
    : t('review.request-accepted', { at, by: acceptedBy });
}

function AcceptButton({ submissionId }: { readonly submissionId: string }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [sending, setSending] = useState(false);
  const accept = async () => {
    setSending(true);
    try {
      await acceptRevision(submissionId);
      notify({ kind: 'success', text: t('review.revision-accepted') });
    } catch (error) {
      notify({ kind: 'error', text: problemText(error, { otherwise: 'review.acceptance-failed' }) });
    }
    await queries.invalidateQueries({ queryKey: reviewKey(submissionId) });
    setSending(false);
  };
  return (
    <Button variant="contained" disabled={sending} onClick={() => void accept()}>
      {t('review.accept-revision')}
    </Button>
  );
}

function RevisionDialog({ submissionId, review, onClose }: Props & { readonly onClose: () => void }) {
  const problem = marksProblem(review.marks);
  if (problem === 'nothing-marked')
    return (
      <DialogFrame title={t('review.nothing-marked')} text={t('problem.nothing-marked')} onClose={onClose}>
        <Typography>{t('review.nothing-marked-hint')}</Typography>
      </DialogFrame>
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
    if (comment.trim() === '') return setFailed(t('review.comment-required'));
    setSending(true);
    try {
      const { mailed } = await requestChanges(submissionId, comment.trim());
      if (mailed) notify({ kind: 'success', text: t('review.revision-sent') });
      else
        notify({ kind: 'warning', text: t('review.revision-sent-unmailed'), milliseconds: ERROR_ALERT_MS });
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
      text={[
        t('review.revision-text', { count: questions }),
        review.badge === 'in-review' ? t('review.revision-adds') : '',
      ]
        .join(' ')
        .trim()}
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
        required
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
