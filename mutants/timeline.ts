// Faults in the timeline of a submission, in what is said of its states, and in its files.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TIMELINE = 'apps/server/src/features/review/timeline/timeline.test.ts';
const REVIEW = 'apps/server/src/features/review/review.test.ts';
const QUERIES = 'apps/server/src/features/review/timeline/timeline-queries.ts';

export const TIMELINE_MUTANTS: readonly Mutant[] = [
  {
    id: 'timeline-of-colleagues',
    fault: 'people who see only their own submissions read what happened to those of others',
    file: 'apps/server/src/features/review/routes.ts',
    find: 'const { row } = await openSubmission(db, actor, params.submissionId);\n    const page',
    put: "const { row } = await openSubmission(db, { ...actor, role: 'ROLE_ADMIN' }, params.submissionId);\n    const page",
    noticedBy: { file: TIMELINE, title: 'only who sees the submission reads it' },
  },
  {
    id: 'timeline-reply-twice',
    fault: 'a reply that closed two requests is shown twice',
    file: QUERIES,
    find: 'r.completed_at is not null and r.completed_at is distinct from r.next_completed',
    put: 'r.completed_at is not null',
    noticedBy: { file: TIMELINE, title: 'has everything that happened' },
  },
  {
    id: 'timeline-page-gap',
    fault: 'a page leaves out what happened at the same moment as the last line of the page before',
    file: QUERIES,
    find: `sql\`(t.at, t.name collate "C") < (timestamptz 'epoch'`,
    put: `sql\`(t.at, '') < (timestamptz 'epoch'`,
    noticedBy: { file: TIMELINE, title: 'page by page' },
  },
  {
    id: 'timeline-letters-of-passwords',
    fault: 'every message of the outbox that names the submission is a letter',
    file: QUERIES,
    find: ' and o.kind = any(${letters}::text[])',
    put: ` and o.kind <> \${INCIDENT}`,
    noticedBy: { file: TIMELINE, title: 'has everything that happened' },
  },
  {
    id: 'video-begins-again',
    fault: 'a video begins again whenever its address is renewed',
    file: 'apps/web/src/features/submissions/view/attachment-view.tsx',
    find: 'src={read.url}',
    put: 'src={url}',
    noticedBy: {
      file: 'apps/web/src/features/submissions/view/attachment-view.test.tsx',
      title: 'a player that goes on',
    },
  },
  {
    id: 'X36.95-who-was-faster-unsaid',
    fault: 'who is refused a change of state is not told that somebody else moved the submission',
    file: 'apps/server/src/features/review/change-state.ts',
    find: 'throw await movedBefore(tx, key, { present: present.state, states });',
    put: "throw new Problem('state-refused');",
    noticedBy: { file: REVIEW, title: 'X36.95 of two officials who move a submission at the same time' },
  },
  {
    id: 'X36.95-first-state-named',
    fault: 'who is refused a change of state reads who sent the submission, not who moved it last',
    file: 'apps/server/src/features/review/change-state.ts',
    find: '.at(-1);\n  // One that was imported may have no history.\n  if (!last || last.stateId !== present)',
    put: '.at(0);\n  if (!last)',
    noticedBy: { file: REVIEW, title: 'X36.95 of two officials who move a submission at the same time' },
  },
  {
    id: 'X36.95-state-untranslated',
    fault: 'who is refused a change of state reads the state in a language that they did not choose',
    file: 'apps/server/src/features/review/change-state.ts',
    find: ', ...Object.fromEntries(translated) };',
    put: ' };',
    noticedBy: { file: REVIEW, title: 'X36.95 X36.91 who is refused gets the translations' },
  },
  {
    id: 'X36.95-deleted-called-moved',
    fault: 'who moves a submission that is deleted at this moment reads that its state did not allow it',
    file: 'apps/server/src/features/review/change-state.ts',
    find: "if (!present) throw new Problem('submission-not-found');",
    put: "if (!present) throw new Problem('state-refused');",
    noticedBy: {
      file: 'apps/server/src/features/submissions/deletion/delete-at-the-same-time.test.ts',
      title: 'X17.08 X36.95 who changes the state of a submission while it is deleted',
    },
  },
  {
    id: 'X36.95-said-to-who-may-not-move',
    fault: 'who may not move a submission is told who did',
    file: 'apps/server/src/features/review/routes.ts',
    find: 'openSubmissionToWorkOn(services, actor, params.submissionId);\n      return changeState',
    put: 'openToReview(services, actor, params.submissionId);\n      return changeState',
    noticedBy: { file: REVIEW, title: 'X36.95 who may not see or move a submission is not told' },
  },
  {
    id: 'X36.95-moment-as-stored',
    fault: 'who is refused a change of state reads when it happened in Greenwich, as a program writes it',
    file: 'apps/web/src/features/submissions/bulk/refused-state.ts',
    find: 'values = { at: dateAndTime(at, timeZone),',
    put: 'values = { at,',
    noticedBy: {
      file: 'apps/web/src/features/review/moved-in-view.test.tsx',
      title: 'X36.42 X36.95 the way back is refused',
    },
  },
];
