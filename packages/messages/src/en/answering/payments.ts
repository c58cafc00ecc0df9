// Texts of buying with an answer and of the pages after paying: citizens get them only where a form sells.
// rules: A2.58-A2.71, E9.17-E9.26, W6
import type { payments as spanish } from '../../es/answering/payments.ts';

export const payments = {
  'payments.buy-title': 'Purchase',
  'payments.trial': 'Trial gateway: nothing is charged.',
  'payments.closed': 'Online payments are not configured. This form cannot be sent and nothing is charged.',
  'payments.loading': 'Loading what is sold…',
  'payments.sale-failed': 'We could not load what is sold. Check your connection.',
  'payments.preview': 'Location and quantity are chosen here. Nothing is sold in the preview.',
  'payments.locations': 'Location',
  'payments.left': '{left} left',
  'payments.sold-out': 'Sold out',
  'payments.regular-price': 'was {price}',
  'payments.quantity': 'Quantity',
  'payments.quantity-help': 'At most {max} per purchase.',
  'payments.total': 'Total',
  'payments.buyer': 'Who buys',
  'payments.full-name': 'Full name',
  'payments.dni': 'ID number',
  'payments.email': 'E-mail',
  'payments.phone': 'Phone',
  'payments.optional': '(optional)',
  'payments.phone-help': 'With + and the country code, for example +34612345678.',
  'payments.then-gateway':
    'Sending the form takes you to the page of the payment gateway. Places are held for {minutes} minutes.',
  'payments.approved': 'Your payment was approved',
  'payments.denied': 'Payment denied',
  'payments.denied-text':
    'We could not go ahead with the payment; if you like you can try another means of payment.',
  'payments.waiting':
    'If you have just paid, please wait: this page changes by itself once the gateway confirms the payment.',
  'payments.retry': 'Try again',
  'payments.amount': 'Amount',
  'payments.reference': 'Payment reference',
  'payments.order-number': 'Order number',
  'payments.download': 'Download receipt',
  'payments.name-hidden': 'The name is shown only in the browser that bought, for half an hour.',
  'payments.reading': 'Looking the payment up…',
  'payments.not-read': 'We could not look the payment up. Check your connection.',
  'issue.purchase-location-required': '* Choose a location',
  'issue.purchase-quantity-invalid': 'The quantity must be a whole number from 1 to {max}',
  'issue.purchase-person-limit':
    'With this document number you can buy {left} more: the most for one person is {max}',
  'issue.purchase-places-left': '{left} left in this location',
  'issue.buyer-field-required': '* Required field',
  'issue.buyer-name-invalid': 'The name is not valid',
  'issue.buyer-number-invalid': 'The ID number is not valid',
  'issue.buyer-email-invalid': 'The e-mail is not valid',
  'issue.buyer-phone-invalid': 'The phone is not valid',
} as const satisfies Record<keyof typeof spanish, string>;
