// Faults in states, in what citizens are asked to revise, and in conflicting edits.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const REVISION_MUTANTS: readonly Mutant[] = [
  {
    id: 'any-state',
    fault: 'a submission is moved where its state does not lead',
    file: 'apps/server/src/features/review/change-state.ts',
    find: ' || !reachableStates(states, from).includes(to)',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'a submission moves only where its state leads',
    },
  },
  {
    id: 'state-moved-twice',
    fault: 'of five who move a submission at the same time all do',
    file: 'apps/server/src/features/review/change-state.ts',
    find: 'if (present.state !== from) throw',
    put: 'if (present.state === null) throw',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title:
        'of five who move a submission at the same time one does; people who see only their own submissions move only those',
    },
  },
  {
    id: 'state-not-audited',
    fault: 'nobody can find out from the audit who moved a submission',
    file: 'apps/server/src/features/review/change-state.ts',
    find: "      action: 'update',",
    put: "      action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'a move to another state is in the audit log',
    },
  },
  {
    id: 'asked-for-what-was-taken-away',
    fault: 'a citizen is asked to revise a copy that a correction has removed since it was ticked',
    file: 'packages/domain/src/review/change-request.ts',
    find: 'return marks.filter((mark) => !isInSubmission(index, answers, mark)).reduce(withoutMark, marks);',
    put: 'return marks.filter((mark) => !isInSubmission(index, answers, mark)).length < 0 ? [] : marks;',
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'what a correction has taken away is neither asked again nor in the way',
    },
  },
  {
    id: 'tick-of-a-copy-that-is-not-there',
    fault: 'a citizen is asked to revise a copy that the submission does not have',
    file: 'packages/domain/src/review/change-request.ts',
    find: 'return rowId === undefined || rowsOf(answers, sectionId).some(({ id }) => id === rowId);',
    put: 'return true;',
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'a tick names what stands in the submission',
    },
  },
  {
    id: 'revision-where-no-citizen-comes',
    fault: 'a revision is asked for that nobody will see',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: "  if (!asksRevisions(definition)) throw new Problem('revision-not-offered');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'a form that citizens do not reach has no revisions',
    },
  },
  {
    id: 'empty-request',
    fault: 'a citizen is asked to revise nothing',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: '    if (problem) throw new Problem(problem);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'sending stores a request that waits',
    },
  },
  {
    id: 'ticks-stay-after-sending',
    fault: 'what was sent to the citizen is ticked as if it were still to send',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: '    await deleteMarks(tx, key);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'sending stores a request that waits',
    },
  },
  {
    id: 'request-not-audited',
    fault: 'nobody can find out from the audit who sent a citizen back',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: "      action: 'create',",
    put: "      action: 'read',",
    noticedBy: {
      file: 'apps/server/src/features/review/review-audit.test.ts',
      title: 'a request to the citizen is in the audit log',
    },
  },
  {
    id: 'revision-of-paid-answers',
    fault: 'citizens revise what they paid for',
    file: 'packages/domain/src/review/change-request.ts',
    find: ' && !options.addPaymentGateway',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/review/change-request.test.ts',
      title: 'citizens revise answers of portal forms',
    },
  },
  {
    id: 'revision-changes-more',
    fault: 'a revision changes answers that nobody asked for',
    file: 'apps/server/src/features/review/complete-request.ts',
    find: 'const limits = revisionLimits(request.requested);',
    put: 'const limits = { ...revisionLimits(request.requested), question: () => true };\n  Object.assign(given, { answers });',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'the citizen answers what was asked, once',
    },
  },
  {
    id: 'request-stays-open',
    fault: 'a citizen who answered is asked again and again',
    file: 'apps/server/src/features/review/complete-request.ts',
    find: '  await closeRequests(tx, key, { number: request.number, at, message, replied });\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/review/review.test.ts',
      title: 'the citizen answers what was asked, once',
    },
  },
  {
    id: 'older-request-counts',
    fault: 'an old request opens a submission again',
    file: 'packages/domain/src/review/change-request.ts',
    find: '  const last = requests.at(-1);\n  return last?.needs',
    put: '  const last = requests[0];\n  return last?.needs',
    noticedBy: {
      file: 'packages/domain/src/review/change-request.test.ts',
      title: 'only the last request counts',
    },
  },
  {
    id: 'hours-rounded-up',
    fault: '119 minutes in a state read as two hours',
    file: 'packages/domain/src/review/state-change.ts',
    find: 'Math.floor((Date.parse(to)',
    put: 'Math.round((Date.parse(to)',
    noticedBy: {
      file: 'packages/domain/src/review/state-change.test.ts',
      title: 'the history says how long each state lasted',
    },
  },
  {
    id: 'corrections-conflict-unseen',
    fault: 'of two corrections of one submission one is lost unseen',
    file: 'packages/domain/src/review/merge-corrections.ts',
    find: 'one && two && !sameValue(one.after, two.after)',
    put: 'one && two && one.after === two.after',
    noticedBy: {
      file: 'packages/domain/src/review/merge-corrections.test.ts',
      title: 'a conflict is what both changed',
    },
  },
  {
    id: 'removed-under-what-was-written',
    fault: 'what a person wrote in a copy or under a condition is lost unseen when a colleague removed it',
    file: 'packages/domain/src/review/merge-corrections.ts',
    find: 'theirs: otherByKey.get(keyOf(change)) ?? removal(change, theirs),',
    put: 'theirs: otherByKey.get(keyOf(change)) ?? null,',
    noticedBy: {
      file: 'packages/domain/src/review/merge-corrections.test.ts',
      title: 'what one wrote in a copy that the other removed is a conflict',
    },
  },
  {
    id: 'two-of-one-tick',
    fault:
      'of two conditions, one at most of which may be ticked, one is lost unseen when two people ticked them',
    file: 'packages/domain/src/review/merge-corrections.ts',
    find: 'if (!section.conditional || !section.single) return false;',
    put: 'if (section.conditional) return false;',
    noticedBy: {
      file: 'packages/domain/src/review/merge-corrections.test.ts',
      title: 'where one condition at most is ticked',
    },
  },
  {
    id: 'second-request-replaces',
    fault: 'what was asked first is lost with the second request',
    file: 'apps/server/src/features/review/request-changes.ts',
    find: 'addedRequest(await waitingRequest(tx, row), further)',
    put: 'addedRequest(null, further)',
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'a second request adds to the first one',
    },
  },
  {
    id: 'approved-by-nobody',
    fault: 'a reply counts as approved although no official read it',
    file: 'packages/domain/src/review/change-request.ts',
    find: 'review.marked || review.last?.accepted === false',
    put: 'review.marked',
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'the badge is approved only once',
    },
  },
  {
    id: 'unchanged-reply-closes',
    fault: 'a reply that changes nothing closes the request without a question',
    file: 'apps/server/src/features/review/complete-request.ts',
    find: 'if (changesNothing(changes) && !revision.unchanged)',
    put: 'if (changesNothing(changes) && revision.unchanged)',
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'an unchanged reply is taken only when the citizen confirms it',
    },
  },
  {
    id: 'revision-link-for-ever',
    fault: 'the link of the e-mail opens the submission of a citizen for ever',
    file: 'apps/server/src/features/review/revision-link.ts',
    find: 'now.getTime() + LIFE_MS',
    put: 'now.getTime() + LIFE_MS * 2',
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'the link opens nothing else',
    },
  },
  {
    id: 'revision-link-made-up',
    fault: 'anybody makes up a link that opens the submission of a citizen',
    file: 'apps/server/src/features/review/revision-link.ts',
    find: 'tokens.read(token, now) ?? []',
    put: "token.split('.')",
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'the link opens nothing else',
    },
  },
  {
    id: 'revision-link-after-the-answer',
    fault: 'the link opens the submission of a citizen after the request was answered',
    file: 'apps/server/src/features/portal/enter-portal.ts',
    find: 'if (!row?.citizen || !(await waitingRequest(db, row)))',
    put: 'if (!row?.citizen)',
    noticedBy: {
      file: 'apps/server/src/features/review/revision.test.ts',
      title: 'works until it was used',
    },
  },
];
