// What happens to an order and the seats it holds. Money and seats can disagree: a gateway may report 'paid'
// after the seats were sold to somebody else. Then nothing is sold twice and no money is lost: the order
// becomes late, and a person of the municipality resolves it. A notice that comes twice or out of order
// changes nothing more.
//
//              authorised                    denied            expired
//   pending    paid                          denied, released  expired, released
//   denied     paid if seats are left,       -                 -
//   expired      otherwise late              denied            -
//   paid       -                             -                 -
//   late       -                             -                 -
// rules: A2.68-A2.71, R4.16-R4.21, X21.03

export const ORDER_STATES = ['pending', 'paid', 'denied', 'expired', 'late'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderEvent = 'authorised' | 'denied' | 'expired';

export interface OrderStep {
  readonly state: OrderState;
  /** 'take': the order no longer holds its seats and needs them again. */
  readonly seats: 'stay' | 'release' | 'take';
  /** The state when no seats are left to take. */
  readonly otherwise?: OrderState;
}

const TAKE: OrderStep = { state: 'paid', seats: 'take', otherwise: 'late' };

const STEPS: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, OrderStep>>>>> = {
  pending: {
    authorised: { state: 'paid', seats: 'stay' },
    denied: { state: 'denied', seats: 'release' },
    expired: { state: 'expired', seats: 'release' },
  },
  denied: { authorised: TAKE },
  expired: { authorised: TAKE, denied: { state: 'denied', seats: 'stay' } },
  paid: {},
  late: {},
};

/** Null when the event changes nothing. */
export function orderStep(state: OrderState, event: OrderEvent): OrderStep | null {
  return STEPS[state][event] ?? null;
}

/** The three payment statuses; an order that is still open, or needs a person, waits to be validated. */
export type PaymentStatus = 'to-validate' | 'paid' | 'rejected';

const STATUS: Readonly<Record<OrderState, PaymentStatus>> = {
  pending: 'to-validate',
  late: 'to-validate',
  paid: 'paid',
  denied: 'rejected',
  expired: 'rejected',
};

export function paymentStatus(state: OrderState): PaymentStatus {
  return STATUS[state];
}
