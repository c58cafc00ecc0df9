// As the ref of what a dialog focuses when it opens. One function for all, so that it is called once per element.

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
