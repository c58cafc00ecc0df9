// Faults in showing, counting, exporting and deleting submissions, and in their attachments.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const SUBMISSION_MUTANTS: readonly Mutant[] = [
  {
    id: 'export-of-own-answers',
    fault: 'the sheet of an inspector holds the submissions of colleagues',
    file: 'apps/server/src/features/submissions/routes.ts',
    find: '    const scope = submissionScope(actor);\n    const sheet',
    put: '    const scope = { ...submissionScope(actor), createdBy: null };\n    const sheet',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'the sheet of a person who sees only their own submissions holds none of a colleague',
    },
  },
  {
    id: 'export-not-audited',
    fault: 'nobody can find out who downloaded the submissions of a form',
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
    fault: 'the sheet holds the first two hundred submissions and no more',
    file: 'apps/server/src/features/submissions/list/export-sheet.ts',
    find: 'if (!last || rows.length < PAGE) return;',
    put: 'if (!last || rows.length <= PAGE) return;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/export-sheet.test.ts',
      title: 'writes every submission of a form into one sheet',
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
      title: 'a submission to an earlier version has its columns',
    },
  },
  {
    id: 'file-of-another-person',
    fault: 'a submission takes the file that a colleague uploaded',
    file: 'apps/server/src/features/files/queries.ts',
    find: 'and form_id = ${formId} and uploaded_by = ${uploadedBy} and key = any',
    put: 'and form_id = ${formId} and key = any',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'a submission may name only files of its own',
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
      title: 'a submission may name only files of its own',
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
      title: 'a submission may name only files of its own',
    },
  },
  {
    id: 'file-right-not-asked',
    fault: 'a person who lost the area still fetches its files',
    file: 'apps/server/src/features/submissions/files/file-rights.ts',
    find: 'return actor !== null && maySee(db, actor, file.submissionId);',
    put: 'return actor !== null;',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/file-rights.test.ts',
      title: 'a person who lost the area of the submission no longer fetches its file under the URL they had',
    },
  },
  {
    id: 'file-address-for-everybody',
    fault: 'the URL of a file is valid for everybody it is forwarded to',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: '[key, until, reader]',
    put: '[key, until]',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/file-rights.test.ts',
      title: 'nobody else fetches it under a URL that was signed for the supervisor',
    },
  },
  {
    id: 'file-address-for-ever',
    fault: 'the URL of a file is valid for ever',
    file: 'apps/server/src/platform/files/signed-url.ts',
    find: 'if (until < now.getTime() || until',
    put: 'if (until',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'people who may see the submission see its files, for five minutes, and nobody else',
    },
  },
  {
    id: 'deleted-answer-still-counts',
    fault: 'a form stays full although a submission was deleted',
    file: 'apps/server/database/functions/delete_submission.sql',
    find: ', counted = counted - gone.counts::integer',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'a deleted submission no longer counts for the limit, and its code is not given twice',
    },
  },
  {
    id: 'files-of-deleted-answer-stay',
    fault: 'the files of a deleted submission lie in the storage for ever',
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
    fault: 'a submission that was corrected since is deleted unseen',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: "    if (version !== seen.version) throw new Problem('stale-version', { values: { version } });\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'a submission that was edited since is not deleted, and the newer version is named',
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
    fault: 'nobody can find out who deleted a submission',
    file: 'apps/server/src/features/submissions/deletion/delete-submission.ts',
    find: "      action: 'delete',",
    put: "      action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-submission.test.ts',
      title: 'the audit log says who deleted which submission',
    },
  },
  {
    id: 'colleagues-answer-opened',
    fault: 'an inspector opens the submission of a colleague',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: 'if (!within(submissionScope(actor), { areaId: row.areaId, createdBy: row.createdBy })) {',
    put: "if (row.createdBy === '') {",
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'lists, counts and opens their own submissions only',
    },
  },
  {
    id: 'answer-of-other-area-opened',
    fault: 'a submission of another area is opened by its URL',
    file: 'apps/server/src/features/submissions/view/open-submission.ts',
    find: "  if (!within(formScope(actor), { areaId: row.areaId })) throw new Problem('form-outside-areas');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'a submission outside the person’s areas is refused',
    },
  },
  {
    id: 'count-of-all',
    fault: 'an inspector learns how many submissions colleagues sent',
    file: 'apps/server/src/features/submissions/queries.ts',
    find: 'scope.createdBy === null\n      ? await',
    put: 'scope.areas !== null\n      ? await',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'lists, counts and opens their own submissions only',
    },
  },
  {
    id: 'own-list-of-all',
    fault: "'Mis respuestas' shows the submissions of everybody",
    file: 'apps/server/src/features/submissions/routes.ts',
    find: 'scope: ownSubmissionScope(actor) }',
    put: 'scope: submissionScope(actor) }',
    noticedBy: {
      file: 'apps/server/src/features/submissions/list/own-submissions.test.ts',
      title: 'shows people who see every submission only their own, by pages, with their number',
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
