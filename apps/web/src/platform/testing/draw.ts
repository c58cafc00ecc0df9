// Draws what a test is about, with the texts of citizens and of staff; it is removed after the test.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../texts.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';

let drawn: { readonly root: Root; readonly element: HTMLElement } | null = null;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  keepNoOwnerStacks();
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

/** How often it is asked whether it is so: for three seconds at least. */
const ROUNDS = 300;
/** How often again once all modules have come: a screen that no test has read yet can take longer than those seconds. */
const ROUNDS_AFTER_MODULES = 100;

/** Of the browser, also where a test has stopped the clock. */
const { setTimeout: wait } = globalThis;

/**
 * What follows at once: replies that are there, and the next frames. Time that a test has stopped goes on
 * meanwhile, twice as fast.
 */
export async function following(milliseconds = 0): Promise<void> {
  await act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(2 * milliseconds);
    await new Promise<void>((resolve) => void wait(resolve, milliseconds));
  });
}

/** Goes on until it is so, for what a reply or a moment brings: the check fails no more, and gives neither false nor null. */
export async function until<Seen>(check: () => Seen | Promise<Seen>): Promise<Seen> {
  for (let round = 1; ; round++) {
    await following(round === 1 ? 0 : 10);
    try {
      const seen = await check();
      if (seen !== false && seen !== null) return seen;
      throw new Error('it never was so');
    } catch (error) {
      if (round === ROUNDS) await act(() => vi.dynamicImportSettled());
      if (round === ROUNDS + ROUNDS_AFTER_MODULES) throw error;
    }
  }
}

/** Removes what is drawn, as when a person goes to another page. */
export function removeDrawn(): void {
  act(() => drawn?.root.unmount());
  drawn?.element.remove();
  drawn = null;
}
