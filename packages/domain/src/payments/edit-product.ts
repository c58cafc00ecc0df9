// Editing the product of a form. Each step writes the whole product, so a product of another program uses our
// fields after its first edit. Locations and promotions are named by their position.
// rules: E4.72-E4.74, E9.15-E9.26
import type { FormDefinition } from '../forms/definition/form.ts';
import { changed, type Direction, moved, removed } from '../forms/definition/ordered-list.ts';
import {
  NEW_LOCATION,
  NEW_PROMOTION,
  type PaymentProduct,
  type ProductLocation,
  type Promotion,
  readProduct,
  writeProduct,
} from './product.ts';

export type ProductChange = Partial<Omit<PaymentProduct, 'rest' | 'locations' | 'promotions'>>;
export type ProductList = 'locations' | 'promotions';

export function updateProduct(definition: FormDefinition, over: ProductChange): FormDefinition {
  return changeProduct(definition, (product) => ({ ...product, ...over }));
}

export function addLocation(definition: FormDefinition): FormDefinition {
  return changeProduct(definition, (product) => ({
    ...product,
    locations: [...product.locations, NEW_LOCATION],
  }));
}

export function updateLocation(
  definition: FormDefinition,
  index: number,
  over: Partial<Omit<ProductLocation, 'rest'>>,
): FormDefinition {
  return changeProduct(definition, (product) => ({
    ...product,
    locations: changed(product.locations, index, (location) => ({ ...location, ...over })),
  }));
}

export function addPromotion(definition: FormDefinition): FormDefinition {
  return changeProduct(definition, (product) => ({
    ...product,
    promotions: [...product.promotions, NEW_PROMOTION],
  }));
}

/** A promotion that gets a price of its own no longer gives a percentage off. */
export function updatePromotion(
  definition: FormDefinition,
  index: number,
  over: Partial<Omit<Promotion, 'rest' | 'discount'>>,
): FormDefinition {
  return changeProduct(definition, (product) => ({
    ...product,
    promotions: changed(product.promotions, index, (promotion) => {
      const after = { ...promotion, ...over };
      return after.price === null ? after : { ...after, discount: null };
    }),
  }));
}

export function moveInProduct(
  definition: FormDefinition,
  { list, index }: { readonly list: ProductList; readonly index: number },
  direction: Direction,
): FormDefinition {
  return changeProduct(definition, (product) =>
    list === 'locations'
      ? { ...product, locations: moved(product.locations, index, direction) }
      : { ...product, promotions: moved(product.promotions, index, direction) },
  );
}

export function deleteFromProduct(
  definition: FormDefinition,
  list: ProductList,
  index: number,
): FormDefinition {
  return changeProduct(definition, (product) =>
    list === 'locations'
      ? { ...product, locations: removed(product.locations, index) }
      : { ...product, promotions: removed(product.promotions, index) },
  );
}

function changeProduct(
  definition: FormDefinition,
  change: (product: PaymentProduct) => PaymentProduct,
): FormDefinition {
  return { ...definition, payments: writeProduct(change(readProduct(definition.payments))) };
}
