// The payment shop as it is being typed, and whether anything is unsaved.
// rules: X34.40, X34.45
import { type EnteredShop, tidiedShop } from '@constancia/domain/payments/shop.ts';
import type { ShownShop } from '../../api.ts';
import { type KeptDraft, keptDraft } from '../../kept-draft.ts';

export interface ShopDraft extends KeptDraft<EnteredShop> {
  readonly isUnsaved: () => boolean;
  /** Called with what was stored; null when the shop was taken away. */
  readonly store: (shop: EnteredShop | null) => void;
}

const EMPTY: EnteredShop = { gateway: 'test', merchantCode: '', terminal: '1', secret: '' };

/** The secret is never there: an empty one keeps what is stored. */
function enteredOf(shop: ShownShop['shop']): EnteredShop {
  if (!shop) return EMPTY;
  const { gateway, merchantCode, terminal } = shop;
  return { gateway, merchantCode, terminal, secret: '' };
}

export function shopDraft(read: ShownShop): ShopDraft {
  let stored = enteredOf(read.shop);
  const draft = keptDraft(stored);
  return {
    ...draft,
    isUnsaved: () => {
      const now = tidiedShop(draft.get());
      return (Object.keys(stored) as (keyof EnteredShop)[]).some((name) => now[name] !== stored[name]);
    },
    store: (shop) => {
      stored = shop ? { ...shop, secret: '' } : EMPTY;
      draft.change(stored);
    },
  };
}
