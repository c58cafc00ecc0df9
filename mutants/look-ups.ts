// Faults in looking up submissions by code, in receipts, and in who may open records.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const LOOK_UP_MUTANTS: readonly Mutant[] = [
  {
    id: 'look-up-tells-by-its-time',
    fault: 'a code that is nobody’s is answered sooner than one that is not for everybody',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: 'Promise.allSettled([work, pause(EVENLY_MS)])',
    put: 'Promise.allSettled([work])',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up-limits.test.ts',
      title: 'take the same time at least',
    },
  },
  {
    id: 'record-of-closed-country',
    fault: 'a record of a disabled country is handed out',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: 'and f.deleted_at is null and not c.disabled\n      and (v.definition',
    put: 'and f.deleted_at is null\n      and (v.definition',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up-limits.test.ts',
      title: 'in a disabled country a code is answered',
    },
  },
  {
    id: 'state-of-closed-country',
    fault: 'the state of a submission is shown in a disabled country',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: 'and f.deleted_at is null and not c.disabled\n    order by',
    put: 'and f.deleted_at is null\n    order by',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up-limits.test.ts',
      title: 'in a disabled country a code is answered',
    },
  },
  {
    id: 'all-codes-walked-over',
    fault: 'one address looks every submission up',
    file: 'apps/server/src/features/records/look-up/limit-tries.ts',
    find: '    await refuseAbove(db, limit(`hits:${address}`, ADDRESS_HITS, ADDRESS_MISSES_SECONDS), now);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up-limits.test.ts',
      title: 'sixty right codes of an address',
    },
  },
  {
    id: 'record-after-codes-are-off',
    fault: 'a record is had by its code after the form gave codes up',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: "\n      and (v.definition -> 'options' ->> 'pdfDownloadCode')::boolean",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title: 'unknown, other letters, deleted and not allowed get the same bytes',
    },
  },
  {
    id: 'state-of-private-form',
    fault: 'the state of a submission to a private form is shown to anybody',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: 's.code = ${code} and f.public\n',
    put: 's.code = ${code}\n',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title: 'no submission, no states, not public and deleted get the same bytes',
    },
  },
  {
    id: 'oldest-record-of-a-code',
    fault: 'of several submissions with one code the oldest is handed out',
    file: 'apps/server/src/features/records/look-up/queries.ts',
    find: '::boolean\n    order by s.created_at desc limit 1',
    put: '::boolean\n    order by s.created_at limit 1',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title: 'the newest is taken',
    },
  },
  {
    id: 'six-misses',
    fault: 'an address guesses more often than it may',
    file: 'apps/server/src/features/records/look-up/limit-tries.ts',
    find: 'limit(`address:${wanted}:${address}`, ADDRESS_MISSES, ',
    put: 'limit(`address:${wanted}:${address}`, ADDRESS_MISSES + 1, ',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title: 'five misses of an address',
    },
  },
  {
    id: 'look-ups-counted-together',
    fault: 'wrong codes of records close the look-up of states too',
    file: 'apps/server/src/features/records/look-up/limit-tries.ts',
    find: 'limit(`address:${wanted}:${address}`, ',
    put: 'limit(`address:${address}`, ',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up-limits.test.ts',
      title: 'X36.44 who tried too many wrong codes',
    },
  },
  {
    id: 'right-codes-are-misses',
    fault: 'a person who has five right codes has to wait',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: '  if (hit !== null) await takeBack();\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title: 'people who have the right codes are not held back by them',
    },
  },
  {
    id: 'wrong-date-taken',
    fault: 'a code that can be guessed opens a record without its date',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: 'return owners.some(isShort) && day !== date ? null : found;',
    put: "return day === '' ? null : found;",
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/guess-codes.test.ts',
      title: 'a wrong date is a miss like any other',
    },
  },
  {
    id: 'date-of-greenwich',
    fault: 'a person who knows the date of their submission is refused in the evening',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: 'wallTimeOf(found.createdAt, found.timeZone)',
    put: "wallTimeOf(found.createdAt, 'UTC')",
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/guess-codes.test.ts',
      title: 'of a code of three characters the date is asked too',
    },
  },
  {
    id: 'looked-up-is-sent',
    fault: 'a person who looked a record up holds the receipt of its submission',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: 'receipts.lookedUp.set(reply',
    put: 'receipts.sent.set(reply',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/look-up.test.ts',
      title:
        'a person who looked a record up holds no receipt of the submission: no confirmation page, no other record',
    },
  },
  {
    id: 'receipt-for-ever',
    fault: 'a receipt opens the submission on a shared computer for ever',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: 'now.getTime() + LIFE_MS',
    put: 'now.getTime() + LIFE_MS * 2',
    noticedBy: {
      file: 'apps/server/src/features/records/receipt.test.ts',
      title: 'a receipt ends after half an hour',
    },
  },
  {
    id: 'receipt-made-up',
    fault: 'a person who knows the id of a submission makes its receipt up',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: "tokens.read(cookies[nameInFrame] ?? cookies[name] ?? '', now)",
    put: "cookies[name]?.split('.')",
    noticedBy: {
      file: 'apps/server/src/features/records/receipt.test.ts',
      title: 'a receipt ends after half an hour',
    },
  },
  {
    id: 'framed-receipt-for-every-site',
    fault: 'the receipt of a page in a frame goes along from every other site',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: 'secure: true, partitioned: true }',
    put: 'secure: true }',
    noticedBy: {
      file: 'apps/server/src/whole-server/cookies.test.ts',
      title: 'a page in a frame gets a copy of its receipt',
    },
  },
  {
    id: 'framed-receipt-without-a-frame',
    fault: 'the receipt of every page goes along from the pages of other sites',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: "headers['in-frame'] === 'yes'",
    put: "headers['in-frame'] !== ''",
    noticedBy: {
      file: 'apps/server/src/whole-server/cookies.test.ts',
      title: 'over https they are of this host alone',
    },
  },
  {
    id: 'framed-receipt-stays',
    fault: 'a page of our own goes on reading the receipt of a page in a frame',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: 'else if (cookies[nameInFrame] !== undefined)',
    put: "else if (cookies[nameInFrame] === '')",
    noticedBy: {
      file: 'apps/server/src/whole-server/cookies.test.ts',
      title: 'a page in a frame gets a copy of its receipt',
    },
  },
  {
    id: 'receipt-read-by-scripts',
    fault: 'a script on the page reads the receipt',
    file: 'apps/server/src/features/submissions/receipt-cookie.ts',
    find: "httpOnly: true, sameSite: 'lax'",
    put: "httpOnly: false, sameSite: 'lax'",
    noticedBy: {
      file: 'apps/server/src/features/records/receipt.test.ts',
      title: 'a person who has just sent a submission gets its record, and nobody else',
    },
  },
  {
    id: 'record-of-somebody-else',
    fault: 'a person who knows its number follows the record of somebody else',
    file: 'apps/server/src/features/records/record-rights.ts',
    find: '  if (actor?.userId !== asked.requestedBy) return false;\n  try',
    put: '  if (!actor) return false;\n  try',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'only who asked for it follows',
    },
  },
  {
    id: 'record-after-the-right-is-gone',
    fault: 'a person who lost the area still fetches records',
    file: 'apps/server/src/features/records/record-rights.ts',
    find: '    const { row } = await openSubmission(services.db, actor, asked.submissionId);\n    return row.municipalityId === asked.municipalityId;',
    put: '    return true;',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'a person who may not see the submission any more fetches nothing',
    },
  },
  {
    id: 'logo-of-somebody-else',
    fault: 'a record bears the picture of another submission',
    file: 'apps/server/src/features/records/request-record.ts',
    find: '    file.submissionId === row.id &&\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'a logo is a picture that this person uploaded',
    },
  },
  {
    id: 'records-without-end',
    fault: 'one person makes the server draw without end',
    file: 'apps/server/src/features/records/request-record.ts',
    find: '    await refuseAbove(db, limit, at);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/records/record-requests.test.ts',
      title: 'every record asked for is in the audit',
    },
  },
  {
    id: 'qr-to-the-staff',
    fault: 'the QR code of a paper leads a citizen to a page that asks for an account',
    file: 'apps/server/src/features/records/record-sheet.ts',
    find: "  return (kind === 'record' ? record || state : state || record) || null;",
    put: "  return (kind === 'record' ? record || state : state || record) || { kind, url: `${origin}/ver/${row.id}` } as never;",
    noticedBy: {
      file: 'apps/server/src/features/records/vouchers.test.ts',
      title: 'none leads to the pages of the staff',
    },
  },
  {
    id: 'cancelled-on-voucher',
    fault: 'a voucher names an appointment that was cancelled',
    file: 'apps/server/src/features/records/make-record.ts',
    find: '  if (!found || found.cancelledAt) return null;',
    put: '  if (!found) return null;',
    noticedBy: {
      file: 'apps/server/src/features/records/vouchers.test.ts',
      title: 'as long as it stands',
    },
  },
];
