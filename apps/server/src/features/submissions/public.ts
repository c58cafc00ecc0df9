// What other features and the roles may use of submissions.
export { answerFileRights } from './answer-files/file-rights.ts';
export { type ImportedSubmission, importSubmission, type KnownForms } from './import-submission.ts';
export { deletionJobs } from './delete-submission.ts';
export { postExternalMessage } from './incidents/external-message.ts';
export { raiseIncidentOfState } from './incidents/raise-incident.ts';
export { keyOf, openSubmission } from './open-submission.ts';
export { readCursor, writeCursor } from './page-key.ts';
export {
  countOfPerson,
  findSubmission,
  findSubmissionByAddress,
  ofForm,
  type ScopedForm,
  type SubmissionKey,
  type SubmissionRow,
} from './queries.ts';
export { type Receipt, type ReceiptCookies, receiptCookies } from './receipt-cookie.ts';
export type { Sales, SentFrom } from './sales.ts';
export { signatureRight } from './signature-upload.ts';
export { submissionOf } from './submission-of.ts';
export { checkFiles } from './answer-files/check-files.ts';
export { signatureFileIssues } from './check-signatures.ts';
export { type FindAsset, submittedAsset } from './submitted-asset.ts';
export { findPersonFor } from './find-person.ts';
export type { FindPerson } from './submitted-parts.ts';
