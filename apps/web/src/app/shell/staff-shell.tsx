// The frame of every staff screen: theme, texts, data cache, notices, top bar. It is downloaded as one chunk.
// rules: P2.33, P2.37, P2.49-P2.52, X31.61

import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { useMatch } from 'react-router';
import { QueueRunnerBlock } from '../../answering/queue-runner-block.tsx';
import { isStillSignedIn, LiveSession, SessionEnded, useSession } from '../../features/session/public.ts';
import { CallError } from '../../platform/api-client.ts';
import { dropPrepared } from '../../platform/device/drop-prepared.ts';
import { t } from '../../platform/texts.ts';
import { theme } from '../../ui/staff/theme.ts';
import { NoticeProvider } from '../../ui/staff/toast.tsx';
import { Arrival } from './arrival.tsx';
import { TopBar } from './top-bar.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Only a lost connection is worth a retry: another reply of the server would stay the same.
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && (error.code === 'offline' || error.status === 503),
    },
  },
});

/** A page inside a frame belongs to another page and shows no bar of its own (P2.37). */
const insideFrame = window.self !== window.top;

export function StaffShell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  // True for the public variant of the view (A2.09).
  const viewed = useMatch(PATHS.submissionCis);
  const corrected = useMatch(PATHS.correctCis);
  const bare = viewed !== null || corrected !== null;
  /** Counts the people who took over this page, so that each gets its screen from the beginning. */
  const [takenOver, setTakenOver] = useState(0);
  // The next person on this device must not find any of this person's data.
  const leave = () => {
    const left = session.leave();
    queries.clear();
    return left;
  };
  const takeOver = (other: Account) => {
    queries.clear();
    void dropPrepared();
    session.signedIn(other);
    setTakenOver((before) => before + 1);
  };
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queries}>
        <NoticeProvider>
          {session.state === 'authenticated' && !insideFrame && !bare && (
            <>
              <a className="skip-link" href="#content">
                {t('shell.skip-to-content')}
              </a>
              <TopBar account={session.account} onLeave={leave} />
            </>
          )}
          <Arrival />
          <Fragment key={takenOver}>{children}</Fragment>
          {session.state === 'authenticated' && <OwnQueue account={session.account} />}
          {session.state === 'authenticated' && <LiveSession account={session.account} />}
          {session.state === 'authenticated' && <SessionEnded account={session.account} onOther={takeOver} />}
        </NoticeProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Another account of this browser never sends what this one left to be sent. It starts again when somebody signed in. */
function OwnQueue({ account }: { readonly account: Account }) {
  const maySend = useCallback(() => isStillSignedIn(account.userId), [account]);
  return <QueueRunnerBlock person={account.userId} maySend={maySend} />;
}
