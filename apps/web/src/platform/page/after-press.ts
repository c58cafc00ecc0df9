// What leaving a field changes waits until the press that left it is over. Otherwise a line that goes away moves the button under
// the pointer between pressing and letting go, and the press does nothing.
// rules: X36.58

let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  for (const change of due) change();
}

const options = { capture: true, passive: true };
window.addEventListener('pointerdown', () => (isPressed = true), options);
// After what was pressed has heard of it: a field that is drawn anew in between would lose a tick.
for (const name of ['pointerup', 'pointercancel'])
  window.addEventListener(name, () => setTimeout(release), options);

/** At once where nothing is pressed. */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change);
  else change();
}
