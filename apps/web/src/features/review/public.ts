// What the frame of the product puts into the view of an answer.
export { ReviewActions } from './review-actions.tsx';
export { ReviewFrame } from './review-frame.tsx';
