// Deletes an agenda; while forms give appointments of it, it says which ones and deletes nothing.
// rules: X34.70
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { formChoices } from '../../../ui/staff/choices/form-choices.ts';
import { AskingDialog } from '../asking-dialog.tsx';
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
  const { data } = read;
  const isUsed = data !== undefined && data.forms.length > 0;
  return (
    <AskingDialog
      title={t('agendas.delete-title', { name: data?.agenda.name ?? '' })}
      text={data && t(isUsed ? 'agendas.in-use' : 'agendas.delete-text')}
      action={t('agendas.delete')}
      run={data && !isUsed ? () => deleteAgenda(of, data.version) : null}
      done={t('agendas.deleted')}
      refused={{ otherwise: 'agendas.delete-failed' }}
      stale="agendas-of-municipality"
      onClose={onClose}
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
          {formChoices(data.forms).map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </Box>
      )}
    </AskingDialog>
  );
}
