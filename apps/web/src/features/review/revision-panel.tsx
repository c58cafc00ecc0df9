// What an official does about the revision of a submission: asks for it, recalls what was asked, accepts the reply; and
// where the last request stands.
// rules: R2.080, R4.24, X31.80, X33.73
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useConfirm } from '../../ui/staff/confirm-dialog.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { acceptRevision, recallRequest, reviewKey } from './api.ts';
import { LastRequest } from './last-request.tsx';
import { RevisionDialog } from './revision-dialog.tsx';

interface Props {
  readonly view: SubmissionView;
  readonly review: Review;
}

export function RevisionPanel({ view, review }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Stack sx={{ mb: 4, gap: 3 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        {review.may.acceptRevision && <EndButton submissionId={view.id} end={ACCEPTANCE} />}
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('review.send-revision')}
        </Button>
        {review.may.recallRequest && <EndButton submissionId={view.id} end={RECALL} />}
      </Stack>
      <LastRequest view={view} review={review} />
      {open && <RevisionDialog view={view} review={review} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

const ACCEPTANCE = {
  send: acceptRevision,
  button: 'review.accept-revision',
  variant: 'contained',
  done: 'review.revision-accepted',
  failed: 'review.acceptance-failed',
  asksFirst: false,
} as const;

const RECALL = {
  send: recallRequest,
  button: 'review.recall',
  variant: 'text',
  done: 'review.recalled',
  failed: 'review.recall-failed',
  asksFirst: true,
} as const;

interface EndButtonProps {
  readonly submissionId: string;
  readonly end: typeof ACCEPTANCE | typeof RECALL;
}

function EndButton({ submissionId, end }: EndButtonProps) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { confirm, dialog } = useConfirm();
  const [sending, setSending] = useState(false);
  const question = {
    title: t('review.recall-title'),
    text: t('review.recall-text'),
    yes: t('review.recall'),
    no: t('answering.cancel'),
  };
  const press = async () => {
    if (end.asksFirst && !(await confirm(question))) return;
    setSending(true);
    try {
      await end.send(submissionId);
      notify({ kind: 'success', text: t(end.done) });
    } catch (error) {
      notify({ kind: 'error', text: problemText(error, { otherwise: end.failed }) });
    }
    await queries.invalidateQueries({ queryKey: reviewKey(submissionId) });
    setSending(false);
  };
  return (
    <>
      <Button variant={end.variant} disabled={sending} onClick={() => void press()}>
        {t(end.button)}
      </Button>
      {dialog}
    </>
  );
}
