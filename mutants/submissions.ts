// Faults in showing, counting, exporting and deleting submissions, and in their attachments.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const SUBMISSION_MUTANTS: readonly Mutant[] = [
  {
    id: 'export-of-own-answers',
    fault: 'the sheet of an inspector holds the answers of colleagues',
    file: 'apps/server/src/features/submissions/routes.ts',
    find: '    const scope = submissionScope(actor);\n    const sheet',
    put: '    const scope = { ...submissionScope(actor), createdBy: null };\n    const sheet',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'W19 the sheet of who sees only the own answers',
    },
  },
  {
    id: 'export-not-audited',
    fault: 'nobody can tell who downloaded the answers of a form',
    file: 'packages/contract/src/submissions/submissions.ts',
    find: "audit: { exports: 'form' },",
    put: "audit: { reads: 'form' },",
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'W18 X7.04 every download of the sheet',
    },
  },
  {
    id: 'export-ends-after-a-page',
    fault: 'the sheet holds the first two hundred answers and no more',
    file: 'apps/server/src/features/submissions/list/export-sheet.ts',
    find: 'if (!last || rows.length < PAGE) return;',
    put: 'if (!last || rows.length <= PAGE) return;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'writes every answer of a form into one sheet',
    },
  },
  {
    id: 'sheet-of-newest-version',
    fault: 'what was answered to an older version is missing in the sheet',
    file: 'apps/server/src/features/submissions/list/export-sheet.ts',
    find: 'answered.length > 0 ? answered : [form.version]',
    put: '[form.version]',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'an answer given to a version of before has its columns',
    },
  },
  {
    id: 'file-of-another-person',
    fault: 'an answer takes the file that a colleague uploaded',
    file: 'apps/server/src/features/files/queries.ts',
    find: 'and form_id = ${formId} and uploaded_by = ${uploadedBy} and key = any',
    put: 'and form_id = ${formId} and key = any',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'an answer may name only files of its own',
    },
  },
  {
    id: 'file-of-another-kind',
    fault: 'a picture stands where a document belongs',
    file: 'apps/server/src/features/submissions/files/check-files.ts',
    find: 'own.get(key) !== fileKindOf(kind)',
    put: '!own.has(key)',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'an answer may name only files of its own',
    },
  },
  {
    id: 'one-file-twice',
    fault: 'one file is the answer to two questions',
    file: 'apps/server/src/features/submissions/files/check-files.ts',
    find: ' || files.indexOf(key) !== position',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'an answer may name only files of its own',
    },
  },
  {
    id: 'file-right-not-asked',
    fault: 'who lost the area still fetches its files',
    file: 'apps/server/src/features/submissions/files/file-rights.ts',
    find: 'return actor !== null && maySee(db, actor, file.submissionId);',
    put: 'return actor !== null;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/file-rights.test.ts',
      title: 'who lost the area of the answer',
    },
  },
  {
    id: 'file-address-for-everybody',
    fault: 'an address of a file serves everybody it is forwarded to',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: '[key, until, reader]',
    put: '[key, until]',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/file-rights.test.ts',
      title: 'nobody else fetches it under an address',
    },
  },
  {
    id: 'file-address-for-ever',
    fault: 'an address of a file serves for ever',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: 'if (until < now.getTime() || until',
    put: 'if (until',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'who may see the answer sees its files, for five minutes',
    },
  },
  {
    id: 'deleted-answer-still-counts',
    fault: 'a form stays full although an answer was deleted',
    file: 'apps/server/database/functions/delete_submission.sql',
    find: ', counted = counted - gone.counts::integer',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'a place that an answer took is free again',
    },
  },
  {
    id: 'files-of-deleted-answer-stay',
    fault: 'the files of a deleted answer lie in the storage for ever',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: 'if (keys.length > 0) await addJob',
    put: 'if (keys.length < 0) await addJob',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'its files go too',
    },
  },
  {
    id: 'edited-answer-deleted',
    fault: 'an answer that was corrected since is deleted unseen',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: "    if (version !== seen.version) throw new Problem('stale-version', { values: { version } });\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'W9 R7.16 an answer that was edited since',
    },
  },
  {
    id: 'signed-answer-deleted',
    fault: 'what a citizen signed is deleted',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: "  if (kept) throw new Problem('submission-kept');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'the server keeps an answer of the kind',
    },
  },
  {
    id: 'paid-answer-deleted',
    fault: 'what somebody paid for is deleted',
    file: 'packages/domain/src/submissions/deletion.ts',
    find: "  if (options.addPaymentGateway) return 'payments';\n",
    put: '',
    noticedBy: {
      file: 'packages/domain/src/submissions/deletion.test.ts',
      title: 'is kept because of',
    },
  },
  {
    id: 'deletion-not-audited',
    fault: 'nobody can tell who deleted an answer',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: "      action: 'delete',",
    put: "      action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'who deleted which answer stands in the audit log',
    },
  },
  {
    id: 'colleagues-answer-opened',
    fault: 'an inspector opens the answer of a colleague',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: 'if (!within(submissionScope(actor), { areaId: row.areaId, createdBy: row.createdBy })) {',
    put: "if (row.createdBy === '') {",
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'lists, counts and opens own answers only',
    },
  },
  {
    id: 'answer-of-other-area-opened',
    fault: 'an answer of another area is opened by its address',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: "  if (!within(formScope(actor), { areaId: row.areaId })) throw new Problem('form-outside-areas');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'an answer outside the own areas is refused',
    },
  },
  {
    id: 'count-of-all',
    fault: 'an inspector is told how many answers colleagues gave',
    file: 'apps/server/src/features/submissions/queries.ts',
    find: 'scope.createdBy === null\n      ? await',
    put: 'scope.areas !== null\n      ? await',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'lists, counts and opens own answers only',
    },
  },
  {
    id: 'own-list-of-all',
    fault: "'Mis respuestas' shows the answers of everybody",
    file: 'apps/server/src/features/submissions/routes.ts',
    find: 'scope: ownSubmissionScope(actor) }',
    put: 'scope: submissionScope(actor) }',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/own-submissions.test.ts',
      title: 'shows who sees every answer only their own',
    },
  },
  {
    id: 'page-after-the-last',
    fault: 'the last page of a list leads on to an empty one',
    file: 'apps/server/src/features/submissions/list/list-page.ts',
    find: 'const more = found.length > SIZE;',
    put: 'const more = found.length >= SIZE;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/list-pages.test.ts',
      title: 'a full last page leads nowhere',
    },
  },
];
