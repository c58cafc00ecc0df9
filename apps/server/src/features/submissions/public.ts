// What other features and the roles may use of submissions.
export { answerFileRights } from './answer-files/file-rights.ts';
export { importSubmission, type KnownForms } from './import-submission.ts';
export { ofForm, type ScopedForm } from './queries.ts';
export { signatureRight } from './signature-upload.ts';
