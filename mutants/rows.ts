// Faults in which rows a request may open: forms, submissions, data of one person, and what a receipt opens without an
// account.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const WORKFLOWS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'keeps the sets of states',
};
const PICTURES = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'gives areas, copies and pictures',
};
const FILES = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'keeps files to whose they are',
};
const VIEWS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'shows a submission to people who may see it',
};
const COMPLETES = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'lets people who work on submissions complete them and move them on',
};
const CORRECTS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'lets people correct a submission, of open forms in any area',
};
const LETTERS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'keeps letters to who may see',
};
const SESSIONS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'gives people their own sessions',
};
const DELIVERIES = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'shows deliveries to administrators',
};
const RECEIPTS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'asks for a receipt, or who asked',
};
const PAYMENTS = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'asks for both numbers of a payment',
};
const PORTAL = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'gives citizens of the portal what is',
};
const CODES = {
  file: 'apps/server/src/whole-server/role-matrix.test.ts',
  title: 'asks for a code, and reveals nothing of what is not for everybody',
};
const LISTED = {
  file: 'apps/server/src/whole-server/listed-rows.test.ts',
  title: 'the list of a form holds the submissions that a person may see',
};
const PLACES = {
  file: 'apps/server/src/whole-server/listed-rows.test.ts',
  title: 'the tree of areas ends in the person’s own areas, that of an administrator in all',
};

