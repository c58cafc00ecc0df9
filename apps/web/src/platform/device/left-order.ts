// The order with which the browser left a form for the payment gateway. It is kept with this entry of the browser's
// history, so that the form can say what became of it when its person comes back with the back button.
// rules: X40.04

export interface LeftOrder {
  readonly orderId: string;
  readonly paymentId: string;
}

/** Null once there is nothing more to say. */
export function keepLeftOrder(leftOrder: LeftOrder | null): void {
  history.replaceState({ ...history.state, leftOrder }, '');
}

export function leftOrder(): LeftOrder | null {
  return (history.state as { readonly leftOrder?: LeftOrder } | null)?.leftOrder ?? null;
}
