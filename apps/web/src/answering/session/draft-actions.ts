// What a person can do with the draft on screen: begin again, begin another, open one of the others.
// rules: A4.01, X31.43
import type { AnsweringSession } from './answering-session.ts';
import type { EditWording } from './editing.ts';
import type { DraftInUse } from './use-draft-keeper.ts';

interface DraftActionNeeds {
  readonly session: AnsweringSession;
  readonly draft: DraftInUse;
  /** Shows another draft of the form, or a new submission. */
  readonly onOpen: (session: AnsweringSession) => void;
  readonly wording: EditWording | undefined;
}

export function useDraftActions({ session, draft, onOpen, wording }: DraftActionNeeds) {
  const open = (next: Promise<AnsweringSession | null>) =>
    void next.then((opened) => opened && onOpen(opened));
  return {
    onStartAgain: () => open(draft.drop().then(session.startFresh)),
    onStartAnother: () => {
      draft.saveNow();
      open(session.startFresh());
    },
    /** False where it cannot be opened: another tab has it, or it is gone. */
    onOpen: async (key: string) => {
      const opened = await session.openOther(key).catch(() => null);
      if (opened) onOpen(opened);
      return opened !== null;
    },
    /** Goes on with what was left to be sent and taken back. */
    onContinue: () => session.draftKey !== null && open(session.openOther(session.draftKey)),
    /** Who cancels an edit does not want its draft either. */
    wording: wording && { ...wording, onCancel: () => void draft.drop().then(wording.onCancel) },
  };
}
