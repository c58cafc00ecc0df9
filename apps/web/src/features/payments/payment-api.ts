// Reads one payment by the ids of its order and of itself, and its receipt.
// rules: A7.10, A2.60
import type { Payment, readPayment as readPaymentEndpoint } from '@constancia/contract/payments.ts';
import { call, urlOf } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';

export interface PaymentNumbers {
  readonly orderId: string;
  readonly paymentId: string;
}

export function readPayment(params: PaymentNumbers, signal: AbortSignal): Promise<Payment> {
  return call<typeof readPaymentEndpoint>({
    method: 'GET',
    path: '/api/public/payments/:orderId/:paymentId',
    params: { ...params },
    signal,
  });
}

export function receiptUrl(params: PaymentNumbers): string {
  return urlOf({
    path: '/api/public/payments/:orderId/:paymentId/receipt.pdf',
    params: { ...params },
    query: { language },
  });
}
