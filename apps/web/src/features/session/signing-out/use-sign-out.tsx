// Signing out, wherever it is offered: who left answers unsent on this device is asked first what becomes of them.
// rules: X15.10
import { type ReactNode, useState } from 'react';
import { isReady } from '../../../answering/queue/queue.ts';
import { dropOwnDrafts, type OwnDraft, ownDrafts } from '../../../answering/session/own-drafts.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

interface SigningOut {
  /** Asks where there is something to ask, otherwise signs out. */
  readonly signOut: () => Promise<void>;
  /** The question; drawn by the screen. */
  readonly question: ReactNode;
}

/** `readPerson`: id of the account; null where it is not known. `end`: signs out. */
export function useSignOut(readPerson: () => Promise<string | null>, end: () => Promise<void>): SigningOut {
  const [asked, setAsked] = useState<{ readonly person: string; readonly drafts: readonly OwnDraft[] }>();
  const leave = async () => {
    setAsked(undefined);
    await end();
  };
  const signOut = async () => {
    const person = await readPerson();
    const drafts = person === null ? [] : await ownDrafts(person);
    if (person !== null && drafts.length > 0) setAsked({ person, drafts });
    else await leave();
  };
  return {
    signOut,
    question: asked && (
      <SignOutDialog
        drafts={asked.drafts.length}
        waiting={asked.drafts.filter(isReady).length}
        onCancel={() => setAsked(undefined)}
        onKeep={() => void leave()}
        // The drafts are deleted before signing out, so that closing the page right afterwards leaves nothing behind.
        onDiscard={() => void dropOwnDrafts(asked.person).then(leave)}
      />
    ),
  };
}
