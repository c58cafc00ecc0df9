// What other features and the roles may use of submissions.

export { SUBMISSION_COUNTERS } from './counters/counter-queries.ts';
export { deleteLocked } from './deletion/delete-submission.ts';
export type { ReviewState, ReviewStates } from './desk/list-routes.ts';
export { checkFiles, unknownFile } from './files/check-files.ts';
export { submissionFileRights } from './files/file-rights.ts';
export { EXTERNAL_MESSAGE, postExternalMessage } from './incidents/external-message.ts';
export { INCIDENT, raiseIncidentOfState } from './incidents/raise-incident.ts';
export { signatureFileIssues, unknownDrawing } from './intake/check-signatures.ts';
export { findPersonFor } from './intake/find-person.ts';
export { type ImportedSubmission, importSubmission, type KnownForms } from './intake/import-submission.ts';
export type { Sales, SentFrom, SoldWith } from './intake/sales.ts';
export { signatureRight } from './intake/signature-upload.ts';
export { type FindAsset, submittedAsset } from './intake/submitted-asset.ts';
export type { FindPerson } from './intake/submitted-particulars.ts';
export { cursorsOf } from './list/page-key.ts';
export { type Box, boundsOf, boxOf, MILLION, type Step, stepOf } from './map/map-view.ts';
export {
  type AskingForPerson,
  answerOfRegister,
  askingForPerson,
  auditPerson,
  type PeopleServices,
  replyAboutPerson,
} from './people/asked-person.ts';
export { deletePresenceBefore } from './presence/queries.ts';
export {
  clearCausedOrders,
  countOfPerson,
  findSubmission,
  findSubmissionById,
  keepSubmission,
  lockSubmissionVersion,
  ofForm,
  type ScopedForm,
  type SubmissionKey,
  type SubmissionRow,
} from './queries.ts';
export { type Receipt, type ReceiptCookies, receiptCookies } from './receipt-cookie.ts';
export { deleteOldSubmissions } from './retention/delete-old.ts';
export { sortWords } from './search/queries.ts';
export { storedWords } from './search/search-words.ts';
export { answeredVersion } from './view/answered-version.ts';
export { keyOf, maySee, openSubmission } from './view/open-submission.ts';
export { citizenName, citizenNumber } from './view/present.ts';
export { submissionOf } from './view/submission-of.ts';
