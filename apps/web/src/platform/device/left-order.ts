// The order with which the browser left a form for the payment gateway. It is kept in this tab, so that the form can say
// what became of it when its person comes back with the browser's back button.
// rules: X40.04

export interface LeftOrder {
  readonly orderId: string;
  readonly paymentId: string;
}

const keyOf = (pathname: string) => `constancia.left-order.${pathname}`;

/** `pathname`: the page that was left. */
export function keepLeftOrder(pathname: string, order: LeftOrder): void {
  try {
    sessionStorage.setItem(keyOf(pathname), JSON.stringify(order));
  } catch {
    // Without storage of its own the tab shows an empty form.
  }
}

export function leftOrder(pathname: string): LeftOrder | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(pathname)) ?? 'null') as LeftOrder | null;
  } catch {
    return null;
  }
}

export function dropLeftOrder(pathname: string): void {
  try {
    sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // There is none.
  }
}
