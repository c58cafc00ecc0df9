// Gives the focus to the element that asked for it, once it is drawn, and announces what happened.
// rules: E2.21, E5.02
import { useLayoutEffect } from 'react';
import { useEditorState } from './editor-context.tsx';
import type { FocusRequest } from './editor-store.ts';

/** For how many frames a wish is kept: a sheet slides in, and a closing dialog returns the focus late. */
const FRAMES = 40;
/** How many frames in a row nothing may move before the wish counts as done. */
const STILL_FRAMES = 3;

function elementOf({ target }: FocusRequest): HTMLElement | null {
  if (typeof target !== 'string') return target?.isConnected ? target : null;
  return document.getElementById(target);
}

/** The card around a pick button: all of it is scrolled into view, not only the name. */
const CARD = '.ed-question, .ed-section-head, .ed-condition-title';

function reveal(id: string | null): void {
  if (id === null) return;
  const card = document.getElementById(id)?.closest(CARD);
  card?.scrollIntoView({ block: 'nearest' });
}

/**
 * Whether an element that is higher than the window, e.g. all options, would be read from its beginning without
 * scrolling, also once the sheet that brings it has slid in.
 */
function beginsInSight(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return height > window.innerHeight && top >= 0;
}

/** The element's position once it has the focus; null while it cannot take the focus. */
function focusRequested(request: FocusRequest): number | null {
  if (request.target === null) return 0;
  const element = elementOf(request);
  if (!element) return null;
  if (document.activeElement !== element) element.focus({ preventScroll: true });
  if (!beginsInSight(element)) element.scrollIntoView({ block: 'nearest' });
  return document.activeElement === element ? element.getBoundingClientRect().top : null;
}

/** Keys that move the focus; a person who presses one, or a key with Alt, has gone on. */
const MOVING_KEYS = new Set(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/**
 * Gives the element the focus and keeps it there until nothing has moved for a few frames, or until the person moves
 * on: a menu that opens a moment later must not lose its focus again. Returns how to stop it.
 */
export function keepFocus(request: FocusRequest): () => void {
  let frames = FRAMES;
  let frame = 0;
  let before: number | null = null;
  let next = 0;
  const stop = () => {
    cancelAnimationFrame(next);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('focusin', onFocus);
  };
  // A screen reader moves the focus without a key: whoever is at a field inside the element has gone on.
  const onFocus = ({ target }: FocusEvent) => {
    const element = elementOf(request);
    if (target !== element && target instanceof Node && element?.contains(target)) stop();
  };
  const onKey = ({ key, altKey }: KeyboardEvent) => {
    if (altKey || MOVING_KEYS.has(key)) stop();
  };
  const tryAgain = () => {
    const top = focusRequested(request);
    reveal(request.reveal);
    frame = top !== null && top === before ? frame + 1 : 0;
    before = top;
    frames -= 1;
    if (frames > 0 && frame < STILL_FRAMES) next = requestAnimationFrame(tryAgain);
    else stop();
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('focusin', onFocus);
  tryAgain();
  return stop;
}

export function FocusKeeper() {
  const request = useEditorState((state) => state.focus);
  useLayoutEffect(() => (request.number === 0 ? undefined : keepFocus(request)), [request]);
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
