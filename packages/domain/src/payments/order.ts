// What becomes of an order and of the places it holds. Money and places can disagree: a gateway may say 'paid' after
// the places went to somebody else. Then nothing is sold twice and nothing is lost: the order is late, and a person of
// the municipality settles it. What the gateway says twice, or in another order than it happened, changes nothing more.
//
//              authorised                    denied            lapsed
//   pending    paid                          denied, released  expired, released
//   denied     paid if places are left,      -                 -
//   expired      otherwise late              denied            -
//   paid       -                             -                 -
//   late       -                             -                 -
// rules: A2.68-A2.71, A3.34, R4.16-R4.21, X21.03-X21.06

export const ORDER_STATES = ['pending', 'paid', 'denied', 'expired', 'late'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderEvent = 'authorised' | 'denied' | 'expired';

export interface OrderStep {
  readonly state: OrderState;
  /** 'take': the order holds no places any more and needs them again. */
  readonly seats: 'stay' | 'release' | 'take';
  /** Where no places are left to take. */
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

/** Null: the event changes nothing. */
export function orderStep(state: OrderState, event: OrderEvent): OrderStep | null {
  return STEPS[state][event] ?? null;
}

/** The three words of payment statuses; what is none of them yet, or needs a person, waits to be validated. */
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
