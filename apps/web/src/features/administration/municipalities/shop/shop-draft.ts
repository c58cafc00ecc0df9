// The payment shop as it is being typed, outside React, so that leaving can be guarded.
// rules: X34.40, X34.45
import { type EnteredShop, tidiedShop } from '@constancia/domain/payments/shop.ts';
import type { ShownShop } from '../../api.ts';

export interface ShopDraft {
  readonly get: () => EnteredShop;
  readonly change: (over: Partial<EnteredShop>) => void;
  readonly subscribe: (listener: () => void) => () => void;
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
  const listeners = new Set<() => void>();
  let stored = enteredOf(read.shop);
  let draft = stored;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => draft,
    change: (over) => {
      draft = { ...draft, ...over };
      changed();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnsaved: () => {
      const now = tidiedShop(draft);
      return (Object.keys(stored) as (keyof EnteredShop)[]).some((name) => now[name] !== stored[name]);
    },
    store: (shop) => {
      stored = shop ? { ...shop, secret: '' } : EMPTY;
      draft = stored;
      changed();
    },
  };
}
