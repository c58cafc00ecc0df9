// When a sale ends: at a moment of its own, otherwise when the event begins. A product without a date is sold until it is
// taken off the form.
// rules: X31.08
import type { PaymentProduct } from './product.ts';

/** ISO 8601 in UTC; '' when the sale has no end. */
export function saleEndOf({ saleEnds, type, date }: PaymentProduct): string {
  if (saleEnds !== '') return saleEnds;
  return type === 'product' ? '' : date;
}

/** `now`: ISO 8601. */
export function isSaleOver(product: PaymentProduct, now: string): boolean {
  return Date.parse(saleEndOf(product)) <= Date.parse(now);
}
