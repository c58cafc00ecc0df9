// Faults in what becomes of a draft over a newer version of its form, and in what a screen says when something changed since.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const WENT_ON_TEST = 'apps/web/src/answering/session/left-behind.test.tsx';

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
    file: 'apps/web/src/answering/session/left-behind.ts',
    find: 'if (draft.version === form.version) return [];',
    put: 'if (draft.version > 0) return [];',
    noticedBy: {
      file: WENT_ON_TEST,
      title: 'X40.10 answers to questions and options that are gone are named, those that stay are not',
    },
  },
  {
    id: 'form-stays-without-connection',
    fault: 'the note that a form comes from the device stays after the connection is back',
    file: 'apps/web/src/answering/from-device.tsx',
    find: 'const reached = () => !signal.aborted && setReached(true);',
    put: 'const reached = () => signal.aborted && setReached(true);',
    noticedBy: {
      file: 'apps/web/src/answering/from-device.test.tsx',
      title: 'X31.47 the note of a form from the device goes when the server replies again',
    },
  },
  {
    id: 'day-stays-without-connection',
    fault: 'the day of the device stays on the page after the connection is back',
    file: 'apps/web/src/features/work-orders/own-day.ts',
    find: "    refetchOnReconnect: 'always',\n",
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/work-orders/own-day.test.tsx',
      title: 'X39.32 the day that was kept gives way to the one of the server once it is reached',
    },
  },
  {
    id: 'order-free-for-ten-minutes',
    fault: 'a work order that was begun without a connection is taken only ten minutes after it is back',
    file: 'apps/web/src/features/submissions/answer/work-order-notice.tsx',
    find: "window.addEventListener('online', () => void take(), { signal: leaving.signal });",
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/submissions/answer/work-order-notice.test.tsx',
      title: 'X39.32 an order begun without a connection is taken once the server is reached',
    },
  },
  {
    id: 'conflict-hides-the-area',
    fault: 'the dialog of two people who saved a form does not list the area that one of them changed',
    file: 'apps/web/src/features/forms/editor/newer/area-change.ts',
    find: 'if (before === after) return [];',
    put: 'if (before !== null) return [];',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/newer/conflict-dialog.test.tsx',
      title: 'X12.04 the dialog of two people who saved a form lists the area that each of them chose',
    },
  },
  {
    id: 'copy-of-photos-removed-at-once',
    fault: 'a copy that holds nothing but photos is removed without a question',
    file: 'apps/web/src/answering/sections/section-copies.tsx',
    find: 'if (answer && hasFile(answer)) return true;',
    put: '',
    noticedBy: {
      file: 'apps/web/src/answering/sections/section-copies.test.tsx',
      title: 'is removed only after a question, or at once where nothing is lost',
    },
  },
  {
    id: 'link-to-a-closed-section',
    fault: 'the link to a file that the server does not know leads nowhere while its section is closed',
    file: 'apps/web/src/answering/position/position-actions.ts',
    find: "at.sectionId ?? index.questionById.get(at.questionId ?? '')?.section.id",
    put: 'at.sectionId',
    noticedBy: {
      file: 'apps/web/src/answering/session/answering-store.test.ts',
      title: 'A4.30 X14.06 a field that is named by its question alone is shown in its section, which opens',
    },
  },
  {
    id: 'focus-lost-with-its-row',
    fault: 'the keyboard begins at the top of the page when the row that it stood at is deleted',
    file: 'apps/web/src/app/shell/lost-focus.ts',
    find: 'element.focus({ preventScroll: true });',
    put: '',
    noticedBy: {
      file: 'apps/web/src/app/shell/lost-focus.test.tsx',
      title: 'X40.11 the focus of a deleted row goes to its list, and to the page once the list is gone too',
    },
  },
  {
    id: 'switch-scrolled-inside',
    fault: 'a switch that got the focus is drawn cut off, because the browser scrolled inside of it',
    file: 'apps/web/src/ui/staff/theme.ts',
    find: "        root: { overflow: 'clip' },\n",
    put: '',
    noticedBy: {
      file: 'e2e/administration/municipality-settings.spec.ts',
      title: 'X33.80 X33.81 X33.82 X36.83',
    },
  },
  {
    id: 'comment-goes-with-the-marks',
    fault: 'the comment of a request is lost when somebody else takes the marks away while it is written',
    file: 'apps/web/src/features/review/revision-dialog.tsx',
    find: 'if (problem === null && !isWriting) setWriting(true);\n  if (isWriting) return',
    put: 'if (problem === null && !isWriting) setWriting(true);\n  if (problem === null) return',
    noticedBy: {
      file: 'apps/web/src/features/review/revision-dialog.test.tsx',
      title: 'R2.080 X33.72 a comment that is being written stays when somebody else takes the marks away',
    },
  },
  {
    id: 'sending-stands-still',
    fault: 'a submission is being sent for ever when the code that sends its files again does not come',
    file: 'apps/web/src/answering/sending/use-sending.ts',
    find: 'if (!signal.aborted) showFailure(asCallError(error));',
    put: '',
    noticedBy: {
      file: 'apps/web/src/answering/sending/use-sending.test.tsx',
      title: 'X39.86 W1 files that cannot be sent again yet are said, and go first at the next attempt',
    },
  },
];
