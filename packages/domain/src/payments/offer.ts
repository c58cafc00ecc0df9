// What a form sells on a given day: its locations with that day's price and the number of seats on sale. A
// promotion with a price and a last day replaces the locations' price through that day, if it is lower. A
// promotion with a percentage off under conditions (a card, a group) comes from another program; an online
// buyer cannot prove those conditions, so it does not change the price here.
// rules: E9.20-E9.26, X21.01
import { ORDER_QUANTITY_MAX } from '../limits.ts';
import { checkProduct } from './check-product.ts';
import type { PaymentProduct, ProductLocation, Promotion } from './product.ts';

export interface OfferedLocation {
  readonly name: string;
  /** Price on this day, in cents. */
  readonly price: number;
  /** Price without promotion, in cents. */
  readonly regularPrice: number;
  /** The promotion that gives the price; null when there is none. */
  readonly promotion: { readonly index: number; readonly name: string } | null;
  /** All seats ever on sale online: the maximum minus those held back (E9.22). */
  readonly seats: number;
}

export interface Offer {
  readonly locations: readonly OfferedLocation[];
  /** The most seats that one order may have. */
  readonly maxPerOrder: number;
}

/**
 * `today`: YYYY-MM-DD in the municipality's time. Null when the product is incomplete, so nothing is sold.
 */
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
