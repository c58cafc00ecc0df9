// Faults in what both sides see of a revision.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const TEST = 'apps/server/src/features/review/two-way-revision.test.ts';
const QUERIES = 'apps/server/src/features/review/request-queries.ts';

export const TWO_WAY_REVISION_MUTANTS: readonly Mutant[] = [
  {
    id: 'letters-in-spanish-only',
    fault: 'a citizen who answered in Portuguese is asked to revise in Spanish',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: "language: answerer === 'staff' ? '' : (body.language ?? ''),",
    put: "language: '',",
    noticedBy: {
      file: 'apps/server/src/features/review/revision-language.test.ts',
      title: 'who sent it reads the letters in the language of their page',
    },
  },
  {
    id: 'recalled-still-open',
    fault: 'a request that was recalled can still be answered',
    file: QUERIES,
    find: 'completedAt === null && recalledAt === null',
    put: 'completedAt === null && recalledAt !== undefined',
    noticedBy: { file: TEST, title: 'an official recalls what was asked' },
  },
  {
    id: 'recall-after-reply',
    fault: 'a request is recalled although none is open',
    file: QUERIES,
    find: 'return recalled.rows.length > 0;',
    put: 'return recalled.rows.length >= 0;',
    noticedBy: { file: TEST, title: 'an official recalls what was asked' },
  },
  {
    id: 'due-any-day',
    fault: 'a due date may be any day, or none at all',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: 'dueOn !== null && !mayBeDue(dueOn, wallTimeOf(at, form.timeZone).day)',
    put: "dueOn === '' && !mayBeDue(dueOn, wallTimeOf(at, form.timeZone).day)",
    noticedBy: { file: TEST, title: 'a due date is a day from today' },
  },
  {
    id: 'link-dies-before-due',
    fault: 'the link of a letter ends on the due date, in the morning',
    file: 'apps/server/src/features/review/revision-link.ts',
    find: 'Math.max(now.getTime() + LIFE_MS, afterDue)',
    put: 'now.getTime() + LIFE_MS',
    noticedBy: { file: TEST, title: 'a due date is a day from today' },
  },
  {
    id: 'reply-shown-as-it-is-now',
    fault: 'the reply of a citizen is lost, so that nothing stands beside the former answers',
    file: 'apps/server/src/features/review/present.ts',
    find: 'last?.replied?.[position] ?? null',
    put: 'null',
    noticedBy: { file: TEST, title: 'the citizen writes back' },
  },
  {
    id: 'letter-about-what-is-over',
    fault: 'a letter says that a request was recalled although something is asked again',
    file: 'apps/server/src/features/review/revision-mail.ts',
    find: "about === 'recall' ? last.recalledAt !== null : last.acceptedAt !== null",
    put: "about === 'recall' ? last.number > 0 : last.acceptedAt !== null",
    noticedBy: { file: TEST, title: 'what was asked again after a recall' },
  },
];
