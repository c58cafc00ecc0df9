// The rows of the role matrix that concern payments. The forms of the matrix sell nothing.
import { anybody, formIn, formTargets, submissionTargets, type Target } from './matrix-targets.ts';
import { testId } from './places.ts';

const UNKNOWN_PAYMENT = `/api/public/payments/0000aaaaaaaa/${testId('none')}`;

export const PAYMENT_TARGETS: Readonly<Record<string, () => readonly Target[]>> = {
  readSale: () => formTargets((id) => `/api/forms/${id}/sale`),
  readPublicSale: () => [
    { name: 'private form', path: `/api/public/forms/${formIn('own')}/sale`, allows: anybody },
  ],
  readPayment: () => [{ name: 'unknown', path: UNKNOWN_PAYMENT, allows: anybody }],
  openPayment: () => [{ name: 'unknown', path: `${UNKNOWN_PAYMENT}/opening`, allows: anybody }],
  downloadPaymentReceipt: () => [
    { name: 'unknown', path: `${UNKNOWN_PAYMENT}/receipt.pdf`, allows: anybody },
  ],
  notifyPayment: () => [
    {
      name: 'not the gateway',
      path: '/api/public/payments/notifications',
      body: Buffer.from('x=y'),
      allows: anybody,
    },
  ],
  readSubmissionPayments: () => submissionTargets((id) => `/api/submissions/${id}/payments`),
  listPayments: () => formTargets((id) => `/api/forms/${id}/payments`),
};
