// Faults in the timeline of a submission and in its files.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TIMELINE = 'apps/server/src/features/review/timeline/timeline.test.ts';
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
];
