// Reads one payment by the ids of its order and of itself, and its receipt; orders it again.
// rules: A7.10, A2.60, A2.67
import type {
  cancelPayment as cancelPaymentEndpoint,
  Payment,
  PaymentStarted,
  readPayment as readPaymentEndpoint,
  retryPayment as retryPaymentEndpoint,
} from '@constancia/contract/payments/payment.ts';
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

/** `amount`: cents that the buyer was shown. */
export function retryPayment(params: PaymentNumbers, amount: number): Promise<PaymentStarted> {
  return call<typeof retryPaymentEndpoint>({
    method: 'POST',
    path: '/api/public/payments/:orderId/:paymentId/retry',
    params: { ...params },
    body: { amount },
  });
}

export function cancelPayment(params: PaymentNumbers): Promise<{ readonly cancelled: boolean }> {
  return call<typeof cancelPaymentEndpoint>({
    method: 'POST',
    path: '/api/public/payments/:orderId/:paymentId/cancellation',
    params: { ...params },
  });
}

export function receiptUrl(params: PaymentNumbers): string {
  return urlOf({
    path: '/api/public/payments/:orderId/:paymentId/receipt.pdf',
    params: { ...params },
    query: { language },
  });
}
