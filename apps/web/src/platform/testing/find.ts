// What stands on a page that a test has drawn, found as a person finds it: by what it is and what it is called.

const KINDS = {
  alert: '[role=alert]',
  box: 'input[type=checkbox], [role=switch]',
  button: 'button, [role=button]',
  column: 'thead th',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  entry: '[role=menuitem]',
  field: 'input, select, textarea, [role=combobox]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, [role=heading]',
  item: 'li, [role=listitem]',
  link: 'a[href]',
  option: 'option, [role=option]',
  page: 'main',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
  row: 'tr',
  status: '[role=status]',
} as const;

export type Kind = keyof typeof KINDS;

const words = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
const named = (ids: string) => ids.split(' ').map((id) => words(document.getElementById(id)));

/** What the labels of fields say, by the id of the field: jsdom looks for the labels of each field in the whole page. */
const labels = () =>
  new Map(
    [...document.querySelectorAll('label[for]')].map((label) => [label.getAttribute('for'), words(label)]),
  );

function called(element: HTMLElement, byId: ReturnType<typeof labels>): string {
  const label = element.getAttribute('aria-labelledby');
  if (label) return named(label).join(' ');
  return (
    element.getAttribute('aria-label') ||
    byId.get(element.id) ||
    words(element.querySelector(':scope > legend') ?? element.closest('label') ?? element)
  );
}

/** What the element is called. */
export const nameOf = (element: HTMLElement): string => called(element, labels());

/** What is said of the field beside its name. */
export function saidOf(element: HTMLElement): string {
  return named(element.getAttribute('aria-describedby') ?? '').join(' ');
}

/** All of a kind that are called so; without a name all of the kind. What lies below an open dialog is not there. */
export function all(kind: Kind, name: string | RegExp = /^/, within: ParentNode = document): HTMLElement[] {
  const byId = labels();
  return [...within.querySelectorAll<HTMLElement>(KINDS[kind])].filter((element) => {
    if (element.closest('[aria-hidden=true], [hidden]')) return false;
    const its = called(element, byId);
    return typeof name === 'string' ? its === name : name.test(its);
  });
}

interface Found extends Record<Kind, HTMLElement> {
  readonly box: HTMLInputElement;
  readonly radio: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly field: HTMLInputElement & HTMLSelectElement;
}

/** The only one that is called so. */
export function one<Of extends Kind>(
  kind: Of,
  name: string | RegExp = /^/,
  within: ParentNode = document,
): Found[Of] {
  const found = all(kind, name, within);
  if (found.length === 1) return found[0] as Found[Of];
  const there = all(kind, /^/, within).map((element) => `'${nameOf(element)}'`);
  throw new Error(`${found.length} times ${kind} '${name}' among ${there.join(', ')}`);
}

/** Everything that is written on the page. */
export const text = (): string => document.body.textContent ?? '';
