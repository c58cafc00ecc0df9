// English words of the mails to a buyer, which the server writes.
import type { paymentMail as spanish } from '../../es/answering/payment-mail.ts';

export const paymentMail: Readonly<Record<keyof typeof spanish, string>> = {
  'payment-mail.paid-title': 'Your payment was approved',
  'payment-mail.paid-text': 'The receipt is attached as PDF. Keep it: you may need it to get in.',
  'payment-mail.late-title': 'We charged your payment, but no seats are left',
  'payment-mail.late-text':
    'The bank approved your payment after the seats had been sold. The municipality will return the amount or offer you another seat. Do not pay again.',
  'payment-mail.late-contact': 'If in doubt, contact {municipality} and give the order number.',
  'payment-mail.code': 'Code of the answer',
  'payment-mail.footer':
    'You received this e-mail because you entered your address when you bought. Do not reply to it: nobody reads what arrives there.',
};
