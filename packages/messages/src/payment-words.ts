// The words of a payment receipt on paper, in the requested language.
// rules: A2.60, A2.62, A2.63
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { decimalSign, writtenLanguage } from './languages.ts';
import { paperTexts } from './paper-texts.ts';

export function paymentWords(language: string, ownTexts?: OwnTexts) {
  const { paymentReceipt: words, record } = paperTexts(language, ownTexts);
  return {
    title: words['payment-receipt.title'],
    trial: words['payment-receipt.trial'],
    amount: words['payment-receipt.amount'],
    orderNumber: words['payment-receipt.order-number'],
    operation: words['payment-receipt.operation'],
    paidAt: words['payment-receipt.paid-at'],
    authorisation: words['payment-receipt.authorisation'],
    fullName: words['payment-receipt.full-name'],
    dni: words['payment-receipt.dni'],
    email: words['payment-receipt.email'],
    phone: words['payment-receipt.phone'],
    event: words['payment-receipt.event'],
    eventDate: words['payment-receipt.event-date'],
    address: words['payment-receipt.address'],
    section: words['payment-receipt.section'],
    otherSeat: words['payment-receipt.other-seat'],
    quantity: words['payment-receipt.quantity'],
    price: words['payment-receipt.price'],
    promotion: words['payment-receipt.promotion'],
    ticket: words['payment-receipt.ticket'],
    ticketNote: words['payment-receipt.ticket-note'],
    ticketOf: words['payment-receipt.ticket-of'],
    page: record['record.page'],
    language: writtenLanguage(language),
    decimalSign: decimalSign(language),
  } as const;
}
