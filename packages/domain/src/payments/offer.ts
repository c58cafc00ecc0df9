// What a form sells on a day: the locations with the price of that day and how many places may be sold of each.
// A promotion that names a price and a last day replaces the price of the locations until that day has ended, where it
// is lower. One that takes a part off under conditions (a card, a group) is of another program, and who buys online
// cannot prove them: it changes no price here.
// rules: E9.20-E9.26, X21.01
import { ORDER_QUANTITY_MAX } from '../limits.ts';
import { checkProduct } from './check-product.ts';
import type { PaymentProduct, ProductLocation, Promotion } from './product.ts';

export interface OfferedLocation {
  readonly name: string;
  /** Cents, on this day. */
  readonly price: number;
  /** Cents, without promotion. */
  readonly regularPrice: number;
  /** The promotion that makes the price; null for none. */
  readonly promotion: { readonly index: number; readonly name: string } | null;
  /** Places that are ever sold online: the maximum less those held back (E9.22). */
  readonly seats: number;
}

export interface Offer {
  readonly locations: readonly OfferedLocation[];
  /** Most places of one order. */
  readonly maxPerOrder: number;
}

/** `today`: YYYY-MM-DD in the municipality's time. Null: the product is not complete, so nothing is sold. */
export function offerOf(product: PaymentProduct, today: string): Offer | null {
  if (checkProduct(product).length > 0) return null;
  return {
    locations: product.locations.map((location) => offered(location, product.promotions, today)),
    maxPerOrder: product.maxPerPerson ?? ORDER_QUANTITY_MAX,
  };
}

function offered(
  { name, price, maxQuantity, deferredQuantity }: ProductLocation,
  promotions: readonly Promotion[],
  today: string,
): OfferedLocation {
  const regularPrice = price ?? 0;
  let found: OfferedLocation = {
    name: name.trim(),
    price: regularPrice,
    regularPrice,
    promotion: null,
    seats: (maxQuantity ?? 0) - (deferredQuantity ?? 0),
  };
  for (const [index, promotion] of promotions.entries()) {
    const holds = promotion.price !== null && today <= promotion.until;
    if (holds && promotion.price < found.price)
      found = { ...found, price: promotion.price, promotion: { index, name: promotion.name } };
  }
  return found;
}
