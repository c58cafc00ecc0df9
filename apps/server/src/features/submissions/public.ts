// What other features and the roles may use of submissions.
export { answerFileRights } from './answer-files/file-rights.ts';
export { type ImportedSubmission, importSubmission, type KnownForms } from './import-submission.ts';
export { openSubmission } from './open-submission.ts';
export { findSubmission, ofForm, type ScopedForm, type SubmissionRow } from './queries.ts';
export { type ReceiptCookie, receiptCookie } from './receipt-cookie.ts';
export { signatureRight } from './signature-upload.ts';
export { submissionOf } from './submission-of.ts';
export { checkFiles } from './answer-files/check-files.ts';
export { signatureFileIssues } from './check-signatures.ts';
export { type FindAsset, submittedAsset } from './submitted-asset.ts';
export type { FindPerson } from './submitted-parts.ts';
