// What can happen to a purchase while it is written. Pure: state in, state out. rules: E9.20, E9.24, X21.02
import type { Sale } from '@constancia/contract/payments.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { Purchase } from '@constancia/domain/payments/new-purchase.ts';
import { checkPurchase, seatsLeftIssue } from '@constancia/domain/payments/purchase.ts';
import type { Step } from '../session/answering-actions.ts';
import { sectionFieldKey } from '../session/field-key.ts';

/** What was said of a field is gone once it is another. */
export const changePurchase =
  (over: Partial<Purchase>): Step =>
  (state) => {
    const issues = new Map(state.issues);
    for (const field of Object.keys(over)) issues.delete(sectionFieldKey(`purchase.${field}`));
    // How many are left is said of the location.
    if (over.location !== undefined) issues.delete(sectionFieldKey('purchase.quantity'));
    return { ...state, purchase: { ...state.purchase, ...over }, issues };
  };

/** From here on what is bought can be judged before it is sent. */
export const knowSale =
  (sale: Sale): Step =>
  (state) => ({ ...state, checkPurchase: (purchase) => issuesOf(sale, purchase) });

function issuesOf({ state, locations, maxPerOrder }: Sale, purchase: Purchase): readonly Issue[] {
  // The server says that nothing is sold.
  if (state === 'closed') return [];
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
