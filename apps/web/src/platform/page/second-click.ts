// The second click of a double one. People double-click buttons of pages as they do icons of a desk; on what the first
// click brought, the second would do something that nobody asked for.
// rules: X40.05
import type { MouseEvent } from 'react';

/** Keys, and presses by a program, count no clicks. */
export function isSecondClick({ detail }: { readonly detail?: unknown }): boolean {
  return typeof detail === 'number' && detail > 1;
}

/** For the element around buttons, as a click is on its way to them. */
export function dropSecondClick(event: MouseEvent): void {
  if (!isSecondClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
