// Deletes an agenda; while forms give appointments of it, it says which ones and deletes nothing.
// rules: X34.70
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/staff/focus-on-mount.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { type AgendaKey, deleteAgenda, readAgenda } from './api.ts';

interface Props {
  readonly of: AgendaKey;
  readonly onClose: () => void;
}

export function DeleteAgendaDialog({ of, onClose }: Props) {
  const read = useQuery({
    queryKey: ['agenda-to-delete', of.municipalityId, of.agendaId],
    queryFn: ({ signal }) => readAgenda(of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const client = useQueryClient();
  const notify = useNotify();
  const deleting = useMutation({
    mutationFn: (version: number) => deleteAgenda(of, version),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('agendas.deleted') });
      await client.invalidateQueries({ queryKey: ['agendas-of-municipality'] });
      onClose();
    },
  });
  const { data } = read;
  const isUsed = data !== undefined && data.forms.length > 0;
  return (
    <DialogFrame
      role="alertdialog"
      title={t('agendas.delete-title', { name: data?.agenda.name ?? '' })}
      {...(data && { text: t(isUsed ? 'agendas.in-use' : 'agendas.delete-text') })}
      size="xs"
      busy={deleting.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={deleting.isPending} onClick={onClose} ref={focusOnMount}>
            {t('administration.cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={!data || isUsed}
            loading={deleting.isPending}
            onClick={() => data && deleting.mutate(data.version)}
          >
            {t('agendas.delete')}
          </Button>
        </>
      }
    >
      {read.isPending && <Skeleton variant="rounded" height={60} aria-busy="true" />}
      {read.isError && (
        <FailureAlert
          text={problemText(read.error, { otherwise: 'agendas.failed' })}
          onRetry={read.refetch}
        />
      )}
      {isUsed && (
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {data.forms.map(({ id, title }) => (
            <li key={id} dir="auto">
              {title}
            </li>
          ))}
        </Box>
      )}
      {deleting.isError && (
        <Alert severity="error">{problemText(deleting.error, { otherwise: 'agendas.delete-failed' })}</Alert>
      )}
    </DialogFrame>
  );
}
