// What happens to an order and the seats it holds. Money and seats can disagree: a gateway may report 'paid'
// after the seats were sold to somebody else. Then nothing is sold twice and no money is lost: the order
// becomes late, and a person of the municipality resolves it. A notice that comes twice or out of order
// changes nothing more. A retry adds an order to the same submission; the first that is paid has the seats.
//
//              authorised                    denied            expired
//   pending    paid                          denied, released  expired, released
//   denied     paid if seats are left,       -                 -
//   expired      otherwise late              denied            -
//   paid       -                             -                 -
//   late       -                             -                 -
// rules: A2.68, X21.03-X21.05, X31.05, X31.06

export const ORDER_STATES = ['pending', 'paid', 'denied', 'expired', 'late'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How a clerk closes the case of a buyer who was charged without a seat. */
export const CASE_CLOSINGS = ['refunded', 'other-seat'] as const;
export type CaseClosing = (typeof CASE_CLOSINGS)[number];

/** Whether the buyer may come in: the order was paid, or a clerk gave another seat to who was charged without one. */
export function hasTickets({
  state,
  closedAs,
}: {
  readonly state: OrderState;
  readonly closedAs: CaseClosing | null;
}): boolean {
  return state === 'paid' || closedAs === 'other-seat';
}

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

/**
 * Null when the event changes nothing. `others`: the states of the other orders of the submission. When one of them
 * is paid, further money is late: a submission never has its seats twice.
 */
export function orderStep(
  state: OrderState,
  event: OrderEvent,
  others: readonly OrderState[] = [],
): OrderStep | null {
  const step = STEPS[state][event] ?? null;
  return step === TAKE && others.includes('paid') ? { state: 'late', seats: 'stay' } : step;
}

/** Whether a further order may be made for a submission with orders in these states. */
export function mayRetry(states: readonly OrderState[]): boolean {
  return states.every((state) => state === 'denied' || state === 'expired');
}

/** What counts of several orders of one submission. `newestFirst` holds at least one. */
export function leadingState(newestFirst: readonly OrderState[]): OrderState {
  const first = (['paid', 'late', 'pending'] as const).find((state) => newestFirst.includes(state));
  return first ?? newestFirst[0] ?? 'pending';
}

/** The three payment statuses; an order that is still open, or needs a person, waits to be validated. */
export const PAYMENT_STATUSES = ['to-validate', 'paid', 'rejected'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

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
