// What other features and the roles may use of review.
export { completeRequest, requestToAnswer, waitingRequest } from './complete-request.ts';
export { givenContent } from './given-content.ts';
export { importReview } from './import-review.ts';
export type { OpenedSubmission } from './open-to-review.ts';
export { presentToEdit } from './present.ts';
export { listCorrections } from './queries.ts';
export { isWaiting, listRequests, type RequestRow } from './request-queries.ts';
export { type RevisionLinks, revisionLinks } from './revision-link.ts';
export { REVISION_MAIL, revisionMailCourier } from './revision-mail.ts';
