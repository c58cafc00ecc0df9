// Signs the codes of tickets with a secret of the installation, so that nobody else can print one. The secret never
// leaves the server, and 72 bits cannot be guessed at a door.
// rules: X31.12
import { readTicketCode, writeTicketCode } from '@constancia/domain/payments/ticket.ts';
import { signer } from '../../platform/crypto/signed-values.ts';
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
  const { sign, isSigned } = signer(secret, 'ticket', BYTES);
  return {
    codesOf: ({ municipalityId, id, orderId, quantity }) =>
      Array.from({ length: quantity }, (_, index) => {
        const seat = index + 1;
        return writeTicketCode({ orderId, seat, signature: sign(municipalityId, id, seat) });
      }),
    seatOf: (order, code) => {
      const read = readTicketCode(code);
      if (read?.orderId !== order.orderId || read.seat > order.quantity) return null;
      return isSigned(read.signature, order.municipalityId, order.id, read.seat) ? read.seat : null;
    },
  };
}
