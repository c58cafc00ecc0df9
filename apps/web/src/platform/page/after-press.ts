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
// Before what was pressed hears of it.
window.addEventListener('click', release, options);
// A press that ends elsewhere, or scrolls, is no click; one that is comes before this.
for (const name of ['pointerup', 'pointercancel'])
  window.addEventListener(name, () => setTimeout(release), options);

/** At once where nothing is pressed. */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change);
  else change();
}
