// Confirms deleting a submission; it names its author and date.
// rules: R2.037, R7.16, R8.03, W9

import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asCallError } from '../../../platform/api-client.ts';
import { type ProblemWording, problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { deleteSubmission, readSubmissionDeletion } from './deletion-api.ts';

interface Props {
  readonly submissionId: string;
  /** Shown until the other facts are loaded. */
  readonly code: string;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ submissionId, code, timeZone, onClose, onDeleted }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const asked = useQuery({
    queryKey: ['submission-deletion', submissionId],
    queryFn: () => readSubmissionDeletion(submissionId),
    gcTime: 0,
  });
  const removal = useMutation({
    mutationFn: (version: number) => deleteSubmission(submissionId, version),
    onSuccess: async () => {
      onDeleted();
      queries.removeQueries({ queryKey: ['submission', submissionId] });
      await queries.invalidateQueries({ queryKey: ['submissions'] });
    },
    onError: async (error) => {
      if (isStale(error)) return void (await asked.refetch());
      notify({ kind: 'error', text: problemText(error, WORDING) });
      onClose();
    },
  });
  const { data } = asked;
  return (
    <DialogFrame
      title={t('deletion.title', { code })}
      text={
        data ? (
          t('deletion.text', { author: data.createdBy, moment: dateAndTime(data.createdAt, timeZone) })
        ) : (
          <Skeleton width={320} />
        )
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('deletion.cancel')}</Button>
          <Button
            color="error"
            variant="contained"
            disabled={!data || data.keptBecause !== null}
            loading={removal.isPending}
            onClick={() => data && removal.mutate(data.version)}
          >
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      {isStale(removal.error) && <Alert severity="warning">{t('deletion.changed')}</Alert>}
      {asked.isError && <Alert severity="error">{problemText(asked.error, WORDING)}</Alert>}
      {data?.keptBecause && (
        <Alert severity="info">
          {t(data.keptBecause === 'held' ? 'problem.submission-held' : 'problem.submission-kept')}
        </Alert>
      )}
    </DialogFrame>
  );
}

function isStale(error: unknown): boolean {
  return asCallError(error).code === 'stale-version';
}

const WORDING: ProblemWording = {
  otherwise: 'deletion.failed',
  explains: ['submission-kept', 'submission-held', 'submission-not-found', 'form-outside-areas', 'forbidden'],
};
