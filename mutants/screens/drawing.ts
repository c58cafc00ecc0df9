// Faults in what is drawn when: a form that arrives, a long form, and what of the editor is drawn again.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const FIRST_DRAWING = 'e2e/answering/first-drawing.spec.ts';
const EDITOR = 'apps/web/src/features/forms/editor';

export const DRAWING_MUTANTS: readonly Mutant[] = [
  {
    id: 'form-is-drawn-twice',
    fault: 'a form that arrives at once is said to load first',
    file: 'apps/web/src/main.tsx',
    find: '  if (page) await openFormOf(page);\n',
    put: '',
    noticedBy: { file: FIRST_DRAWING, title: 'X31.92 a form that takes longer than a second' },
  },
  {
    id: 'outline-stands-on',
    fault: 'a form that takes long is not said to load',
    file: 'apps/web/src/app/public-screens.tsx',
    find: 'const OUTLINE_MAX = 1_000;',
    put: 'const OUTLINE_MAX = 1_000_000;',
    noticedBy: {
      file: FIRST_DRAWING,
      title: 'X31.92 a form that takes longer than a second is said to load',
    },
  },
  {
    id: 'form-arrives-unseen',
    fault: 'a form that arrives right after the page said that it loads is never shown',
    file: 'apps/web/src/answering/use-answering-session.ts',
    find: 'loading.then(apply, () => {});',
    put: 'if (!ahead?.load) loading.then(apply, () => {});',
    noticedBy: {
      file: 'apps/web/src/answering/use-answering-session.test.tsx',
      title: 'X31.92 a form that arrives in the moment after the page said that it loads',
    },
  },
  {
    id: 'long-form-is-drawn-whole',
    fault: 'all of a long form is drawn before anything can be typed',
    file: 'apps/web/src/ui/light/render-when-idle.tsx',
    find: 'useDeferredValue(true, children.length <= first)',
    put: 'true',
    noticedBy: {
      file: 'apps/web/src/ui/light/render-when-idle.test.tsx',
      title: 'X31.92 of a long list the first are drawn at once',
    },
  },
  {
    id: 'editor-draws-all-first',
    fault: 'nothing of a long form can be edited before all of it is drawn',
    file: `${EDITOR}/canvas/section-list.tsx`,
    find: 'const FIRST = 40;',
    put: 'const FIRST = 4_000;',
    noticedBy: {
      file: 'e2e/editor/editor-long-form.spec.ts',
      title: 'X31.93 of a long form the first 40 questions are drawn first',
    },
  },
  {
    id: 'item-is-not-drawn-again',
    fault: 'what was selected before still looks selected',
    file: `${EDITOR}/editing/editor-store.ts`,
    find: '[...idsOf(before), ...idsOf(after)]',
    put: '[...idsOf(after)]',
    noticedBy: {
      file: `${EDITOR}/editing/editor-store.test.ts`,
      title: 'E2.21 X35.06 who follows one item hears',
    },
  },
  {
    id: 'switch-of-the-question-before',
    fault: 'a switch changes the question that was selected before',
    file: `${EDITOR}/fields/bound-switch.tsx`,
    find: 'latest.current = onChange;',
    put: '',
    noticedBy: {
      file: `${EDITOR}/editing/editor-context.test.tsx`,
      title: 'E3.49 a switch changes the question whose properties are shown now',
    },
  },
  {
    id: 'lists-keep-their-old-names',
    fault: 'a question is moved to a section under the name it had before',
    file: `${EDITOR}/editing/editor-context.tsx`,
    find: 'if (before?.of === definition) return before.value;',
    put: 'if (before) return before.value;',
    noticedBy: {
      file: `${EDITOR}/editing/editor-context.test.tsx`,
      title: 'E2.21 the lists that a question can be moved to',
    },
  },
];
