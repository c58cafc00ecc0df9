// The product that a form sells through the payment gateway, read from and written to the documents' fields
// (`payments` of a form). Amounts are whole cents. Fields that this model does not know are kept and written
// back. Documents of other programs use other names, and prices in units (`productType`, `dateTime`,
// `maxTicketsPerPerson`); we read them too, and write ours once the product is edited.
// `saleEnds` is a field of our own.
// rules: E9.15, A3.33, R3.08, X31.08

type Fields = Readonly<Record<string, unknown>>;

export type ProductType = 'event' | 'product';

export interface ProductLocation {
  readonly name: string;
  /** In cents; null when it is not an amount. */
  readonly price: number | null;
  readonly maxQuantity: number | null;
  /** Held back from online sale. */
  readonly deferredQuantity: number | null;
  readonly rest: Fields;
}

/** Replaces the price of the locations until its last day has ended. */
export interface Promotion {
  readonly name: string;
  /** In cents; null when it is not an amount. */
  readonly price: number | null;
  /** Last day, `YYYY-MM-DD`; '' when there is none. */
  readonly until: string;
  /** Percentage off, in promotions of other programs; null in ours. */
  readonly discount: number | null;
  readonly rest: Fields;
}

export interface Currency {
  readonly sign: string;
  readonly name: string;
}

export interface PaymentProduct {
  /** Null when it is neither of the two. */
  readonly type: ProductType | null;
  readonly name: string;
  /** ISO 8601 in UTC; '' when there is none. */
  readonly date: string;
  /** When the sale ends, ISO 8601 in UTC; '' for the beginning of the event. */
  readonly saleEnds: string;
  readonly address: string;
  readonly locations: readonly ProductLocation[];
  /** The most tickets of one person over all their orders; null when there is no limit. */
  readonly maxPerPerson: number | null;
  readonly currency: Currency;
  readonly promotions: readonly Promotion[];
  readonly rest: Fields;
}

export const EURO: Currency = { sign: '€', name: 'EUR' };

export const NEW_LOCATION: ProductLocation = {
  name: '',
  price: null,
  maxQuantity: null,
  deferredQuantity: 0,
  rest: {},
};

export const NEW_PROMOTION: Promotion = { name: '', price: null, until: '', discount: null, rest: {} };

/** What the panel shows at first: an event with one location to fill in. */
export const NEW_PRODUCT: PaymentProduct = {
  type: 'event',
  name: '',
  date: '',
  saleEnds: '',
  address: '',
  locations: [NEW_LOCATION],
  maxPerPerson: null,
  currency: EURO,
  promotions: [],
  rest: {},
};

/** Accepts any record; values that are missing or of the wrong type read as empty. */
export function readProduct(record: Fields | null): PaymentProduct {
  if (!record) return NEW_PRODUCT;
  return isForeign(record) ? readForeign(record) : readOwn(record);
}

/** The fields as they are stored. Only an event has a date (E9.18). */
export function writeProduct(product: PaymentProduct): Fields {
  return {
    ...product.rest,
    type: product.type,
    name: product.name,
    ...(product.type === 'product' ? {} : { date: product.date }),
    ...(product.saleEnds === '' ? {} : { saleEnds: product.saleEnds }),
    address: product.address,
    locations: product.locations.map((location, orden) => ({
      ...location.rest,
      orden,
      name: location.name,
      price: location.price,
      maxQuantity: location.maxQuantity,
      deferredQuantity: location.deferredQuantity,
    })),
    maxPerPerson: product.maxPerPerson,
    currencyType: { ...product.currency },
    promotions: product.promotions.map((promotion, orden) => ({
      ...promotion.rest,
      orden,
      name: promotion.name,
      price: promotion.price,
      until: promotion.until,
      ...(promotion.discount === null ? {} : { discountPercent: promotion.discount }),
    })),
  };
}

function isForeign(record: Fields): boolean {
  return !Object.hasOwn(record, 'type') && Object.hasOwn(record, 'productType');
}

function readOwn(record: Fields): PaymentProduct {
  const { type, date, maxPerPerson, ...others } = record;
  return {
    type: type === 'event' || type === 'product' ? type : null,
    date: textOf(date),
    maxPerPerson: numberOf(maxPerPerson),
    ...readCommon(others, numberOf),
  };
}

const FOREIGN_TYPES: Readonly<Record<string, ProductType>> = { evento: 'event', producto: 'product' };

function readForeign(record: Fields): PaymentProduct {
  // `dateFormatted` repeats the date as text and would be wrong after an edit, so it is dropped.
  const { productType, dateTime, maxTicketsPerPerson, dateFormatted: _, ...others } = record;
  return {
    type: FOREIGN_TYPES[textOf(productType)] ?? null,
    date: textOf(dateTime),
    maxPerPerson: numberOf(maxTicketsPerPerson),
    ...readCommon(others, centsOf),
  };
}

type ReadAmount = (value: unknown) => number | null;

function readCommon(
  record: Fields,
  readAmount: ReadAmount,
): Omit<PaymentProduct, 'type' | 'date' | 'maxPerPerson'> {
  const { name, address, saleEnds, locations, currencyType, promotions, ...rest } = record;
  return {
    name: textOf(name),
    address: textOf(address),
    saleEnds: textOf(saleEnds),
    locations: objectsOf(locations).map((location) => readLocation(location, readAmount)),
    currency: readCurrency(currencyType),
    promotions: objectsOf(promotions).map((promotion) => readPromotion(promotion, readAmount)),
    rest,
  };
}

function readLocation(fields: Fields, readAmount: ReadAmount): ProductLocation {
  const { orden: _, name, price, maxQuantity, deferredQuantity, ...rest } = fields;
  return {
    name: textOf(name),
    price: readAmount(price),
    maxQuantity: numberOf(maxQuantity),
    deferredQuantity: deferredQuantity === undefined ? 0 : numberOf(deferredQuantity),
    rest,
  };
}

function readPromotion(fields: Fields, readAmount: ReadAmount): Promotion {
  const { orden: _, name, price, until, discountPercent, ...rest } = fields;
  return {
    name: textOf(name),
    price: readAmount(price),
    until: textOf(until),
    discount: numberOf(discountPercent),
    rest,
  };
}

/** When there is no currency, it is the euro, the only one offered (E9.25). */
function readCurrency(value: unknown): Currency {
  if (value === undefined || value === null) return EURO;
  const fields = isObject(value) ? value : {};
  return { sign: textOf(fields.sign), name: textOf(fields.name) };
}

/** Units with at most two decimals to cents; null for anything else. */
function centsOf(value: unknown): number | null {
  const units = numberOf(value);
  if (units === null) return null;
  const cents = Math.round(units * 100);
  return Math.abs(units * 100 - cents) < 1e-6 ? cents : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** An item that is not an object reads as an empty one, so that its issues can name its position. */
function objectsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map((item: unknown) => (isObject(item) ? item : {})) : [];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
