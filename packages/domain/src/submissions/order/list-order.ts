// The order of a list of submissions, as it stands in a URL and in a saved view: a column, or a question of the form, up
// or, with a minus before it, down.
// rules: X33.66

export const ORDER_COLUMNS = ['created', 'updated', 'code', 'author', 'state', 'person'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export interface ListOrder {
  readonly by: OrderColumn | { readonly question: string };
  readonly isDown: boolean;
}

/** An order by values that no index holds is given for so many submissions at most. */
export const ORDERED_MAX = 10_000;

/** These are in the order of an index, however many there are. */
const ANY_NUMBER: readonly ListOrder['by'][] = ['created', 'updated', 'state'];

const QUESTION = /^q:(.{1,200})$/su;

/** null when the text names no order. */
export function orderIn(text: string): ListOrder | null {
  const isDown = text.startsWith('-');
  const name = isDown ? text.slice(1) : text;
  const column = ORDER_COLUMNS.find((one) => one === name);
  if (column) return { by: column, isDown };
  const question = QUESTION.exec(name)?.[1];
  return question === undefined ? null : { by: { question }, isDown };
}

export function orderText({ by, isDown }: ListOrder): string {
  return `${isDown ? '-' : ''}${typeof by === 'string' ? by : `q:${by.question}`}`;
}

export function isSameColumn(one: ListOrder['by'], other: ListOrder['by']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.question === other.question;
}

/** Whether a list of so many submissions can have the order. */
export function canOrder(
  by: ListOrder['by'],
  { total, more }: { readonly total: number; readonly more: boolean },
): boolean {
  return ANY_NUMBER.includes(by) || (!more && total <= ORDERED_MAX);
}
