// Asks before a new link that was begun is left, so that answers which took a while to write are not lost.
// rules: X38.95
import { useEffect, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { type Question, useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { type UnsavedWork, useLeaveGuard } from '../../../ui/staff/use-leave-guard.ts';

const LEAVING = (): Question => ({
  title: t('prefilled-links.leave'),
  text: t('prefilled-links.leave-text'),
  yes: t('prefilled-links.leave-yes'),
  no: t('prefilled-links.leave-no'),
  tone: 'destructive',
});

/** The same object as long as the page is shown. */
function unmadeLink() {
  const listeners = new Set<() => void>();
  let begun = false;
  const work: UnsavedWork = {
    isUnsaved: () => begun,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    question: LEAVING,
    onDiscard: async () => {},
  };
  return {
    work,
    set: (isBegun: boolean) => {
      begun = isBegun;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns the question, which the page draws. */
export function useUnmadeLink(isBegun: boolean) {
  const [{ work, set }] = useState(unmadeLink);
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(work, confirm);
  useEffect(() => set(isBegun), [set, isBegun]);
  return dialog;
}
