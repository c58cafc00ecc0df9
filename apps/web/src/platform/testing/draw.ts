// Draws what a test is about, with the texts of citizens and of staff; it is removed after the test.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../texts.ts';

let drawn: { readonly root: Root; readonly element: HTMLElement } | null = null;

/** Whether React draws when a test acts, and complains of what it draws between. */
function letTestsAct(isSo: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isSo });
}

beforeAll(async () => {
  letTestsAct(true);
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

/** Waits until the page has come that far, while React draws by itself what arrives. Fails when it never does. */
export async function until(isThere: () => unknown): Promise<void> {
  letTestsAct(false);
  try {
    await vi.waitUntil(isThere);
  } finally {
    letTestsAct(true);
  }
}

/** Removes what is drawn, as when a person goes to another page. */
export function removeDrawn(): void {
  act(() => drawn?.root.unmount());
  drawn?.element.remove();
  drawn = null;
}
