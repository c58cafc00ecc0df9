// Faults in limits, e-mails, look-ups while answering, uploads, archives and statistics.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const LIMIT_MUTANTS: readonly Mutant[] = [
  {
    id: 'mails-without-end',
    fault: 'one person sends letters without end',
    file: 'apps/server/src/features/mail/send-copy.ts',
    find: '  await refuseAbove(tx, limit, at);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/mail/mail.test.ts',
      title: 'lets a person send twenty an hour',
    },
  },
  {
    id: 'letter-of-any-answer',
    fault: 'a letter is sent of a form that sends none',
    file: 'apps/server/src/features/mail/mail-offer.ts',
    find: "  if (!offersMailCopy(definition.options)) throw new Problem('mail-not-offered');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/mail/mail.test.ts',
      title: 'offers none where the form does not send',
    },
  },
  {
    id: 'attachment-of-somebody-else',
    fault: 'a letter takes the file of a colleague along',
    file: 'apps/server/src/features/mail/mail-attachments.ts',
    find: ' && file.uploadedBy === of.uploadedBy',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/mail/mail.test.ts',
      title: 'keeps the file for who uploaded it',
    },
  },
  {
    id: 'letter-reading-not-audited',
    fault: 'nobody can tell who read a letter',
    file: 'apps/server/src/features/mail/routes.ts',
    find: "      action: 'read',\n      subject: 'mail',",
    put: "      action: 'update',\n      subject: 'mail',",
    noticedBy: {
      file: 'apps/server/src/features/mail/mail.test.ts',
      title: 'each reading audited',
    },
  },
  {
    id: 'look-ups-without-end',
    fault: 'a program walks the town through the search of places',
    file: 'apps/server/src/features/lookups/asked-form.ts',
    find: '  await refuseAbove(services.db, limit, services.clock());\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/lookups/lookups.test.ts',
      title: 'a person looks up sixty times a minute',
    },
  },
  {
    id: 'territory-for-any-form',
    fault: 'a form that asks for no place is used to search addresses',
    file: 'apps/server/src/features/lookups/asked-form.ts',
    find: 'if (!index || !asksLocation(index.definition)) throw',
    put: 'if (!index) throw',
    noticedBy: {
      file: 'apps/server/src/features/lookups/lookups.test.ts',
      title: 'a form that asks for no place',
    },
  },
  {
    id: 'people-without-end',
    fault: 'a member of staff walks the register of people',
    file: 'apps/server/src/features/submissions/people/people.ts',
    find: '  await refuseAbove(db, peopleLimit(actor), services.clock());\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/people/people.test.ts',
      title: 'thirty a minute a user',
    },
  },
  {
    id: 'people-for-any-form',
    fault: 'people are looked up for a form that asks for nobody',
    file: 'apps/server/src/features/submissions/people/people.ts',
    find: 'if (!definition || askedPerson(definition) === null) throw',
    put: 'if (!definition) throw',
    noticedBy: {
      file: 'apps/server/src/features/submissions/people/people.test.ts',
      title: 'only who may give the answer, only for a form',
    },
  },
  {
    id: 'people-not-audited',
    fault: 'nobody can tell who looked a person up',
    file: 'apps/server/src/features/submissions/people/people.ts',
    find: "  await audit(db, asked, { at: clock(), action: 'read', person });\n  return replyAbout(db, asked, person);\n}\n\nasync function createPerson",
    put: '  return replyAbout(db, asked, person);\n}\n\nasync function createPerson',
    noticedBy: {
      file: 'apps/server/src/features/submissions/people/people.test.ts',
      title: 'every look is in the audit log',
    },
  },
  {
    id: 'answers-without-end',
    fault: 'one address fills a form with answers',
    file: 'apps/server/src/features/submissions/admission/admit-submission.ts',
    find: "    if (tooFast) throw new Problem('too-many-requests', { values: { seconds: tooFast.seconds } });\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/admission/admission.test.ts',
      title: 'an address sends thirty answers a minute',
    },
  },
  {
    id: 'staff-admitted-like-visitors',
    fault: 'staff wait after thirty answers',
    file: 'apps/server/src/features/submissions/routes.ts',
    find: "if (answerer.kind === 'visitor' && !answerer.isSignedIn)",
    put: "if (answerer.kind === 'visitor')",
    noticedBy: {
      file: 'apps/server/src/features/submissions/admission/admission.test.ts',
      title: 'staff are not limited',
    },
  },
  {
    id: 'puzzle-for-any-form',
    fault: 'one puzzle is solved for all forms',
    file: 'apps/server/src/features/submissions/admission/admit-submission.ts',
    find: '`answer\\n${formId}\\n${address}`',
    put: '`answer\\n${address}`',
    noticedBy: {
      file: 'apps/server/src/features/submissions/admission/admission.test.ts',
      title: 'a solved puzzle of one form serves for no other',
    },
  },
  {
    id: 'puzzle-solved-once-for-all',
    fault: 'a solved puzzle serves for every further answer',
    file: 'apps/server/src/platform/challenge/challenges.ts',
    find: "if ((await countTry(db, once, now)) !== null) return 'unfit';",
    put: 'await countTry(db, once, now);',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/guess-codes.test.ts',
      title: 'a solution serves once, for its code',
    },
  },
  {
    id: 'upload-of-somebody-else',
    fault: 'a colleague goes on with the upload of another',
    file: 'apps/server/src/features/files/uploads/receive-upload.ts',
    find: 'if (!upload || !people.includes(upload.uploadedBy)) throw',
    put: 'if (!upload) throw',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'a colleague and a visitor can neither read',
    },
  },
  {
    id: 'uploads-without-end',
    fault: 'one answer announces files without end',
    file: 'apps/server/src/features/files/uploads/start-upload.ts',
    find: 'used.unfinished >= UNFINISHED_MAX || ',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'twenty unfinished files for an answer',
    },
  },
  {
    id: 'more-than-announced',
    fault: 'a file grows past what it announced',
    file: 'apps/server/src/features/files/uploads/receive-upload.ts',
    find: "    if (received > upload.bytes) throw new Problem('payload-too-large');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/submission-files.test.ts',
      title: 'more bytes than announced',
    },
  },
  {
    id: 'disk-filled',
    fault: 'files are taken until the database has no room',
    file: 'apps/server/src/features/files/uploads/room.ts',
    find: "    throw new Problem('storage-full');\n  const most",
    put: '    void disk;\n  const most',
    noticedBy: {
      file: 'apps/server/src/features/submissions/files/visitor-files.test.ts',
      title: 'where the disk gets full',
    },
  },
  {
    id: 'archive-bomb',
    fault: 'an archive that unpacks to a thousandfold is taken',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: 'if (total > unpacked || (total',
    put: 'if ((total',
    noticedBy: {
      file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
      title: 'more entries or bytes than the limits',
    },
  },
  {
    id: 'archive-out-of-its-folder',
    fault: 'a name in an archive leads out of its folder',
    file: 'apps/server/src/platform/file-checks/zip-archive.ts',
    find: "|| names.includes('..') ",
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/file-checks/zip-archive.test.ts',
      title: 'names that lead out of a folder',
    },
  },
  {
    id: 'document-with-macros',
    fault: 'a document with macros is taken',
    file: 'apps/server/src/platform/file-checks/file-content.ts',
    find: 'entries.some(({ name }) => /vbaProject|\\.bin\\.exe$|\\.(?:exe|dll|js|vbs)$/i.test(name))',
    put: 'entries.length === 0',
    noticedBy: {
      file: 'apps/server/src/platform/file-checks/file-content.test.ts',
      title: 'macros and scripts are refused',
    },
  },
  {
    id: 'statistics-of-all',
    fault: 'who sees only the own answers counts those of all',
    file: 'apps/server/src/features/statistics/routes.ts',
    find: 'submissionScope(actor));',
    put: '{ ...submissionScope(actor), createdBy: null });',
    noticedBy: {
      file: 'apps/server/src/features/statistics/statistics.test.ts',
      title: 'counts exactly the answers that the list shows',
    },
  },
  {
    id: 'days-of-greenwich',
    fault: 'answers of the evening are counted the day after',
    file: 'apps/server/src/features/statistics/form-statistics.ts',
    find: 'timeZone: form.timeZone, days',
    put: "timeZone: 'UTC', days",
    noticedBy: {
      file: 'apps/server/src/features/statistics/statistics.test.ts',
      title: 'counts days in the municipality',
    },
  },
];
