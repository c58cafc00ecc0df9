// Says that this page has a submission open, as long as it is shown and used, and hears who else has. A page that nobody
// uses says nothing, because each request would keep its session open; nor does one whose connection is gone.
// rules: X33.76
import type {
  endSubmissionPresence,
  OtherPerson,
  saySubmissionPresence,
} from '@constancia/contract/submissions/presence.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { newEntityId } from '../../../platform/new-id.ts';

const EVERY_MS = 20_000;
/** How long a page counts as used after the last key or pointer. */
const USED_MS = 5 * 60_000;
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function usePresence(submissionId: string, doing: OtherPerson['doing']): readonly OtherPerson[] {
  const [others, setOthers] = useState<readonly OtherPerson[]>([]);
  useEffect(() => {
    const params = { submissionId, pageId: newEntityId() };
    const leaving = new AbortController();
    let usedAt = epochMilliseconds();
    const use = () => {
      usedAt = epochMilliseconds();
    };
    const say = async () => {
      if (document.hidden || epochMilliseconds() - usedAt > USED_MS) return;
      const said = await call<typeof saySubmissionPresence>({
        method: 'PUT',
        path: '/api/submissions/:submissionId/presence/:pageId',
        params,
        body: { doing },
        signal: leaving.signal,
      }).catch(() => null);
      if (said && !leaving.signal.aborted) setOthers(said.others);
    };
    const sayAgain = () => void say();
    sayAgain();
    const timer = setInterval(sayAgain, EVERY_MS);
    document.addEventListener('visibilitychange', sayAgain);
    for (const type of USES) document.addEventListener(type, use, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sayAgain);
      for (const type of USES) document.removeEventListener(type, use);
      leaving.abort();
      call<typeof endSubmissionPresence>({
        method: 'DELETE',
        path: '/api/submissions/:submissionId/presence/:pageId',
        params,
      }).catch(() => undefined);
    };
  }, [submissionId, doing]);
  return others;
}
