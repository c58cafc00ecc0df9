// The confirmation of deleting an answer: which one, whose, from when. rules: R2.037, R7.16, R8.03, W9
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../platform/api-client.ts';
import { dateAndTime } from '../../../platform/local-time.ts';
import { t } from '../../../platform/texts.ts';
import { ERROR_ALERT_MS, useNotify } from '../../../ui/staff/notices.tsx';
import { deleteSubmission, readSubmissionDeletion } from './deletion-api.ts';

interface Props {
  readonly submissionId: string;
  /** Shown until the rest is known. */
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
      notify({ kind: 'error', text: failureText(error), milliseconds: ERROR_ALERT_MS });
      onClose();
    },
  });
  const { data } = asked;
  return (
    <Dialog open onClose={onClose} aria-labelledby="deletion-title" aria-describedby="deletion-text">
      <DialogTitle id="deletion-title">{t('deletion.title', { code })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {isStale(removal.error) && <Alert severity="warning">{t('deletion.changed')}</Alert>}
        {asked.isError && <Alert severity="error">{failureText(asked.error)}</Alert>}
        {data?.keptBecause && <Alert severity="info">{t('problem.submission-kept')}</Alert>}
        <Typography id="deletion-text">
          {data ? (
            t('deletion.text', { author: data.createdBy, moment: dateAndTime(data.createdAt, timeZone) })
          ) : (
            <Skeleton width={320} />
          )}
        </Typography>
      </DialogContent>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}

function isStale(error: unknown): boolean {
  return error instanceof CallError && error.code === 'stale-version';
}

const TOLD = ['submission-kept', 'submission-not-found', 'form-outside-areas', 'forbidden'] as const;

/** The words of R8.03, or what the server says of this answer. */
function failureText(error: unknown): string {
  const told = TOLD.find((code) => error instanceof CallError && error.code === code);
  return told ? t(`problem.${told}`) : t('deletion.failed');
}
