// Draws what a test is about, with the texts of citizens and of staff; it is removed after the test.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../texts.ts';

let drawn: { readonly root: Root; readonly element: HTMLElement } | null = null;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom opens no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
afterEach(removeDrawn);

function begin() {
  const element = document.body.appendChild(document.createElement('div'));
  return { root: createRoot(element), element };
}

/** Draws it at the end of the page, or anew where something is drawn already. @returns the element that it is in */
export function draw(content: ReactNode): HTMLElement {
  const { root, element } = (drawn ??= begin());
  act(() => root.render(content));
  return element;
}

/** The same, and what follows at once: replies that are there, modules that have come. */
export async function drawAndFollow(content: ReactNode): Promise<HTMLElement> {
  const { root, element } = (drawn ??= begin());
  await act(async () => root.render(content));
  return element;
}

/** Removes what is drawn, as when a person goes to another page. */
export function removeDrawn(): void {
  act(() => drawn?.root.unmount());
  drawn?.element.remove();
  drawn = null;
}
