// Faults in the audit, in jobs and deliveries, and in rows of two municipalities with the same id.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const CHAIN = {
  file: 'apps/server/src/platform/audit/hostile-database.test.ts',
  title: 'X27.15 X27.16 verify-audit says',
};
const HEADS = {
  file: 'apps/server/src/platform/audit/hostile-database.test.ts',
  title: 'X27.16 heads are kept once a day',
};
const RETRIED = { file: 'apps/server/src/platform/jobs/queries.test.ts', title: 'X20.01 a job that fails' };
const LATER = {
  file: 'apps/server/src/features/outbox/outbox.test.ts',
  title: 'X20.03 X20.04 tries again later',
};
const KILLED = {
  file: 'apps/server/src/features/outbox/outbox.test.ts',
  title: 'X20.03 X20.06 delivers what a killed',
};
const GIVEN_UP = {
  file: 'apps/server/src/features/outbox/outbox.test.ts',
  title: 'X20.05 gives up what cannot get better',
};
const TURNS = { file: 'apps/server/src/platform/concurrency-limit.test.ts', title: 'costly work is done' };
const JUDGED = {
  file: 'apps/server/src/platform/file-checks/judge-content.test.ts',
  title: 'a file that takes too long, or is no document, is refused',
};
const LATE_PDF = {
  file: 'apps/server/src/platform/pdf/pdf-maker.test.ts',
  title: 'a record that takes too long',
};
const TWIN_FILES = {
  file: 'apps/server/src/whole-server/twin-ids.test.ts',
  title: 'the files of a submission are its own',
};
const TWINS = { file: 'apps/server/src/whole-server/twin-ids.test.ts', title: 'leave the other town’s rows' };
const TWIN_READ = { file: 'apps/server/src/whole-server/twin-ids.test.ts', title: 'shows nothing of a twin' };

