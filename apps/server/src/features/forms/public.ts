// What other features may use of forms.
export { type FormVersions, formVersions } from './form-versions.ts';
export { auditHold, type HoldServices, presentHold } from './holds/form-hold.ts';
export {
  deleteSubmissionHold,
  findFormHold,
  findSubmissionHold,
  insertSubmissionHold,
  isHeld,
  listHeld,
  shareForm,
} from './holds/queries.ts';
export {
  openForm,
  openFormAsAnswerer,
  openFormToAnswer,
  refuseUnlessStaffMayAnswer,
  refuseUnlessVisitorMayAnswer,
} from './open-form.ts';
export { answerableDefinition, presentFormToAnswer } from './present.ts';
export { type FormRow, findForm, findReplacedAt } from './queries.ts';
export { headerImageRight, headerImageUrl } from './saving/header-image.ts';
export { importForm, type KnownForm, versionSaying } from './saving/import-form.ts';
export { pageOfShortCode, shortPathOf } from './short-urls/short-code.ts';
export { isUnchanged, judgesAlike, type SeenForms, seenForms } from './seen-forms.ts';
