// Where one is signed in: the browsers with their last use, each with a button that signs it out.
// rules: X33.50
import type { endOtherSessions, endOwnSession, listOwnSessions } from '@constancia/contract/session.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { nameOfBrowser } from '../../platform/device/name-of-browser.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { SessionList } from './session-list.tsx';

const KEY = ['own-sessions'];

function endOne(sessionId: string) {
  return call<typeof endOwnSession>({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    params: { sessionId },
  });
}

function endOthers() {
  return call<typeof endOtherSessions>({ method: 'DELETE', path: '/api/sessions' });
}

function useEnding() {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    /** Null for all but this one. */
    mutationFn: async (id: string | null) => {
      await (id === null ? endOthers() : endOne(id));
    },
    onSuccess: () => notify({ kind: 'success', text: t('account.session-ended') }),
    // One that has ended already is what was wanted, or the list shows that it is still there.
    onError: (error) => notify({ kind: 'error', text: problemText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function OwnSessions() {
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<typeof listOwnSessions>({ method: 'GET', path: '/api/sessions', signal }),
    refetchOnMount: 'always',
  });
  const ending = useEnding();
  if (sessions.isError) return <FailureAlert text={problemText(sessions.error)} onRetry={sessions.refetch} />;
  if (!sessions.data) return <Skeleton variant="rounded" height={120} aria-busy="true" />;
  const open = sessions.data.sessions;
  return (
    <>
      <SessionList sessions={open}>
        {(session) =>
          !session.current && (
            <Button
              size="small"
              disabled={ending.isPending}
              aria-label={t('account.session-end-named', { name: nameOfBrowser(session.browser) })}
              onClick={() => ending.mutate(session.id)}
            >
              {t('account.session-end')}
            </Button>
          )
        }
      </SessionList>
      {open.length > 2 && (
        <Button sx={{ mt: 3 }} disabled={ending.isPending} onClick={() => ending.mutate(null)}>
          {t('account.sessions-end-others')}
        </Button>
      )}
    </>
  );
}
