// What a person does on a page that a test has drawn.
import { act } from 'react';

/** Presses what was found, or the button with exactly this text. */
export function press(what: string | HTMLElement): void {
  const pressed =
    typeof what === 'string'
      ? [...document.querySelectorAll('button')].find(({ textContent }) => textContent === what)
      : what;
  act(() => pressed?.click());
}

/** Chooses the option that is called so. */
export function choose(list: HTMLSelectElement, name: string): void {
  const option = [...list.options].find(({ textContent }) => textContent === name);
  if (!option) throw new Error(`no option '${name}' among ${list.textContent}`);
  act(() => {
    list.value = option.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Replaces what is in the field, past React's own setter. */
export function type(field: HTMLTextAreaElement | HTMLInputElement | null, text: string): void {
  act(() => {
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
