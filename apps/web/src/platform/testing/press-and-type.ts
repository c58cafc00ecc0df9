// What a person does on a page that a test has drawn.
import { act } from 'react';

/** Presses the button with exactly this text. */
export function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  act(() => button?.click());
}

/** Replaces what is in the field, past React's own setter. */
export function type(field: HTMLTextAreaElement | HTMLInputElement | null, text: string): void {
  act(() => {
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses the option of this value in a list of the browser's own. */
export function choose(list: HTMLSelectElement | null | undefined, value: string): void {
  act(() => {
    if (list) list.value = value;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
