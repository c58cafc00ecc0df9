// Draws the receipt of a payment. Only the browser that bought, recognised by its cookie, gets the buyer's
// data; everybody else gets the payment alone. Each seat of an event has a ticket with a code to scan. The same payment
// gives the same bytes.
// rules: A2.60, A3.33, W6, X21.11, X31.12
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownCents } from '@constancia/domain/payments/amount.ts';
import { operationIdInGroups } from '@constancia/domain/payments/order-number.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { paymentWords } from '@constancia/messages/payment-words.ts';
import type { PdfMaker } from '../../platform/pdf/pdf-maker.ts';
import { qrCode } from '../../platform/pdf/qr-code.ts';
import type { Buyer, PayOrderRow } from './queries.ts';
import type { TicketSigner } from './ticket-signer.ts';

export interface ReceiptDrawing {
  readonly pdf: PdfMaker;
  readonly tickets: TicketSigner;
}

export interface ReceiptAsked {
  readonly buyer: Buyer | null;
  readonly municipality: string;
  readonly timeZone: string;
  readonly language: string;
  /** The words of the municipality, for a receipt in 'Other'. */
  readonly ownTexts: OwnTexts;
  readonly isTrial: boolean;
}

const TEMPLATE = readFileSync(join(import.meta.dirname, 'templates/receipt.typ'), 'utf8');

export async function drawReceipt(
  { pdf, tickets }: ReceiptDrawing,
  order: PayOrderRow,
  asked: ReceiptAsked,
): Promise<Buffer> {
  const codes = order.product.type === 'event' ? tickets.codesOf(order) : [];
  const data = { ...receiptOf(order, asked), ticketWords: ticketWords(asked), tickets: codes };
  const files: Record<string, Buffer> = { '/data.json': Buffer.from(JSON.stringify(data)) };
  for (const [index, code] of codes.entries()) files[`/ticket-${index + 1}.svg`] = await qrCode(code);
  const { content } = await pdf.make({ sources: { '/main.typ': TEMPLATE }, files });
  return Buffer.from(content);
}

function ticketWords({ language, ownTexts }: ReceiptAsked) {
  const { ticket, ticketNote, ticketOf } = paymentWords(language, ownTexts);
  return { ticket, note: ticketNote, of: ticketOf };
}

function receiptOf(order: PayOrderRow, asked: ReceiptAsked) {
  const { buyer, municipality, timeZone, language, ownTexts, isTrial } = asked;
  const words = paymentWords(language, ownTexts);
  const { product, quantity } = order;
  const location = order.closedAs === 'other-seat' ? words.otherSeat : order.location;
  const paidAt = order.resolvedAt ?? order.createdAt;
  const euros = (cents: number) => `${shownCents(cents, words.decimalSign)} ${product.currencyType.name}`;
  const lines = [
    { label: words.orderNumber, value: order.orderId },
    { label: words.operation, value: operationIdInGroups(order.id) },
    { label: words.paidAt, value: dateAndTime(paidAt, timeZone) },
    { label: words.authorisation, value: order.authorisation },
    { label: words.fullName, value: buyer?.fullName ?? '' },
    { label: words.dni, value: buyer?.dni ?? '' },
    { label: words.email, value: buyer?.email ?? '' },
    { label: words.phone, value: buyer?.phone ?? '' },
    { label: words.event, value: product.name },
    { label: words.eventDate, value: product.dateFormatted },
    { label: words.address, value: product.address },
    { label: words.section, value: location },
    { label: words.quantity, value: String(quantity) },
    { label: words.price, value: euros(order.unitPrice) },
    { label: words.promotion, value: product.preview },
  ];
  return {
    municipality,
    language: words.language,
    title: words.title,
    note: isTrial ? words.trial : '',
    amountLabel: words.amount,
    amount: euros(order.amount),
    lines: lines.filter(({ value }) => value !== ''),
    page: words.page,
    ticketLines: [product.name, product.dateFormatted, location].filter((line) => line !== ''),
    moment: {
      year: paidAt.getUTCFullYear(),
      month: paidAt.getUTCMonth() + 1,
      day: paidAt.getUTCDate(),
      hour: paidAt.getUTCHours(),
      minute: paidAt.getUTCMinutes(),
      second: paidAt.getUTCSeconds(),
    },
  };
}
