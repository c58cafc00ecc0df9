// What other features and the roles may use of submissions.
export { importSubmission, type KnownForms } from './import-submission.ts';
export { ofForm, type ScopedForm } from './queries.ts';
