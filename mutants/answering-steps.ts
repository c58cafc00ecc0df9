// Faults in what a person reads while a form is answered and after it was sent.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const ANSWERING_STEP_MUTANTS: readonly Mutant[] = [
  {
    id: 'progress-without-the-citizen',
    fault: 'the progress says that all is there while the citizen is missing',
    file: 'packages/domain/src/submissions/particulars/required-progress.ts',
    find: 'total: total + (asksCitizen ? 1 : 0) + slots.length,',
    put: 'total: total + slots.length,',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/required-progress.test.ts',
      title: 'the citizen and required signatures count',
    },
  },
  {
    id: 'progress-with-what-was-prefilled',
    fault: 'a date of today that nobody typed counts as work that was done',
    file: 'packages/domain/src/submissions/answers/starting-answers.ts',
    find: '  return isMoment(kind) && !startsEmpty;',
    put: '  return isMoment(kind) && startsEmpty;',
    noticedBy: {
      file: 'packages/domain/src/submissions/particulars/required-progress.test.ts',
      title: 'nothing that was filled in for the person',
    },
  },
  {
    id: 'after-sending-without-translations',
    fault: 'what happens after sending is lost in every other language when a form leaves as a document',
    file: 'packages/domain/src/interchange/forms/definition-document.ts',
    find: '...(definition.afterSending && localizedFields(definition.afterSending, AFTER_SENDING)),',
    put: '...(definition.afterSending && { [AFTER_SENDING]: definition.afterSending.text }),',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/after-sending.test.ts',
      title: 'are in its documents',
    },
  },
  {
    id: 'upload-waits-for-ever',
    fault: 'a file whose server is broken is uploaded without end and without a word',
    file: 'apps/web/src/answering/files/send-file.ts',
    find: '      if (failures >= FAILURES_MAX) throw error;\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/answering/files/send-file.test.ts',
      title: 'a server that fails five times in a row',
    },
  },
  {
    id: 'touch-is-a-signature',
    fault: 'a finger that scrolls over the box has signed',
    file: 'apps/web/src/answering/session/drawing.ts',
    find: "  return points.length > 0 && extent('x') < DOT && extent('y') < DOT;",
    put: '  return false;',
    noticedBy: {
      file: 'apps/web/src/answering/session/drawing.test.ts',
      title: 'a touch is no signature',
    },
  },
];
