// What other features and the roles may use of submissions.

export { checkFiles } from './answer-files/check-files.ts';
export { answerFileRights } from './answer-files/file-rights.ts';
export { deletionJobs } from './deletion/delete-submission.ts';
export { postExternalMessage } from './incidents/external-message.ts';
export { raiseIncidentOfState } from './incidents/raise-incident.ts';
export { signatureFileIssues } from './intake/check-signatures.ts';
export { findPersonFor } from './intake/find-person.ts';
export { type ImportedSubmission, importSubmission, type KnownForms } from './intake/import-submission.ts';
export type { Sales, SentFrom, SoldWith } from './intake/sales.ts';
export { signatureRight } from './intake/signature-upload.ts';
export { type FindAsset, submittedAsset } from './intake/submitted-asset.ts';
export type { FindPerson } from './intake/submitted-particulars.ts';
export { readCursor, writeCursor } from './list/page-key.ts';
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
export { keyOf, openSubmission } from './view/open-submission.ts';
export { submissionOf } from './view/submission-of.ts';
