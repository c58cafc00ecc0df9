// What other features may use of submissions.
export { addressAfterSaving } from './after-saving.ts';
export { leaveToPay } from './leave-to-pay.ts';
export { partCallsOfStaff, partCallsOfVisitor } from './part-calls.ts';
export { PaymentChip } from './payment-chip.tsx';
export { peopleFor } from './people.ts';
export { readPublicForm } from './read-answerable-form.ts';
export type { SavedPartProps, SavedState } from './saved-screen.tsx';
export { submitAsVisitor } from './submit-answers.ts';
export { useAnsweringSession } from './use-answering-session.ts';
export type { ViewPartProps } from './submission-screen.tsx';
export { SIGNED } from './submission-of.ts';
export { type MarkedPlace, type ViewTools, ViewToolsContext } from './view-tools.ts';
