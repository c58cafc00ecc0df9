// Checks the product of a form that sells for missing and out-of-range values. There is one code for all of
// them; `at.field` names the field, `payments.locations[0].price`, so that the screen can scroll to it.
// rules: E8.11, E9.16, E9.27, E9.29, X31.08
import type { Issue } from '../issue.ts';
import { EURO, type PaymentProduct, type ProductLocation, type Promotion } from './product.ts';

export type ProductIssueCode = 'product-field-required';

/** In cents; our own limit, far above the price of any ticket. */
export const PRICE_MAX = 99_999_999;
/** Our own limit. */
export const QUANTITY_MAX = 1_000_000;
export const LOCATIONS_MAX = 100;
export const PROMOTIONS_MAX = 100;

/** The issues are in the order in which the panel shows the fields. */
export function checkProduct(product: PaymentProduct): readonly Issue<ProductIssueCode>[] {
  const isEvent = product.type === 'event';
  return [
    ...need('type', product.type !== null),
    ...need('name', isFilled(product.name)),
    ...need('date', !isEvent || isMoment(product.date)),
    ...need('saleEnds', product.saleEnds === '' || isMoment(product.saleEnds)),
    ...need('address', !isEvent || isFilled(product.address)),
    ...need('locations', isCount(product.locations.length, 1, LOCATIONS_MAX)),
    ...product.locations.flatMap((location, index) => checkLocation(product, location, index)),
    ...need('maxPerPerson', isMaxPerPerson(product)),
    ...need('currencyType', product.currency.name === EURO.name && product.currency.sign === EURO.sign),
    ...need('promotions', product.promotions.length <= PROMOTIONS_MAX),
    ...product.promotions.flatMap(checkPromotion),
  ];
}

function checkLocation(
  { locations }: PaymentProduct,
  location: ProductLocation,
  index: number,
): readonly Issue<ProductIssueCode>[] {
  const field = `locations[${index}]`;
  const name = location.name.trim();
  const isTaken = locations.slice(0, index).some((earlier) => earlier.name.trim() === name);
  return [
    ...need(`${field}.name`, name !== '' && !isTaken),
    ...need(`${field}.price`, isCount(location.price, 1, PRICE_MAX)),
    ...need(`${field}.maxQuantity`, isCount(location.maxQuantity, 1, QUANTITY_MAX)),
    ...need(
      `${field}.deferredQuantity`,
      isCount(location.deferredQuantity, 0, location.maxQuantity ?? QUANTITY_MAX),
    ),
  ];
}

/**
 * A promotion of another program gives a percentage off instead of naming a price, and may have no last day.
 */
function checkPromotion(promotion: Promotion, index: number): readonly Issue<ProductIssueCode>[] {
  const name = `promotions[${index}]`;
  const isPartial = promotion.price === null && isCount(promotion.discount, 1, 100);
  const isOpenEnded = isPartial && promotion.until === '';
  return [
    ...need(`${name}.name`, isFilled(promotion.name)),
    ...need(`${name}.price`, isPartial || isCount(promotion.price, 1, PRICE_MAX)),
    ...need(`${name}.until`, isOpenEnded || isDay(promotion.until)),
  ];
}

function isMaxPerPerson({ type, maxPerPerson }: PaymentProduct): boolean {
  if (type === 'product' && maxPerPerson === null) return true;
  return isCount(maxPerPerson, 1, QUANTITY_MAX);
}

function need(field: string, isGiven: boolean): readonly Issue<ProductIssueCode>[] {
  return isGiven ? [] : [{ code: 'product-field-required', at: { field: `payments.${field}` } }];
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function isCount(value: number | null, min: number, max: number): boolean {
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Whether it is a day of the calendar, which 30 February is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
