// What a form shows only after something happened: a draft was found, an answer is wrong, the submission is being sent. It
// is downloaded once the form is open, so that it is there when the connection is not.
// rules: X31.40, X31.86
import type { ComponentType } from 'react';
import { loadLaterTexts } from '../platform/texts.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import { NotLoaded } from '../ui/light/not-loaded.tsx';

/** Their texts come with them. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return deferredBlock(async () => {
    const [component] = await Promise.all([load(), loadLaterTexts()]);
    return component;
  });
}

export const DraftNoticeBlock = later(async () => (await import('./draft-notice.tsx')).DraftNotice);
export const ErrorSummaryBlock = later(
  async () => (await import('./sections/error-summary.tsx')).ErrorSummary,
);
export const CheckListBlock = later(async () => (await import('./check/check-list.tsx')).CheckList);
export const SendingOverlayBlock = later(
  async () => (await import('./sending/sending-overlay.tsx')).SendingOverlay,
);

/** Without a connection the texts may not come either; what it says then came with the page. */
export const NotLoadedBlock = deferredBlock(async () => {
  await loadLaterTexts().catch(() => {});
  return NotLoaded;
});
