// Finds what stands on a page that a test has drawn by its role and by the name that is read out, as a person finds it.

const SELECTORS = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  button: 'button:not([role]), [role=button]',
  checkbox: 'input[type=checkbox]:not([role])',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  menuitem: '[role=menuitem]',
  note: '[role=note]',
  option: 'option, [role=option]',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  search: 'input[type=search]',
  status: '[role=status]',
  switch: 'input[role=switch]',
  textbox: 'input, textarea:not([aria-hidden])',
} as const;

export type Role = keyof typeof SELECTORS;
type ElementOf<R extends Role> = R extends 'switch' | 'checkbox' | 'radio' | 'search' | 'textbox'
  ? HTMLInputElement
  : HTMLElement;

const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const textOf = (ids: string | null) =>
  tidy(
    ids
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

function nameOf(element: Element): string {
  const named = textOf(element.getAttribute('aria-labelledby')) || tidy(element.getAttribute('aria-label'));
  if (named) return named;
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  if (labels?.[0]) return tidy(labels[0].textContent);
  if (element instanceof HTMLFieldSetElement) return tidy(element.querySelector('legend')?.textContent);
  return tidy(element.textContent);
}

const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** What stands behind an open dialog counts too. */
export function everyOne<R extends Role>(
  role: R,
  name: string | RegExp = /(?:)/,
  within: ParentNode = document,
): readonly ElementOf<R>[] {
  return [...within.querySelectorAll<ElementOf<R>>(SELECTORS[role])].filter((one) => isNamed(one, name));
}

/** Null when there is none; of several the last, which a dialog has before the page behind it. */
export function find<R extends Role>(
  role: R,
  name?: string | RegExp,
  within?: ParentNode,
): ElementOf<R> | null {
  return everyOne(role, name, within).at(-1) ?? null;
}

/** The same where it has to be there. */
export function get<R extends Role>(role: R, name?: string | RegExp, within?: ParentNode): ElementOf<R> {
  const found = find(role, name, within);
  if (found) return found;
  const names = everyOne(role, undefined, within).map(nameOf);
  throw new Error(`no ${role} is called ${String(name)}, but: ${names.join(' | ')}`);
}

/** The field, switch, radio or box with this label. */
export function field(label: string | RegExp, within: ParentNode = document): HTMLInputElement {
  const controls = within.querySelectorAll<HTMLInputElement>(
    'input, select, textarea:not([aria-hidden]), [role=combobox]',
  );
  const found = [...controls].find((one) => isNamed(one, label));
  if (found) return found;
  throw new Error(`no field is called ${String(label)}, but: ${[...controls].map(nameOf).join(' | ')}`);
}

export function hasField(label: string | RegExp): boolean {
  return everyOne('textbox', label).length + everyOne('combobox', label).length > 0;
}

/** What is read out after the name of a field, e.g. why it was refused. */
export function descriptionOf(element: Element): string {
  return textOf(element.getAttribute('aria-describedby'));
}

/** The text of the option that is chosen in a list of the browser. */
export function chosenIn(select: HTMLElement): string | undefined {
  return select.querySelector<HTMLOptionElement>('option:checked')?.text;
}