export const AUDIT_AND_JOBS_MUTANTS: readonly Mutant[] = [
  {
    id: 'entries-changed-unnoticed',
    fault: 'an entry of the audit that was changed follows from the one before',
    file: 'apps/server/src/platform/audit/queries.ts',
    find: '\n          and e.hash = audit_hash(coalesce(lag(e.hash) over in_order, ${before}), e) as follows',
    put: ' as follows',
    noticedBy: CHAIN,
  },
  {
    id: 'chain-cut-off-unnoticed',
    fault: 'the newest entries of the audit are cut off and nobody sees it',
    file: 'apps/server/src/platform/audit/verify-chain.ts',
    find: "broken: lost ? { at: lost.number, why: 'kept-head' } : null",
    put: 'broken: null',
    noticedBy: CHAIN,
  },
  {
    id: 'forged-heads-believed',
    fault: 'a person who can write the file of kept heads makes one up',
    file: 'apps/server/src/platform/audit/signed-heads.ts',
    find: 'head && isSigned(head.signature, ...signed(head))',
    put: 'head',
    noticedBy: HEADS,
  },
  {
    id: 'kept-heads-for-all-to-read',
    fault: 'every account of the machine reads the kept heads',
    file: 'apps/server/src/platform/files/local-file-store.ts',
    find: "'wx', 0o600",
    put: "'wx', 0o644",
    noticedBy: HEADS,
  },
  {
    id: 'heads-at-every-start',
    fault: 'heads are kept again and again on one day',
    file: 'apps/server/src/platform/audit/signed-heads.ts',
    find: 'if (!(await headStore.list(HEADS_FOLDER)).includes(keyOf(day))) {',
    put: 'if (writtenOn !== day) {',
    noticedBy: HEADS,
  },
  {
    id: 'jobs-tried-once',
    fault: 'a job that fails is lost',
    file: 'apps/server/src/platform/jobs/queries.ts',
    find: '${maxAttempts ?? 8}',
    put: '${maxAttempts ?? 1}',
    noticedBy: RETRIED,
  },
  {
    id: 'jobs-before-their-time',
    fault: 'a delivery is tried again immediately, again and again',
    file: 'apps/server/src/platform/jobs/queries.ts',
    find: 'run_at => ${runAt ?? null}',
    put: 'run_at => null',
    noticedBy: LATER,
  },
  {
    id: 'deliveries-lost-with-their-process',
    fault: 'a delivery whose process died is never made',
    file: 'apps/server/src/platform/outbox/queries.ts',
    find: "where state = 'waiting' and due_at < ${dueBefore}",
    put: "where state = 'failed' and due_at < ${dueBefore}",
    noticedBy: KILLED,
  },
  {
    id: 'mail-without-a-server-is-given-up',
    fault: 'after a day and a half without a mail server the letters are given up',
    file: 'apps/server/src/platform/outbox/outbox.ts',
    find: "if (again === 'when-set-up') return SET_UP_S;",
    put: "if (again === 'when-set-up') return undefined;",
    noticedBy: {
      file: 'apps/server/src/features/outbox/outbox.test.ts',
      title: 'X31.16 X19.10 what finds no system that is set up',
    },
  },
  {
    id: 'hopeless-deliveries-go-on',
    fault: 'what cannot get better is tried for days',
    file: 'apps/server/src/platform/outbox/outbox.ts',
    find: "again === 'later' ? DELAYS_S",
    put: 'again ? DELAYS_S',
    noticedBy: GIVEN_UP,
  },
  {
    id: 'work-without-turns',
    fault: 'costly work of everybody is done at the same time',
    file: 'apps/server/src/platform/concurrency-limit.ts',
    find: 'if (free > 0) free--;',
    put: 'if (free > -100) free--;',
    noticedBy: TURNS,
  },
  {
    id: 'documents-judged-without-end',
    fault: 'a file that takes for ever is checked for ever',
    file: 'apps/server/src/platform/threads/kept-threads.ts',
    find: 'setTimeout(() => resolve(null), timeoutMs)',
    put: 'setTimeout(() => undefined, timeoutMs)',
    noticedBy: JUDGED,
  },
  {
    id: 'chores-all-at-once',
    fault: 'what a worker does every few seconds takes all processors at the same time',
    file: 'apps/server/src/roles/housekeeping.ts',
    find: 'await chore().catch(',
    put: 'void chore().catch(',
    noticedBy: {
      file: 'apps/server/src/roles/housekeeping.test.ts',
      title: 'X32.37 X32.50 a running server does one chore after another',
    },
  },
  {
    id: 'work-of-one-thread-lost-with-another',
    fault: 'a thread that broke is handed the next file, and a sound one is refused',
    file: 'apps/server/src/platform/threads/kept-threads.ts',
    find: 'else leave(worker);',
    put: 'else rest(worker);',
    noticedBy: {
      file: 'apps/server/src/platform/threads/kept-threads.test.ts',
      title: 'is replaced, and what waited for its turn is done',
    },
  },
  {
    id: 'records-drawn-without-end',
    fault: 'a record that takes for ever keeps all others waiting',
    file: 'apps/server/src/platform/pdf/pdf-maker.ts',
    find: "reject(new Error('no PDF: it took too long')), timeoutMs)",
    put: "reject(new Error('no PDF: it took too long')), TIMEOUT_MS)",
    noticedBy: LATE_PDF,
  },
  {
    id: 'files-of-the-twin',
    fault: 'a submission shows the files of a submission of another town',
    file: 'apps/server/src/features/files/queries.ts',
    find: 'where municipality_id = ${submission.municipalityId} and submission_id = ${submission.id}\n',
    put: 'where submission_id = ${submission.id}\n',
    noticedBy: TWIN_FILES,
  },
  {
    id: 'ticks-of-the-twin',
    fault: 'a tick is taken from a submission of another town',
    file: 'apps/server/src/features/review/queries.ts',
    find: 'delete from review_marks where municipality_id = ${municipalityId} and submission_id = ${id}',
    put: 'delete from review_marks where ${municipalityId}::text is not null and submission_id = ${id}',
    noticedBy: TWINS,
  },
  {
    id: 'corrections-of-the-twin',
    fault: 'a submission shows the corrections of a submission of another town',
    file: 'apps/server/src/features/review/queries.ts',
    find: 'select kind, at, made_by, changes, reason from corrections\n    where municipality_id = ${municipalityId} and submission_id = ${id}',
    put: 'select kind, at, made_by, changes, reason from corrections\n    where ${municipalityId}::text is not null and submission_id = ${id}',
    noticedBy: TWIN_READ,
  },
  {
    id: 'long-job-taken-away',
    fault: 'a job that takes long is done twice, although its worker lives',
    file: 'apps/server/src/platform/jobs/queries.ts',
    find: 'where w.id = j.locked_by and w.seen_at >',
    put: "where w.id = j.locked_by || 'x' and w.seen_at >",
    noticedBy: {
      file: 'apps/server/src/platform/jobs/lost-jobs.test.ts',
      title: 'a job that takes long stays with its worker',
    },
  },
  {
    id: 'killed-worker-keeps-job',
    fault: 'what a killed process was doing waits for four hours',
    file: 'apps/server/src/platform/jobs/queries.ts',
    find: 'and w.seen_at > now() - ${DEAD_AFTER}',
    put: '',
    noticedBy: {
      file: 'apps/server/src/platform/jobs/lost-jobs.test.ts',
      title: 'a job whose worker says nothing for a minute',
    },
  },
  {
    id: 'web-process-does-jobs',
    fault: 'a server that should only answer draws records too, and gets slow',
    file: 'apps/server/src/roles/start.ts',
    find: "args.includes('--web') ? doNothing : await openWorker",
    put: "args.includes('--never') ? doNothing : await openWorker",
    noticedBy: {
      file: 'apps/server/src/roles/several-processes.test.ts',
      title: '--web answers and does no job',
    },
  },
  {
    id: 'job-of-another-municipality',
    fault:
      'an e-mail takes the turn of one of another municipality that has the same id, which then waits for minutes',
    file: 'apps/server/src/platform/outbox/outbox.ts',
    find: '`outbox:${municipalityId}:${id}`',
    put: '`outbox:${municipalityId.slice(0, 0)}:${id}`',
    noticedBy: {
      file: 'apps/server/src/features/outbox/outbox.test.ts',
      title: 'X20.02 entries of two municipalities with the same id are both delivered',
    },
  },
];
