// Says to the page that shows a form in a frame how high the form is, as often as that changes, provided that the
// municipality lists its origin. Loaded only in a frame.
// rules: X38.26, X38.28
import { parentAmong } from './notify-parent.ts';

let observed = false;

export function sayHeight(allowed: readonly string[]): void {
  if (observed) return;
  observed = true;
  const { body } = document;
  // Otherwise the page is never lower than its frame, and the frame never gets lower.
  body.style.minHeight = '0';
  const say = () => {
    const message = { type: 'FORM_HEIGHT', height: Math.ceil(body.getBoundingClientRect().height) };
    for (const origin of parentAmong(allowed)) window.parent.postMessage(message, origin);
  };
  new ResizeObserver(say).observe(body);
}
