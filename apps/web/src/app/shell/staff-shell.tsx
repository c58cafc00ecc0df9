// The frame of every staff screen: texts, data cache, top bar. On screens that do without the component library the bar
// comes after what they show.
// rules: P2.33, P2.37, P2.49-P2.52, X31.61

import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { QueueRunnerBlock } from '../../answering/queue-runner-block.tsx';
import {
  isStillSignedIn,
  LiveSession,
  onNextPerson,
  SessionEnded,
  useSession,
} from '../../features/session/public.ts';
import { CallError } from '../../platform/api-client.ts';
import { dropPrepared } from '../../platform/device/drop-prepared.ts';
import { isInFrame } from '../../platform/frame/in-frame.ts';
import { useContentShown } from '../../platform/page/content-shown.ts';
import { newQueryClient } from '../../platform/page/query-client.ts';
import { t } from '../../platform/texts.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { Arrival } from './arrival.tsx';
import { BarRoom } from './bar-room.tsx';
import { useLostFocus } from './lost-focus.ts';
import { TopBarBlock } from './top-bar-block.ts';

const queries = newQueryClient({
  staleTime: 15_000,
  // Only a lost connection is worth a retry: another reply of the server would stay the same.
  retry: (failures, error) =>
    failures < 2 && error instanceof CallError && (error.code === 'offline' || error.status === 503),
});

// The next person on this device must not find any data of the person before.
onNextPerson(() => queries.clear());

/** A page inside a frame belongs to another page and shows no bar of its own (P2.37). */
const insideFrame = isInFrame();

interface StaffShellProps {
  /** The screen does without the component library, and so is drawn before the bar. */
  readonly isLight: boolean;
  readonly children: ReactNode;
}

export function StaffShell({ isLight, children }: StaffShellProps) {
  const session = useSession();
  useLostFocus();
  // True for the public variant of the view (A2.09).
  const viewed = useMatch(PATHS.submissionCis);
  const corrected = useMatch(PATHS.correctCis);
  const bare = viewed !== null || corrected !== null;
  /** Counts the people who took over this page, so that each gets its screen from the beginning. */
  const [takenOver, setTakenOver] = useState(0);
  const isShown = useContentShown();
  /** What is sent and heard in the background begins after what a light screen shows. */
  const mayFollow = isShown || !isLight;
  const hasBar = useTurnOfBar(mayFollow);
  const takeOver = (other: Account) => {
    void dropPrepared();
    session.signedIn(other);
    setTakenOver((before) => before + 1);
  };
  return (
    <QueryClientProvider client={queries}>
      {session.state === 'authenticated' && !insideFrame && !bare && (
        <>
          <a className="skip-link" href="#content">
            {t('shell.skip-to-content')}
          </a>
          {hasBar ? (
            <TopBarBlock account={session.account} onLeave={session.leave} />
          ) : (
            <BarRoom account={session.account} />
          )}
        </>
      )}
      <Arrival />
      <Fragment key={takenOver}>{children}</Fragment>
      {session.state === 'authenticated' && mayFollow && (
        <>
          <OwnQueue account={session.account} />
          <LiveSession account={session.account} />
        </>
      )}
      {session.state === 'authenticated' && <SessionEnded account={session.account} onOther={takeOver} />}
    </QueryClientProvider>
  );
}

/** Whether the bar is drawn: it may be, and its code has come. */
function useTurnOfBar(mayBe: boolean): boolean {
  const [hasCome, setHasCome] = useState(mayBe);
  useEffect(() => {
    if (hasCome || !mayBe) return;
    const fetchBar = async () => {
      await TopBarBlock.prefetch();
      startTransition(() => setHasCome(true));
    };
    return whenIdle(() => void fetchBar());
  }, [hasCome, mayBe]);
  return hasCome;
}

/** Another account of this browser never sends what this one left to be sent. It starts again when somebody signed in. */
function OwnQueue({ account }: { readonly account: Account }) {
  const maySend = useCallback(() => isStillSignedIn(account.userId), [account]);
  return <QueueRunnerBlock person={account.userId} maySend={maySend} />;
}
