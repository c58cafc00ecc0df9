// What other features may use of submissions.
export { addressAfterSaving } from './answer/after-saving.ts';
export {
  answeringApiOfStaff as partCallsOfStaff,
  answeringApiOfVisitor as partCallsOfVisitor,
} from './answer/answering-api.ts';
export { leaveToPay } from './answer/leave-to-pay.ts';
export { peopleFor } from './answer/person-api.ts';
export { readPublicForm } from './answer/read-answerable-form.ts';
export type { SavedPartProps, SavedState } from './answer/saved-screen.tsx';
export { submitAsVisitor } from './answer/submit-answers.ts';
export { useAnsweringSession } from './answer/use-answering-session.ts';
export { PaymentChip } from './list/payment-chip.tsx';
export { SIGNED } from './view/submission-of.ts';
export type { ViewPartProps } from './view/submission-screen.tsx';
export { type MarkedField as MarkedPlace, type ViewTools, ViewToolsContext } from './view/view-tools.ts';
