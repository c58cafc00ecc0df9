// Leads to a field of the form: the field gets the focus, and its name is scrolled into view too.
// rules: A5.01, A5.04

/** Frames to wait for a field that is still being drawn, about two seconds. */
const FRAMES_MAX = 120;

export function focusField(key: string, framesLeft = FRAMES_MAX): void {
  const found = document.getElementById(key);
  if (!found) {
    if (framesLeft > 0) requestAnimationFrame(() => focusField(key, framesLeft - 1));
    return;
  }
  controlOf(found)?.focus({ preventScroll: true });
  (found.closest('.question') ?? found).scrollIntoView({ block: 'start' });
}

/** What takes the focus of a field: the field itself, or one of its controls. */
export function controlOf(field: HTMLElement): HTMLElement | null {
  if (field.matches('input, textarea')) return field;
  return field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input, textarea, button');
}
