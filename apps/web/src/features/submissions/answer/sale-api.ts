// Reads what a form sells, for staff and for visitors.
// rules: E9.22, X21.14
import type {
  readPublicSale as readPublicSaleEndpoint,
  readSale as readSaleEndpoint,
} from '@constancia/contract/payments.ts';
import type { ReadSale } from '../../../answering/session/api.ts';
import { call } from '../../../platform/api-client.ts';

export function readSaleAsStaff(formId: string): ReadSale {
  return (signal) =>
    call<typeof readSaleEndpoint>({
      method: 'GET',
      path: '/api/forms/:formId/sale',
      params: { formId },
      signal,
    });
}

export function readSaleAsVisitor(formId: string): ReadSale {
  return (signal) =>
    call<typeof readPublicSaleEndpoint>({
      method: 'GET',
      path: '/api/public/forms/:formId/sale',
      params: { formId },
      signal,
    });
}
