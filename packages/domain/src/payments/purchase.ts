// Checks a purchase and its buyer, the same way in the browser and on the server.
// rules: E9.20, E9.24, A3.33, A5.14-A5.20
import { isPersonName, isPhone, tidyPerson } from '../citizens/new-person.ts';
import { isNewDni } from '../citizens/person-number.ts';
import type { Issue } from '../issue.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { Purchase } from './new-purchase.ts';
import type { Offer, OfferedLocation } from './offer.ts';

export type PurchaseIssueCode =
  | 'purchase-location-required'
  | 'purchase-quantity-invalid'
  | 'purchase-seats-left'
  | 'purchase-person-limit'
  | 'purchase-price-changed'
  | 'buyer-field-required'
  | 'buyer-name-invalid'
  | 'buyer-number-invalid'
  | 'buyer-email-invalid'
  | 'buyer-phone-invalid';

export type PurchaseField = `purchase.${keyof Purchase}`;

export const purchaseField = (field: keyof Purchase): PurchaseField => `purchase.${field}`;

export interface CheckedPurchase {
  readonly purchase: Purchase;
  /** Null while there are issues. */
  readonly location: OfferedLocation | null;
  readonly issues: readonly Issue<PurchaseIssueCode>[];
}

/**
 * `at.field` is a PurchaseField, in the order of the screen. The number of seats left is not checked here.
 */
export function checkPurchase(offer: Offer, given: Purchase): CheckedPurchase {
  const purchase = tidyPurchase(given);
  const { fullName, dni, email, phone, quantity } = purchase;
  const location = offer.locations.find(({ name }) => name === purchase.location) ?? null;
  const sound = Number.isInteger(quantity) && quantity >= 1 && quantity <= offer.maxPerOrder;
  const issues = [
    ...need(location !== null, 'purchase-location-required', 'location'),
    ...(sound ? [] : [quantityIssue(offer.maxPerOrder)]),
    ...filled(fullName, 'fullName', isPersonName(fullName) ? null : 'buyer-name-invalid'),
    ...filled(dni, 'dni', isNewDni(dni) ? null : 'buyer-number-invalid'),
    ...filled(email, 'email', isMailAddress(email) ? null : 'buyer-email-invalid'),
    ...need(phone === '' || isPhone(phone), 'buyer-phone-invalid', 'phone'),
  ];
  return { purchase, location: issues.length === 0 ? location : null, issues };
}

/** For a buyer who wants more seats than are left. */
export function seatsLeftIssue(left: number): Issue<PurchaseIssueCode> {
  return { code: 'purchase-seats-left', at: { field: purchaseField('quantity') }, values: { left } };
}

/** For a buyer who saw another price than the one of today. */
export function priceChangedIssue(): Issue<PurchaseIssueCode> {
  return { code: 'purchase-price-changed', at: { field: purchaseField('location') } };
}

/** For a buyer who has bought, or holds, as many seats as one person may. */
export function personLimitIssue(values: {
  readonly left: number;
  readonly max: number;
}): Issue<PurchaseIssueCode> {
  return { code: 'purchase-person-limit', at: { field: purchaseField('quantity') }, values };
}

/**
 * A document number without what people write differently: dots, spaces, upper or lower case, leading zeros.
 */
export function numberKey(documentNumber: string): string {
  return documentNumber
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '');
}

function quantityIssue(max: number): Issue<PurchaseIssueCode> {
  return { code: 'purchase-quantity-invalid', at: { field: purchaseField('quantity') }, values: { max } };
}

function filled(
  text: string,
  field: keyof Purchase,
  wrong: PurchaseIssueCode | null,
): readonly Issue<PurchaseIssueCode>[] {
  if (text === '') return need(false, 'buyer-field-required', field);
  return wrong === null ? [] : need(false, wrong, field);
}

function need(
  holds: boolean,
  code: PurchaseIssueCode,
  field: keyof Purchase,
): readonly Issue<PurchaseIssueCode>[] {
  return holds ? [] : [{ code, at: { field: purchaseField(field) } }];
}

function tidyPurchase({ location, quantity, fullName, dni, email, phone }: Purchase): Purchase {
  const person = tidyPerson({
    personType: 'fisica',
    firstName: fullName,
    lastName: '',
    documentNumber: dni,
    email,
    phone,
    street: '',
  });
  return {
    location: location.trim(),
    quantity,
    fullName: person.firstName,
    dni: person.documentNumber,
    email: person.email,
    phone: person.phone,
  };
}
