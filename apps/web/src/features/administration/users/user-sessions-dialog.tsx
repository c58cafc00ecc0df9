// Where somebody else is signed in, with a button that ends all of it.
// rules: X33.50
import type { ListedUser } from '@constancia/contract/administration/users.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { SessionListBlock } from '../../session/public.ts';
import { endUserSessions, listUserSessions } from '../api.ts';

interface Props {
  readonly user: Pick<ListedUser, 'id' | 'username'>;
  readonly onClose: () => void;
}

export function UserSessionsDialog({ user: { id, username }, onClose }: Props) {
  const notify = useNotify();
  const read = useQuery({
    queryKey: ['user-sessions', id],
    queryFn: ({ signal }) => listUserSessions(id, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const ending = useMutation({
    mutationFn: () => endUserSessions(id),
    onSuccess: () => {
      notify({ kind: 'success', text: t('users.sessions-ended', { username }) });
      onClose();
    },
  });
  const sessions = read.data?.sessions;
  return (
    <DialogFrame
      title={t('users.sessions-title', { username })}
      size="sm"
      busy={ending.isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={ending.isPending} onClick={onClose}>
            {t('shell.close')}
          </Button>
          {sessions !== undefined && sessions.length > 0 && (
            <Button variant="contained" loading={ending.isPending} onClick={() => ending.mutate()}>
              {t('users.sessions-end')}
            </Button>
          )}
        </>
      }
    >
      {ending.isError && <FailureAlert text={problemText(ending.error)} onRetry={false} />}
      {read.isError && <FailureAlert text={problemText(read.error)} onRetry={read.refetch} />}
      {read.isPending && <Skeleton variant="rounded" height={80} aria-busy="true" />}
      {sessions?.length === 0 && <Typography>{t('users.no-sessions')}</Typography>}
      {sessions !== undefined && sessions.length > 0 && <SessionListBlock sessions={sessions} />}
    </DialogFrame>
  );
}
