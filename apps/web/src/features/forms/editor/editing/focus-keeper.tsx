// Gives the focus to what asked for it, once it is drawn, and reads out what happened. rules: E2.21, E5.02
import { useLayoutEffect } from 'react';
import { useEditorState } from './editor-context.tsx';
import type { FocusWish } from './editor-store.ts';

/** For how many frames a wish is kept up: a sheet slides in, a closing dialog gives the focus back late. */
const FRAMES = 40;
/** Frames in a row in which nothing moved any more. */
const STILL_FRAMES = 3;

function elementOf({ target }: FocusWish): HTMLElement | null {
  if (typeof target !== 'string') return target?.isConnected ? target : null;
  return document.getElementById(target);
}

/** What stands around a pick button: all of it comes into sight, not only the name. */
const CARD = '.ed-question, .ed-section-head, .ed-condition-title';

function reveal(id: string | null): void {
  if (id === null) return;
  const card = document.getElementById(id)?.closest(CARD);
  card?.scrollIntoView({ block: 'nearest' });
}

/** Where the element stands once it has the focus; null while it cannot have it. */
function grant(wish: FocusWish): number | null {
  if (wish.target === null) return 0;
  const element = elementOf(wish);
  if (!element) return null;
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  return document.activeElement === element ? element.getBoundingClientRect().top : null;
}

export function FocusKeeper() {
  const wish = useEditorState((state) => state.focus);
  useLayoutEffect(() => {
    if (wish.number === 0) return;
    let frames = FRAMES;
    let frame = 0;
    let before: number | null = null;
    let next = 0;
    const tryAgain = () => {
      const top = grant(wish);
      reveal(wish.reveal);
      frame = top !== null && top === before ? frame + 1 : 0;
      before = top;
      frames -= 1;
      if (frames > 0 && frame < STILL_FRAMES) next = requestAnimationFrame(tryAgain);
    };
    tryAgain();
    return () => cancelAnimationFrame(next);
  }, [wish]);
  return null;
}

export function Announcer() {
  const { text, number } = useEditorState((state) => state.announcement);
  return (
    <div className="only-read" role="status" aria-live="polite">
      <span key={number}>{text}</span>
    </div>
  );
}
