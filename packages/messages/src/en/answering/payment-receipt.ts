// English words of a payment receipt, which the server draws.
import type { paymentReceipt as spanish } from '../../es/answering/payment-receipt.ts';

export const paymentReceipt = {
  'payment-receipt.title': 'Payment receipt',
  'payment-receipt.trial': 'Trial document: nothing was charged.',
  'payment-receipt.amount': 'Amount',
  'payment-receipt.order-number': 'Order number',
  'payment-receipt.operation': 'Operation id',
  'payment-receipt.paid-at': 'Paid on',
  'payment-receipt.authorisation': 'Authorisation',
  'payment-receipt.full-name': 'Full name',
  'payment-receipt.dni': 'ID number',
  'payment-receipt.email': 'E-mail',
  'payment-receipt.phone': 'Phone',
  'payment-receipt.event': 'For',
  'payment-receipt.event-date': 'Date and time',
  'payment-receipt.address': 'Address',
  'payment-receipt.other-seat': 'Another seat, the one that the municipality gave',
  'payment-receipt.section': 'Location',
  'payment-receipt.quantity': 'Quantity',
  'payment-receipt.price': 'Price each',
  'payment-receipt.ticket': 'Tickets',
  'payment-receipt.ticket-note':
    'Show the code when you enter. Each ticket serves once: do not share this document.',
  'payment-receipt.ticket-of': 'Ticket {seat} of {count}',
  'payment-receipt.promotion': 'Promotion',
} as const satisfies Record<keyof typeof spanish, string>;
