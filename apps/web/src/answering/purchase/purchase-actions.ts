// The changes of a purchase while it is being entered, as pure functions from state to state.
// rules: E9.20, E9.24, X21.02
import type { Sale } from '@constancia/contract/payments/sale.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import { checkPurchase, seatsLeftIssue } from '@constancia/domain/payments/purchase.ts';
import type { Step } from '../session/answering-actions.ts';
import { sectionFieldKey } from '../session/field-key.ts';

/** Changes fields and removes the errors shown for them. */
export const changePurchase =
  (over: Partial<Purchase>): Step =>
  (state) => {
    const issues = new Map(state.issues);
    for (const field of Object.keys(over)) issues.delete(sectionFieldKey(`purchase.${field}`));
    // The message about the seats left belongs to the location.
    if (over.location !== undefined) issues.delete(sectionFieldKey('purchase.quantity'));
    return { ...state, purchase: { ...state.purchase, ...over }, issues };
  };

/** From here on the purchase can be checked before it is sent. `notSelling`: '' while the sale is open. */
export const setSaleOf =
  (sale: Sale, notSelling: string): Step =>
  (state) => ({
    ...state,
    notSelling,
    checkPurchase: (purchase) => issuesOf(sale, purchase),
    priceOf: (location) => sale.locations.find(({ name }) => name === location)?.price,
  });

function issuesOf({ state, locations, maxPerOrder }: Sale, purchase: Purchase): readonly Issue[] {
  // Nothing is charged, so there is nothing to check.
  if (state !== 'open') return [];
  const offer = {
    maxPerOrder,
    locations: locations.map(({ name, price, regularPrice, left }) => ({
      name,
      price,
      regularPrice,
      promotion: null,
      seats: left,
    })),
  };
  const { issues, location } = checkPurchase(offer, purchase);
  const tooFew = location !== null && purchase.quantity > location.seats;
  return tooFew ? [...issues, seatsLeftIssue(location.seats)] : issues;
}
