// Signs the codes of tickets with a secret of the installation, so that nobody else can print one. The secret never
// leaves the server, and 72 bits cannot be guessed at a door.
// rules: X31.12
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readTicketCode, writeTicketCode } from '@constancia/domain/payments/ticket.ts';
import type { PayOrderRow } from './queries.ts';

type Signed = Pick<PayOrderRow, 'municipalityId' | 'id' | 'orderId' | 'quantity'>;

export interface TicketSigner {
  /** One code for each seat of the order. */
  readonly codesOf: (order: Signed) => readonly string[];
  /** Number of the seat; null when the code is not one of this order. */
  readonly seatOf: (order: Signed, code: string) => number | null;
}

const BYTES = 9;

export function ticketSigner(secret: string): TicketSigner {
  const signatureOf = ({ municipalityId, id }: Signed, seat: number) =>
    createHmac('sha256', secret)
      .update(['ticket', municipalityId, id, seat].join('\n'))
      .digest()
      .subarray(0, BYTES);
  return {
    codesOf: (order) =>
      Array.from({ length: order.quantity }, (_, index) => {
        const seat = index + 1;
        const signature = signatureOf(order, seat).toString('base64url');
        return writeTicketCode({ orderId: order.orderId, seat, signature });
      }),
    seatOf: (order, code) => {
      const read = readTicketCode(code);
      if (read?.orderId !== order.orderId || read.seat > order.quantity) return null;
      const given = Buffer.from(read.signature, 'base64url');
      return timingSafeEqual(given, signatureOf(order, read.seat)) ? read.seat : null;
    },
  };
}
