// The purchase of a form that was left to pay; its code comes only where there is one.
// rules: X40.04
import { useState } from 'react';
import { leftOrder } from '../../../platform/device/left-order.ts';
import { loadOnApproachTexts } from '../../../platform/texts.ts';
import { deferredBlock } from '../../../ui/light/deferred-block.tsx';

const OpenPurchaseLater = deferredBlock(async () => {
  const [{ OpenPurchase }] = await Promise.all([import('./open-purchase.tsx'), loadOnApproachTexts()]);
  return OpenPurchase;
});

export function OpenPurchaseBlock() {
  const [order] = useState(leftOrder);
  return order && <OpenPurchaseLater order={order} />;
}
