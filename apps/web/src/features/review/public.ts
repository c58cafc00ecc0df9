// What the app adds to the view of a submission.
export { EditActions, StateAction } from './review-actions.tsx';
export { ReviewFrame } from './review-frame.tsx';