export const ROW_MUTANTS: readonly Mutant[] = [
  {
    id: 'workflows-of-other-towns-listed',
    fault: 'staff list the sets of states of another municipality',
    file: 'apps/server/src/features/forms/workflows/routes.ts',
    find: 'municipality !== actor.municipalityId && !worksAcrossMunicipalities(actor)',
    put: "municipality === '' && !worksAcrossMunicipalities(actor)",
    noticedBy: WORKFLOWS,
  },
  {
    id: 'workflows-of-other-towns-changed',
    fault: 'staff change the sets of states of another municipality',
    file: 'apps/server/src/features/forms/workflows/save-workflow.ts',
    find: 'row && (row.municipalityId === actor.municipalityId || worksAcrossMunicipalities(actor))',
    put: 'row',
    noticedBy: WORKFLOWS,
  },
  {
    id: 'workflow-of-other-town-repeated',
    fault: 'a set under the id of another town’s is said to be saved, and is not',
    file: 'apps/server/src/features/forms/workflows/save-workflow.ts',
    find: 'stored?.municipalityId === row.municipalityId && stored.name === row.name',
    put: 'stored?.id === row.id',
    noticedBy: WORKFLOWS,
  },
  {
    id: 'pictures-for-forms-of-others',
    fault: 'staff upload pictures for forms of other areas',
    file: 'apps/server/src/features/forms/saving/header-image.ts',
    find: 'if (exists) await openForm',
    put: 'if (!exists) await openForm',
    noticedBy: PICTURES,
  },
  {
    id: 'unsaved-pictures-for-all',
    fault: 'a picture that nobody saved yet is shown to every member of the staff',
    file: 'apps/server/src/features/forms/saving/header-image.ts',
    find: 'if (actor && file.uploadedBy === actor.userId) return true;',
    put: 'if (actor) return true;',
    noticedBy: FILES,
  },
  {
    id: 'picture-after-the-role',
    fault: 'a role taken away goes on seeing pictures of forms',
    file: 'apps/server/src/features/forms/saving/header-image.ts',
    find: "actor && may(actor, 'read', 'formulario') ? actor : null",
    put: 'actor',
    noticedBy: FILES,
  },
  {
    id: 'files-after-the-role',
    fault: 'a role taken away goes on downloading files of submissions',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: "  if (!may(actor, 'read', 'respuesta')) throw new Problem('submission-not-found');\n",
    put: '',
    noticedBy: FILES,
  },
  {
    id: 'answers-of-deleted-forms',
    fault: 'submissions of a deleted form are opened by their URL',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: '!row || !form || form.deletedAt',
    put: '!row || !form',
    noticedBy: VIEWS,
  },
  {
    id: 'signed-answers-completed',
    fault: 'a submission that was signed is completed afterwards',
    file: 'apps/server/src/features/review/open-to-review.ts',
    find: 'return unsealed(await openSubmissionToWorkOn(reading, actor, id));',
    put: 'return openSubmissionToWorkOn(reading, actor, id);',
    noticedBy: COMPLETES,
  },
  {
    id: 'existence-of-answers-told',
    fault: 'a person who sees only their own submissions learns that others exist',
    file: 'apps/server/src/features/review/open-to-review.ts',
    find: "throw new Problem(seesAuthor ? 'form-outside-areas' : 'submission-not-found');",
    put: "throw new Problem('form-outside-areas');",
    noticedBy: CORRECTS,
  },
  {
    id: 'letters-of-others',
    fault: 'a colleague follows the mail of somebody else',
    file: 'apps/server/src/features/mail/routes.ts',
    find: 'mail?.submissionId !== row.id || mail.sentBy !== actor.userId',
    put: 'mail?.submissionId !== row.id',
    noticedBy: LETTERS,
  },
  {
    id: 'letters-under-any-answer',
    fault: 'a mail is followed under another submission',
    file: 'apps/server/src/features/mail/routes.ts',
    find: 'mail?.submissionId !== row.id || mail.sentBy',
    put: 'mail?.sentBy',
    noticedBy: LETTERS,
  },
  {
    id: 'signing-out-keeps-the-session',
    fault: 'a cookie that was copied is good after signing out',
    file: 'apps/server/src/features/session/routes.ts',
    find: 'hash && (await inTransaction(db, (tx) => endSession(tx, hash, clock())));',
    put: 'hash && { providerSubject: null, idToken: null };',
    noticedBy: SESSIONS,
  },
  {
    id: 'uploads-of-visitors-closed-to-staff',
    fault: 'a person who signs in while writing cannot go on with the file they began',
    file: 'apps/server/src/features/submissions/files/routes.ts',
    find: 'actor ? [actor.userId, VISITOR] : [VISITOR]',
    put: 'actor ? [actor.userId] : [VISITOR]',
    noticedBy: FILES,
  },
  {
    id: 'files-of-answers-removed',
    fault: 'a file is removed from a stored submission',
    file: 'apps/server/src/features/files/uploads/receive-upload.ts',
    find: "if (!(await deleteUnused(tx, file))) throw new Problem('upload-not-found');",
    put: 'await deleteUnused(tx, file);',
    noticedBy: FILES,
  },
  {
    id: 'delivered-among-the-own',
    fault: 'a delivery of another town is retried among the own',
    file: 'apps/server/src/platform/outbox/queries.ts',
    find: "set state = 'waiting', due_at = ${at}, resolved_at = null\n    where municipality_id = ${municipalityId} and id = ${id}",
    put: "set state = 'waiting', due_at = ${at}, resolved_at = null\n    where ${municipalityId}::text is not null and id = ${id}",
    noticedBy: DELIVERIES,
  },
  {
    id: 'record-with-any-receipt',
    fault: 'a receipt of one submission opens the records of another',
    file: 'apps/server/src/features/records/record-rights.ts',
    find: 'receipt?.municipalityId === municipalityId && receipt.id === id',
    put: 'receipt?.municipalityId === municipalityId',
    noticedBy: RECEIPTS,
  },
  {
    id: 'records-made-with-any-receipt',
    fault: 'a receipt of one submission has the record of another made',
    file: 'apps/server/src/features/records/routes.ts',
    find: 'row?.id !== params.submissionId ||',
    put: '!row ||',
    noticedBy: RECEIPTS,
  },
  {
    id: 'booking-with-any-receipt',
    fault: 'a receipt of one submission books for another',
    file: 'apps/server/src/features/appointments/routes.ts',
    find: '(submissionId !== undefined && found.row.id !== submissionId)',
    put: 'false',
    noticedBy: RECEIPTS,
  },
  {
    id: 'receipt-without-payment',
    fault: 'a receipt is printed of what was not paid',
    file: 'apps/server/src/features/payments/routes.ts',
    find: "if (!hasTickets(order)) throw new Problem('payment-not-found');",
    put: '',
    noticedBy: PAYMENTS,
  },
  {
    id: 'revision-of-somebody-else',
    fault: 'a citizen opens the submission of another one',
    file: 'apps/server/src/features/portal/open-own.ts',
    find: "  if (!isOwnSubmission(citizen, { form: of, citizen: row.citizen }))\n    throw new Problem('submission-not-found');\n",
    put: '',
    noticedBy: PORTAL,
  },
  {
    id: 'leaving-keeps-the-entry',
    fault: 'a cookie of the portal is good after leaving',
    file: 'apps/server/src/features/portal/routes.ts',
    find: 'const ended = await endSession(tx, hash);',
    put: 'const ended = null as { municipality_id: string; citizen_id: string } | null;',
    noticedBy: PORTAL,
  },
  {
    id: 'token-of-another-town',
    fault: 'a token of one town lets in to the forms of another',
    file: 'apps/server/src/features/portal/enter-portal.ts',
    find: 'if (login.municipalityId !== null && login.municipalityId !== municipality.id) throw refused();',
    put: '',
    noticedBy: PORTAL,
  },
  {
    id: 'records-of-deleted-forms',
    fault: 'records of deleted forms are had by their code',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: 'and f.deleted_at is null and not c.disabled\n      and (v',
    put: 'and not c.disabled\n      and (v',
    noticedBy: CODES,
  },
  {
    id: 'list-of-colleagues',
    fault: 'inspectors list the submissions of colleagues',
    file: 'apps/server/src/features/submissions/list/selection-queries.ts',
    find: 'if (scope.createdBy === null) return answeredBy === null ? null : [answeredBy];',
    put: 'if (answeredBy === null) return null;\n  if (scope.createdBy === null) return [answeredBy];',
    noticedBy: LISTED,
  },
  {
    id: 'visits-of-colleagues',
    fault: 'inspectors take the last visits of colleagues along',
    file: 'apps/server/src/features/territory/queries.ts',
    find: '${author} = any(${scope.createdBy})',
    put: '${author} is not null',
    noticedBy: {
      file: 'apps/server/src/features/assets/field-assets.test.ts',
      title: 'X39.31 each comes with the last visit that the person may see',
    },
  },
  {
    id: 'tree-of-all-places',
    fault: 'everybody picks among the areas of every town',
    file: 'apps/server/src/features/territory/routes.ts',
    find: 'formScope(actor).areas',
    put: "'all'",
    noticedBy: PLACES,
  },
];
