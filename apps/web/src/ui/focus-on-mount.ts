// The ref of the element that a dialog focuses when it opens. It is one shared function, so that React calls it only
// once per element.

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
