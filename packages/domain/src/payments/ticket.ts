// The code of a ticket as it is printed and scanned: number of the order, number of the seat, signature. Each seat has a
// code of its own, because people who bought together do not always arrive together.
// rules: X31.12, X31.13

export interface TicketCode {
  /** The number by which the gateway knows the order. */
  readonly orderId: string;
  /** From 1 to the quantity of the order. */
  readonly seat: number;
  readonly signature: string;
}

const CODE = /^([0-9A-Za-z]{4,12})\.([1-9]\d{0,6})\.([\w-]{12})$/;

/** Null when it is not a code. Spaces around it are ignored. */
export function readTicketCode(text: string): TicketCode | null {
  const [, orderId, seat, signature] = CODE.exec(text.trim()) ?? [];
  return orderId && seat && signature ? { orderId, seat: Number(seat), signature } : null;
}

export function writeTicketCode({ orderId, seat, signature }: TicketCode): string {
  return [orderId, seat, signature].join('.');
}

/** What the door learns of a ticket. Only 'admitted' lets somebody in. */
export const TICKET_OUTCOMES = ['admitted', 'used', 'unpaid', 'refunded', 'other-event', 'unknown'] as const;
export type TicketOutcome = (typeof TICKET_OUTCOMES)[number];
