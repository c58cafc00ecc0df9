// Faults in correcting and completing submissions, and in who may do so.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const AT_ONCE = {
  file: 'apps/server/src/whole-server/review-at-once.test.ts',
  title: 'X25.13 W10 R7.18 of edits',
};

export const REVIEW_MUTANTS: readonly Mutant[] = [
  {
    id: 'edits-without-lock',
    fault: 'two people who edit a submission at the same moment overwrite each other',
    file: 'apps/server/src/features/review/queries.ts',
    find: 'where municipality_id = ${municipalityId} and id = ${id} for update`.execute(tx);\n  const [row]',
    put: 'where municipality_id = ${municipalityId} and id = ${id}`.execute(tx);\n  const [row]',
    noticedBy: AT_ONCE,
  },
  {
    id: 'edits-without-form',
    fault: 'who saves a form while its answers are moved ends with an internal error, or fails the other one',
    file: 'apps/server/src/features/review/queries.ts',
    find: '  await shareForm(tx, { municipalityId, formId: row.formId });\n',
    put: '  void [shareForm, row.formId];\n',
    noticedBy: {
      file: 'apps/server/src/whole-server/form-at-once.test.ts',
      title: 'X40.35 X30.06 a form that is made public',
    },
  },
  {
    id: 'revision-of-what-was-read-before',
    fault: 'a revision takes back what somebody corrected in the meantime',
    file: 'apps/server/src/features/review/complete-request.ts',
    find: 'judged({ ...submission, row }, revision, request)',
    put: 'judged(submission, revision, request)',
    noticedBy: AT_ONCE,
  },
  {
    id: 'reason-dropped',
    fault: 'a correction does not keep why it was made',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: 'reason: body.reason.trim()',
    put: "reason: ''",
    noticedBy: {
      file: 'apps/server/src/features/review/corrections.test.ts',
      title: 'X33.60 a correction keeps why it was made',
    },
  },
  {
    id: 'reason-typed-lost',
    fault: 'the reason of a correction is lost with a reload',
    file: 'apps/web/src/features/review/correction-reason.tsx',
    find: '    keepText(key, typed);\n',
    put: '',
    noticedBy: { file: 'e2e/desk/corrections.spec.ts', title: 'a submission is corrected with a reason' },
  },
  {
    id: 'final-state-unasked',
    fault: 'one click archives a submission for good',
    file: 'apps/web/src/features/review/use-move-state.ts',
    find: 'further.length === 0 && !(await asked(wanted))',
    put: 'further.length === -1 && !(await asked(wanted))',
    noticedBy: {
      file: 'apps/web/src/features/review/moved-in-view.test.tsx',
      title: 'X36.41 a final state asks',
    },
  },
  {
    id: 'locked-date-offered',
    fault: 'the view offers to correct a date that stays locked',
    file: 'apps/web/src/features/review/edit-offered.ts',
    find: "correction.question(asked, rowId) ? 'correction' : 'locked'",
    put: "'correction'",
    noticedBy: {
      file: 'apps/web/src/features/review/edit-offered.test.ts',
      title: 'X36.40 an answer is offered for correction',
    },
  },
  {
    id: 'gone-file-unsaid',
    fault: 'a file that is gone is shown as if it were there',
    file: 'apps/web/src/features/submissions/view/attachment-view.tsx',
    find: "text={files ? t('staff.attachment-gone', { file: named }) : named}",
    put: 'text={named}',
    noticedBy: {
      file: 'apps/web/src/features/submissions/view/photos.test.tsx',
      title: 'X36.45 a file that is gone',
    },
  },
  {
    id: 'corrector-of-another-municipality',
    fault: 'a corrector of another municipality changes submissions to public forms',
    file: 'packages/domain/src/access/scope.ts',
    find: '(row.form.public || row.form.portal) && row.municipalityId === actor.municipalityId',
    put: 'row.form.public || row.form.portal',
    noticedBy: {
      file: 'apps/server/src/features/review/who-reviews.test.ts',
      title: 'a corrector of another municipality corrects nothing here',
    },
  },
  {
    id: 'corrects-answers-of-colleagues',
    fault: 'a person who sees only their own submissions corrects those of colleagues on public forms',
    file: 'packages/domain/src/access/scope.ts',
    find: "within(exempt ? { ...scope, areas: 'all' } : scope, row)",
    put: "within(exempt ? { areas: 'all', createdBy: null } : scope, row)",
    noticedBy: {
      file: 'packages/domain/src/access/access.test.ts',
      title: 'people who see only their own submissions correct only those, on a public form too',
    },
  },
  {
    id: 'corrector-completes-nothing',
    fault: 'a person who may correct, and nothing else, can neither complete nor change a state',
    file: 'packages/domain/src/access/may.ts',
    find: "(['update', 'complete', 'correct'] as const)",
    put: "(['update', 'complete'] as const)",
    noticedBy: {
      file: 'packages/domain/src/access/access.test.ts',
      title: 'people who may update, complete or correct submissions complete them and move their state',
    },
  },
  {
    id: 'reader-ticks',
    fault: 'a person who may only read ticks what a citizen is to revise',
    file: 'packages/contract/src/submissions/review.ts',
    find: "that the citizen is to revise',\n  access: { kind: 'may', action: 'correct',",
    put: "that the citizen is to revise',\n  access: { kind: 'may', action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/review/who-reviews.test.ts',
      title:
        'only people who may correct tick questions: neither those who may read nor those who may complete',
    },
  },
  {
    id: 'reader-asks-the-citizen',
    fault: 'a person who may only read sends a citizen back to answer again',
    file: 'packages/contract/src/submissions/review.ts',
    find: "revise what was ticked',\n  access: { kind: 'may', action: 'correct',",
    put: "revise what was ticked',\n  access: { kind: 'may', action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/review/who-reviews.test.ts',
      title: 'only people who may correct ask the citizen to revise what was ticked',
    },
  },
  {
    id: 'reader-moves-states',
    fault: 'a person who may only read moves submissions from state to state',
    file: 'apps/server/src/features/review/open-to-review.ts',
    find: "  if (!mayWorkOnSubmissions(actor)) throw new Problem('forbidden');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title:
        'of five who move a submission at the same time one does; people who see only their own submissions move only those',
    },
  },
  {
    id: 'signed-answer-corrected',
    fault: 'what somebody signed is changed afterwards',
    file: 'apps/server/src/features/review/open-to-review.ts',
    find: 'if (isSealed(submission.index.definition, submission.row.signatures ?? []))',
    put: 'if (isSealed(submission.index.definition, []))',
    noticedBy: {
      file: 'apps/server/src/features/review/who-corrects.test.ts',
      title: 'a signed submission is corrected only where the form lets signed submissions be changed',
    },
  },
  {
    id: 'seal-without-exception',
    fault: 'a form whose signed submissions may be changed seals them all the same',
    file: 'packages/domain/src/review/edit-limits.ts',
    find: 'options.digitalSignature && !options.signatureEditableAnswer && signatures',
    put: 'options.digitalSignature && signatures',
    noticedBy: {
      file: 'packages/domain/src/review/check-edit.test.ts',
      title: 'a signed submission is sealed unless the form lets signed submissions be changed',
    },
  },
  {
    id: 'correction-over-newer-version',
    fault: 'the second of two correctors undoes what the first did',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: 'if (locked.version !== body.version)',
    put: 'if (locked.version < body.version)',
    noticedBy: {
      file: 'apps/server/src/features/review/corrections.test.ts',
      title: 'a correction over a version that is no longer the newest',
    },
  },
  {
    id: 'edit-of-somebody-else-is-own',
    fault: 'a person who saves what somebody else stored reads that it was theirs',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: 'const own = (await lastEditor(tx, keyOf(submission.row))) === edit.actor.username;',
    put: "const own = (await lastEditor(tx, keyOf(submission.row))) !== '';",
    noticedBy: {
      file: 'apps/server/src/features/review/who-reviews.test.ts',
      title: 'an edit sent again is the own one only',
    },
  },
  {
    id: 'empty-correction-stored',
    fault: 'a correction that changes nothing makes a version',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: "    if (changesNothing(changes)) throw new Problem('nothing-changed');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/corrections.test.ts',
      title: 'an edit that changes nothing is refused',
    },
  },
  {
    id: 'original-not-kept',
    fault: 'after a correction nobody knows what was answered first',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: '  await keepOriginal(tx, key, contentOf(row));\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/corrections.test.ts',
      title: 'a correction is a row with who, when and what',
    },
  },
  {
    id: 'correction-not-audited',
    fault: 'nobody can find out from the audit who changed a submission',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: "    action: 'update',\n    subject: 'submission',",
    put: "    action: 'read',\n    subject: 'submission',",
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'a correction and a completion are in the audit log',
    },
  },
  {
    id: 'completion-changes-answers',
    fault: 'a person who may only complete changes what was answered',
    file: 'apps/server/src/features/review/store-edit.ts',
    find: "return kind === 'correction' ? correctionLimits",
    put: 'return kind !== null ? correctionLimits',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'people who may update, complete or correct complete what was not answered, and nothing else',
    },
  },
  {
    id: 'given-date-corrected',
    fault: 'a date that was given is changed',
    file: 'packages/domain/src/review/edit-limits.ts',
    find: '      return !isAnswered(entry, givenAt(stored, entry, rowId));\n    },\n    ticks: () => true',
    put: '      return true;\n    },\n    ticks: () => true',
    noticedBy: {
      file: 'packages/domain/src/review/check-edit.test.ts',
      title: 'of the dates that hold one only those that repeat',
    },
  },
  {
    id: 'dates-of-copies-locked',
    fault: 'a date in a section that repeats cannot be corrected',
    file: 'packages/domain/src/review/edit-limits.ts',
    find: '|| question.repeatable || section.repeatable) return true',
    put: '|| question.repeatable) return true',
    noticedBy: {
      file: 'apps/server/src/features/review/who-reviews.test.ts',
      title: 'a date that holds one stays, but in a section that repeats',
    },
  },
  {
    id: 'completion-adds-copies',
    fault: 'a person who may only complete adds copies of a section',
    file: 'packages/domain/src/review/edit-limits.ts',
    find: 'copies: () => false,\n    subject: (subject) => stored',
    put: 'copies: () => true,\n    subject: (subject) => stored',
    noticedBy: {
      file: 'packages/domain/src/review/check-edit.test.ts',
      title: 'a completion changes only what was not answered',
    },
  },
  {
    id: 'staff-sign-for-citizen',
    fault: 'staff sign for the citizen',
    file: 'packages/domain/src/review/edit-limits.ts',
    find: "definition.signatures[slot]?.signatory !== 'citizen' && ",
    put: '',
    noticedBy: {
      file: 'packages/domain/src/review/check-edit.test.ts',
      title: 'a completion signs for staff only',
    },
  },
  {
    id: 'correction-takes-foreign-file',
    fault: 'a correction names any file of the storage',
    file: 'apps/server/src/features/review/given-content.ts',
    find: 'issues: [...ofParticulars, ...ofSignatures, ...ofFiles]',
    put: 'issues: [...ofParticulars, ...ofSignatures]',
    noticedBy: {
      file: 'apps/server/src/features/review/who-corrects.test.ts',
      title: 'a file that was not uploaded for the submission is refused',
    },
  },
  {
    id: 'correction-names-nobody',
    fault: 'a correction puts a person into a submission whom no register has',
    file: 'apps/server/src/features/review/given-content.ts',
    find: 'if (asked && !citizen) issues.push',
    put: 'if (asked && isAsked && citizen) issues.push',
    noticedBy: {
      file: 'apps/server/src/features/review/corrections.test.ts',
      title: 'the search by person follows a corrected citizen',
    },
  },
  {
    id: 'people-looked-up-by-correction',
    fault: 'a correction reveals of anybody whether the register has them',
    file: 'apps/server/src/features/review/given-content.ts',
    find: 'citizen = asked && isAsked ?',
    put: 'citizen = asked ?',
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'a form that asks for no person reveals by no correction whom the register has',
    },
  },
  {
    id: 'refused-answer-never-emptied',
    fault: 'a supervisor empties an imported answer that is no number, saves, and it still stands there',
    file: 'packages/domain/src/review/check-edit.ts',
    find: 'before = setAnswer(before, ref, answer);',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/review/check-edit.test.ts',
      title: 'can be emptied and replaced',
    },
  },
];
