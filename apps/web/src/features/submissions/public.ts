// What other features may use of submissions.
export { pathAfterSaving } from './answer/after-saving.ts';
export { leaveToPay } from './answer/leave-to-pay.ts';
export type { SavedSlotProps, SavedState } from './answer/saved-screen.tsx';
export { changeState } from './bulk/bulk-api.ts';
export { refusedState } from './bulk/refused-state.ts';
export { PaymentChip } from './list/payment-chip.tsx';
export { ReviewBadge } from './list/review-badge.tsx';
export { listOfState } from './list-url/filter-in-url.ts';
export { listToReturnTo } from './list-url/opened-from.ts';
export { PresenceNote } from './presence/presence-note.tsx';
export { AnswerView } from './view/answer-view.tsx';
export { AttachmentView } from './view/attachment-view.tsx';
export { SIGNED, submissionOf } from './view/submission-of.ts';
export type { ViewSlotProps } from './view/submission-screen.tsx';
export { type MarkedField, type ViewTools, ViewToolsContext } from './view/view-tools.ts';
