// Keeps the live stream of the signed-in person, and asks again who is signed in when the server says that this may have
// changed: a session that ended is offered over the page, a blocked municipality is said, other rights hold immediately.
// rules: X33.61, X33.63
import type { Account } from '@constancia/contract/session.ts';
import { useEffect, useRef } from 'react';
import { asCallError, isUnreached } from '../../platform/api-client.ts';
import { onLiveEvent, startLive } from '../../platform/live/live-changes.ts';
import { currentSession, offerSignIn } from '../../platform/session-ended.ts';
import { readAccount, type Session, useSession } from './session-context.tsx';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

async function judgeAgain(account: Account, session: Session): Promise<void> {
  const asked = currentSession();
  try {
    const now = await readAccount();
    // Somebody else signed in, in another tab: for this page the session has ended.
    if (now?.userId !== account.userId) await offerSignIn(asked);
    else if (!sameValue(now, account)) session.signedIn(now);
  } catch (error) {
    if (!isUnreached(asCallError(error))) session.reload();
  }
}

export function LiveSession({ account }: { readonly account: Account }) {
  const session = useSession();
  const latest = useRef({ account, session });
  useEffect(() => {
    latest.current = { account, session };
  });
  useEffect(
    () =>
      onLiveEvent(({ kind }) => {
        if (kind === 'access') void judgeAgain(latest.current.account, latest.current.session);
      }),
    [],
  );
  useEffect(() => startLive(), []);
  return null;
}
