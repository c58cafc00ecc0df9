// Reads one page of the payments of a form.
// rules: X21.12

import type { Reply } from '@constancia/contract/endpoint.ts';
import type {
  listPayments as listPaymentsEndpoint,
  PaymentFilter,
} from '@constancia/contract/payments/payment-list.ts';
import { call } from '../../platform/api-client.ts';

export type PaymentPage = Reply<typeof listPaymentsEndpoint>;

interface Asked {
  readonly formId: string;
  readonly show: PaymentFilter | null;
  readonly cursor: string | null;
}

export function listPayments({ formId, show, cursor }: Asked, signal: AbortSignal): Promise<PaymentPage> {
  return call<typeof listPaymentsEndpoint>({
    method: 'GET',
    path: '/api/forms/:formId/payments',
    params: { formId },
    query: { ...(show && { show }), ...(cursor && { cursor }) },
    signal,
  });
}
