// What a person does with mouse and keys on a page that a test has drawn, with the focus where it is then, and what follows at
// once: replies that are there, and the next frames.
import { act } from 'react';
import { following } from './draw.ts';
import { choose as chooseAtOnce, type } from './press-and-type.ts';

/** By mouse: it takes the focus, where it can. `held`: the keys that are held with it. */
export async function click(element: Element, held: MouseEventInit = {}): Promise<void> {
  if (element.matches(':disabled')) throw new Error(`${element.outerHTML.slice(0, 200)} is disabled`);
  const send = (name: string) =>
    element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, ...held }));
  await act(async () => {
    document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    send('mousedown');
    if (element instanceof HTMLElement) element.focus();
    document.dispatchEvent(new Event('pointerup', { bubbles: true }));
    send('mouseup');
    send('click');
  });
  await following();
}

/** Replaces what is in a field, which has the focus then. */
export async function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => field.focus());
  type(field, text);
  await following();
}

/** Chooses an option of a list of the browser by its text. */
export async function choose(list: HTMLSelectElement, text: string): Promise<void> {
  chooseAtOnce(list, text);
  await following();
}

const focused = () => document.activeElement as HTMLInputElement | null;

/** What the browser does with a key that the page leaves to it. */
function byItself(element: HTMLElement, key: string): void {
  const isEnter = key === 'Enter';
  if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) {
    if (isEnter || key === ' ') element.click();
  } else if (element instanceof HTMLInputElement && isEnter) element.form?.requestSubmit();
}

/** Presses a key where the focus is. */
export async function pressKey(key: string, held: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    const element = focused();
    const given = { key, bubbles: true, cancelable: true, ...held };
    if (element?.dispatchEvent(new KeyboardEvent('keydown', given))) byItself(element, key);
    element?.dispatchEvent(new KeyboardEvent('keyup', given));
  });
  await following();
}

/** Types at the end of the field that has the focus. */
export async function typeHere(text: string): Promise<void> {
  const field = focused();
  type(field, (field?.value ?? '') + text);
  await following();
}

/** Pastes where the focus is, or into the field. `html`: what a table brings with it. */
export async function paste(text: string, field: Element | null = focused(), html = ''): Promise<void> {
  const data = new Map([
    ['text', text],
    ['text/plain', text],
    ['text/html', html],
  ]);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (name: string) => data.get(name) ?? '' } });
  await act(async () => field?.dispatchEvent(event));
  await following();
}
