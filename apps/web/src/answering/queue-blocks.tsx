// What finished submissions that wait need on a page, downloaded once the form is open: so that it is there when the
// connection is not.
// rules: X31.40, X31.49
import { loadOnApproachTexts } from '../platform/texts.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';

const QUIET = { quiet: true } as const;

export const OfferBlock = deferredBlock(async () => {
  const [{ Offer }] = await Promise.all([
    import('./queue/offer.tsx'),
    import('./queue/leave-ready.ts'),
    loadOnApproachTexts(),
  ]);
  return Offer;
}, QUIET);

export const WaitingCardBlock = deferredBlock(async () => {
  const [{ WaitingCard }] = await Promise.all([import('./queue/waiting-card.tsx'), loadOnApproachTexts()]);
  return WaitingCard;
}, QUIET);

/** The line and the list for people without an account. */
export const VisitorWaitingBlock = deferredBlock(async () => {
  const [{ VisitorWaiting }] = await Promise.all([import('./visitor-waiting.tsx'), loadOnApproachTexts()]);
  return VisitorWaiting;
}, QUIET);
