// Leads to a place of the form: its field gets the focus and its name comes into view, not only the field.
// rules: A5.01, A5.04

/** Frames to wait for a field that is still being drawn, about two seconds. */
const PATIENCE = 120;

export function focusField(key: string, patience = PATIENCE): void {
  const found = document.getElementById(key);
  if (!found) {
    if (patience > 0) requestAnimationFrame(() => focusField(key, patience - 1));
    return;
  }
  const field = found.matches('input, textarea')
    ? found
    : (found.querySelector<HTMLElement>('input:checked') ??
      found.querySelector<HTMLElement>('input, textarea, button'));
  field?.focus({ preventScroll: true });
  (found.closest('.question') ?? found).scrollIntoView({ block: 'start' });
}
