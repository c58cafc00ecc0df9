// The draft of the submission on screen, and the id under which the submission will be stored: both are kept together.
// One tab at a time works on it.
// rules: W1, X31.43, X40.42
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { holdInThisTab, letGo } from '../../platform/device/tab-lock.ts';
import { newEntityId } from '../../platform/new-id.ts';
import type { AnsweringSession } from './answering-session.ts';
import { type DraftKeeper, startKeepingDraft } from './keep-draft.ts';
import type { ReadyToSend } from './written-draft.ts';

export interface DraftInUse {
  readonly submissionId: () => string;
  /** The submission gets a new id. */
  readonly renewId: () => void;
  /** Whether the server may hold it already: a request got no reply. */
  readonly mayBeStored: () => boolean;
  readonly setMayBeStored: (may: boolean) => void;
  /** Whether the device holds what was written. */
  readonly keeps: () => boolean;
  /** The device did not take what was written last. */
  readonly fails: boolean;
  readonly saveNow: () => void;
  readonly drop: () => Promise<void>;
  /** Leaves it to be sent by itself; nothing is kept any more after that. */
  readonly leaveReady: (ready: ReadyToSend) => Promise<boolean>;
}

export function useDraftKeeper(session: AnsweringSession): DraftInUse {
  const keeperRef = useRef<DraftKeeper>(null);
  const idRef = useRef(session.submissionId);
  const sentRef = useRef(session.mayBeStored);
  const [fails, setFails] = useState(false);
  // Before anybody can write: what is written earlier would be no change.
  useLayoutEffect(() => {
    const { draftKey } = session;
    if (draftKey === null) return;
    void holdInThisTab(draftKey);
    const started = startKeepingDraft(session, draftKey, {
      identity: () => ({ submissionId: idRef.current, mayBeStored: sentRef.current }),
      onTried: (works) => setFails(!works),
    });
    keeperRef.current = started;
    return () => {
      started.stop();
      letGo(draftKey);
    };
  }, [session]);
  return useMemo(
    () => ({
      fails,
      submissionId: () => idRef.current,
      renewId: () => {
        idRef.current = newEntityId();
        sentRef.current = false;
      },
      mayBeStored: () => sentRef.current,
      setMayBeStored: (may) => {
        sentRef.current = may;
      },
      keeps: () => keeperRef.current?.keeps() ?? false,
      saveNow: () => keeperRef.current?.saveNow(),
      drop: async () => keeperRef.current?.drop(),
      leaveReady: async (ready) => (await keeperRef.current?.leaveReady(ready)) ?? false,
    }),
    [fails],
  );
}
