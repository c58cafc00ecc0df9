// Asks before a person leaves with unsaved changes: by a link of the page, by the browser's back button, or by closing
// the tab (there the browser asks in its own words). The first change adds a second entry with the same URL to the
// browser's history: back then leads to the screen itself, which can ask. The router's own blocker would need its data
// API, which citizens would have to download too.
// rules: E4.31, X33.84, X35.43
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { askBeforeLeaving, askBeforeReload } from '../../platform/page/leaving.ts';
import type { Confirm, Question } from './confirm-dialog.tsx';

/** What a person would lose. */
export interface UnsavedWork {
  readonly isUnsaved: () => boolean;
  /** Called with each change. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly question: () => Question;
  /** For a page that is loaded again, where that loses something else; otherwise the same question. */
  readonly reloadQuestion?: () => Question;
  /** The person agreed to lose the changes. */
  readonly onDiscard: () => Promise<void>;
  /** Saves before leaving; false when it was refused, so that the person stays. */
  readonly save?: { readonly text: string; readonly run: () => Promise<boolean> };
}

/** The URL that a click on a link leads to; null when the click stays on this screen. */
function urlOfLeavingLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return null;
  return url.pathname + url.search + url.hash;
}

const GUARD = 'leaveGuard';

/** Whether the current history entry is the second one; the next navigation then replaces it. */
export function isOnGuardEntry(): boolean {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[GUARD] === true;
}

function pushGuardEntry(): void {
  const state = history.state as { readonly idx?: number } | null;
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [GUARD]: true }, '');
}

/** `work`: the same object as long as the screen is shown. */
export function useLeaveGuard(work: UnsavedWork, confirm: Confirm): void {
  const navigate = useNavigate();
  useEffect(() => {
    const path = location.pathname;
    // Also true when the page was reloaded on the second entry.
    let guarded = isOnGuardEntry();
    let armed = true;
    const hasUnsavedWork = () => armed && work.isUnsaved();
    const guard = () => {
      if (guarded || !hasUnsavedWork()) return;
      pushGuardEntry();
      guarded = true;
    };
    const agrees = async () => {
      if (!hasUnsavedWork()) return true;
      let saves = false;
      const { save } = work;
      const other = save && { text: save.text, onChoose: () => void (saves = true) };
      if (!(await confirm({ ...work.question(), ...(other && { other }) }))) return false;
      if (saves && save && !(await save.run())) return false;
      armed = false;
      if (!saves) await work.onDiscard();
      return true;
    };
    const leave = async (go: () => void) => {
      if (await agrees()) go();
    };
    const onClick = (event: MouseEvent) => {
      const to = hasUnsavedWork() ? urlOfLeavingLink(event) : null;
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      void leave(() => void navigate(to, { replace: isOnGuardEntry() }));
    };
    const onPop = () => {
      if (!guarded || isOnGuardEntry() || location.pathname !== path || location.hash !== '') return;
      if (!hasUnsavedWork()) return history.back();
      pushGuardEntry();
      void leave(() => history.go(-2));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    const stopWatching = work.subscribe(guard);
    const stopAsking = askBeforeLeaving(agrees);
    const stopAskingOnReload = askBeforeReload(async () => {
      if (!hasUnsavedWork()) return true;
      if (!(await confirm((work.reloadQuestion ?? work.question)()))) return false;
      armed = false;
      return true;
    });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stopWatching();
      stopAsking();
      stopAskingOnReload();
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [work, confirm, navigate]);
}
