// Faults in what becomes of a draft over a newer version of its form, and in what a screen says when something changed since.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const WENT_ON_TEST = 'apps/web/src/answering/session/other-version/went-on.test.tsx';

export const WENT_ON_MUTANTS: readonly Mutant[] = [
  {
    id: 'signature-by-order',
    fault: 'a signature of a draft stands in the box of the same number, under whatever title',
    file: 'packages/domain/src/submissions/particulars/fit-particulars.ts',
    find: 'boxes === undefined ? was : boxNow(definition, boxes, was)',
    put: 'was',
    noticedBy: {
      file: WENT_ON_TEST,
      title: 'X40.09 signatures and drawings stand in their own boxes after a box was inserted before them',
    },
  },
  {
    id: 'answer-of-another-kind',
    fault: 'a choice that became a text shows the id of the option that was chosen in the draft',
    file: 'apps/web/src/answering/session/fit-draft.ts',
    find: '!Array.isArray(was) || was[0] === kind',
    put: '!Array.isArray(was) || kind !== undefined',
    noticedBy: {
      file: WENT_ON_TEST,
      title:
        'X40.10 a choice that became a text shows no id of an option, and the person is told which answer is gone',
    },
  },
  {
    id: 'left-behind-in-silence',
    fault: 'what a draft held and its form does not take any more goes in silence',
    file: 'apps/web/src/answering/session/other-version/left-behind.ts',
    find: 'if (draft.version === form.version) return [];',
    put: 'if (draft.version > 0) return [];',
    noticedBy: {
      file: WENT_ON_TEST,
      title: 'X40.10 answers to questions and options that are gone are named, those that stay are not',
    },
  },
];
