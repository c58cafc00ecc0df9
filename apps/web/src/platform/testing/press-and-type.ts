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

/** Chooses the option that is called so, or that stands for this value. */
export function choose(list: HTMLSelectElement | null | undefined, what: string): void {
  const option = [...(list?.options ?? [])].find(
    ({ textContent, value }) => textContent === what || value === what,
  );
  if (!list || !option) throw new Error(`no option '${what}' among ${list?.textContent}`);
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

/** Opens the list of the component library and chooses the option that is called so. */
export function pick(list: HTMLElement, name: string): void {
  act(() => void list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  const option = options.find(({ textContent }) => textContent === name);
  if (!option)
    throw new Error(`no option '${name}' among ${options.map(({ textContent }) => textContent).join()}`);
  act(() => option.click());
}

/** Gives the field a file, as a person who chooses it. */
export function attach(field: HTMLInputElement | null, file: File): void {
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  act(() => void field?.dispatchEvent(new Event('change', { bubbles: true })));
}
