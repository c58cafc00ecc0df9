// Restores the purchase of a draft; values of the wrong type are dropped.
// rules: X15.04
import { NO_PURCHASE, type Purchase } from '@constancia/domain/payments/new-purchase.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';

export function fitPurchase(kept: unknown): Purchase {
  if (!isRecord(kept)) return NO_PURCHASE;
  const text = (field: string) => (typeof kept[field] === 'string' ? kept[field] : '');
  const { quantity } = kept;
  return {
    location: text('location'),
    quantity: typeof quantity === 'number' ? quantity : NO_PURCHASE.quantity,
    fullName: text('fullName'),
    dni: text('dni'),
    email: text('email'),
    phone: text('phone'),
  };
}
