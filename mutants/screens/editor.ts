// Faults in the form editor and in actions on a whole form: undo, checks, saving, leaving, copying.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const STORE = 'apps/web/src/features/forms/editor/editing/editor-store.ts';
const OF_STORE = 'apps/web/src/features/forms/editor/editing/editor-store.test.ts';
const SAVE = 'apps/web/src/features/forms/editor/editing/use-save.ts';

export const SCREENS_EDITOR_MUTANTS: readonly Mutant[] = [
  {
    id: 'incident-area-of-another-town',
    fault:
      'a new form that goes to another municipality makes incidents in the area that has the same number there',
    file: 'apps/web/src/features/forms/editor/settings/area-picker.tsx',
    find: 'const definition = withoutOutsideNumbers(draft.definition);',
    put: 'const { definition } = withoutOutsideNumbers(draft.definition) && draft;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/area-picker.test.tsx',
      title: 'E3.59 E3.10 the incident area and the agenda of one municipality',
    },
  },
  {
    id: 'X40.20-form-too-large-to-be-saved',
    fault:
      'a list of two thousand streets is pasted as options, and neither saved nor found again after a reload',
    file: 'apps/web/src/features/forms/editor/editing/editor-store.ts',
    find: 'if (full) set({ ...state, full });',
    put: 'if (full && state.full) set({ ...state, full });',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/editor-store.test.ts',
      title: 'X40.20 a change that makes a form larger than it may be',
    },
  },
  {
    id: 'X40.20-options-counted-by-question-only',
    fault: 'a form with more options than it may have is built and cannot be saved',
    file: 'packages/domain/src/forms/checks/form-size.ts',
    find: "{ limit: 'options', max: CHOICES_MAX, count: choices },",
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/form-size.test.ts',
      title: 'X40.20 the options of all questions count together',
    },
  },
  {
    id: 'step-back-forgets-the-selection',
    fault: 'a step back shows the properties of another item than it changes',
    file: STORE,
    find: 'selection: existing(step.draft.definition, step.selection),',
    put: 'selection: existing(step.draft.definition, state.selection),',
    noticedBy: { file: OF_STORE, title: 'E2.21 every step can be taken back' },
  },
  {
    id: 'each-letter-a-step',
    fault: 'a word has to be taken back character by character',
    file: STORE,
    find: 'const merges = mark !== null && mark === state.mark && state.past.length > 0;',
    put: 'const merges = false;',
    noticedBy: { file: OF_STORE, title: 'E2.21 what is typed into one field is one step' },
  },
  {
    id: 'two-fields-one-step',
    fault: 'taking back one field takes back the one before it too',
    file: STORE,
    find: 'const merges = mark !== null && mark === state.mark &&',
    put: 'const merges = mark !== null &&',
    noticedBy: { file: OF_STORE, title: 'E2.21 what is typed into one field is one step' },
  },
  {
    id: 'old-future-comes-back',
    fault: 'a step forward after a new edit brings an edit back that was given up',
    file: STORE,
    find: '    past: final ? [] : past,\n    future: [],',
    put: '    past: final ? [] : past,',
    noticedBy: { file: OF_STORE, title: 'E2.21 every step can be taken back' },
  },
  {
    id: 'final-step-taken-back',
    fault: 'what was said to be final can be taken back',
    file: STORE,
    find: 'past: final ? [] : past,',
    put: 'past,',
    noticedBy: { file: OF_STORE, title: 'E4.64 after a final step' },
  },
  {
    id: 'refusal-stays-after-an-edit',
    fault: 'a refused check still stands there when the form has changed',
    file: STORE,
    find: '    failure: null,\n    selection: existing(draft.definition, select),',
    put: '    selection: existing(draft.definition, select),',
    noticedBy: {
      file: OF_STORE,
      title: 'the refused check is dropped with the next change, what is deleted is not selected any more',
    },
  },
  {
    id: 'saved-form-has-changes',
    fault: 'a form that was just saved asks before it is left',
    file: STORE,
    find: 'saved: stored, draft: stored, mark: null });',
    put: 'draft: stored, mark: null });',
    noticedBy: { file: OF_STORE, title: 'E4.31 a form taken back to how it was saved' },
  },
  {
    id: 'languages-of-the-form-not-offered',
    fault: 'a stored form does not show the languages that it has',
    file: STORE,
    find: '    languages: languagesOf(draft.definition),\n    translationsShown: false,',
    put: '    languages: [],\n    translationsShown: false,',
    noticedBy: { file: OF_STORE, title: 'E3.17 X11.06 a stored form offers the languages' },
  },
  {
    id: 'dropped-one-too-far',
    fault: 'an item that is dragged down lands one position too far',
    file: 'apps/web/src/features/forms/editor/canvas/drop-target.ts',
    find: 'return gap > from ? gap - 1 : gap;',
    put: 'return gap;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/canvas/drop-target.test.ts',
      title: 'X11.04 the gaps around an element',
    },
  },
  {
    id: 'created-in-another-time-zone',
    fault: 'the form says that it was created three hours later than it was',
    file: 'apps/web/src/features/forms/editor/settings/created-on.ts',
    find: 'wallTimeOf(iso, timeZone)',
    put: "wallTimeOf(iso, 'UTC')",
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/saving.test.tsx',
      title: 'E2.06 E2.07 E9.12 a form that was saved before',
    },
  },
  {
    id: 'conflict-not-shown',
    fault: 'a person who saves over a newer version sees no message',
    file: SAVE,
    find: "code === 'stale-version') setStale(true);",
    put: "code === 'stale-version') setStale(false);",
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/going-on.test.tsx',
      title: 'X5.01 X12.04 E4.31 E8.14 X35.45 somebody else saved',
    },
  },
  {
    id: 'lost-reply-ends-the-editing',
    fault: 'after a lost reply a new form can never be saved',
    file: SAVE,
    find: '      mayBeStored.current = mayBeStoredDespite(error);\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/saving.test.tsx',
      title: 'E7.03 E8.14 a lost reply keeps what was typed',
    },
  },
  {
    id: 'refused-form-is-sent',
    fault: 'the browser sends a form that its own checks refuse',
    file: SAVE,
    find: '      refuse(refusal.issues[0]);\n      return false;',
    put: '      refuse(refusal.issues[0]);',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/saving.test.tsx',
      title: 'E2.01 E2.15 E4.31 E5.16 E5.18 a save that is refused',
    },
  },
  {
    id: 'new-incident-type-not-asked',
    fault: 'a form with submissions gets another incident type without a question',
    file: 'apps/web/src/features/forms/editor/editing/save-questions.ts',
    find: 'if (!hasSubmissions || !replacesIncidentTypes(draft.definition, saved.definition)) return true;',
    put: 'if (hasSubmissions || !replacesIncidentTypes(draft.definition, saved.definition)) return true;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/outside-systems.test.tsx',
      title: 'E4.67 E4.68 E4.69 a new title or area',
    },
  },
  {
    id: 'left-without-asking',
    fault: 'a link of the page loses what was not saved',
    file: 'apps/web/src/ui/staff/use-leave-guard.ts',
    find: "    document.addEventListener('click', onClick, { capture: true });\n",
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/leaving.test.tsx',
      title: 'E4.31 leaving with changes is asked',
    },
  },
  {
    id: 'unsaved-form-lost-by-a-reload',
    fault: 'a reload loses the changes of the last moment',
    file: 'apps/web/src/features/forms/editor/editing/keep-edit.ts',
    find: '    isChanged: (now, kept) => now.draft !== kept.draft,',
    put: '    isChanged: () => false,',
    noticedBy: {
      file: 'e2e/editor/editor-saving.spec.ts',
      title: 'X12.03 changes that are not saved survive',
    },
  },
  {
    id: 'excluded-option-can-be-switched',
    fault: 'options that exclude each other are turned on together',
    file: 'apps/web/src/features/forms/editor/settings/option-switch.tsx',
    find: '  if (why === null) return undefined;',
    put: "  if (why === null || name === 'citizenAssociationFromCitizenPortal') return undefined;",
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/form-options.test.tsx',
      title: 'E2.18 E2.23 E4.35 E4.36 E4.37 E4.53 E4.58 E4.60',
    },
  },
  {
    id: 'dangerous-option-not-asked',
    fault: 'a form becomes editable without a question',
    file: 'apps/web/src/features/forms/editor/settings/option-switch.tsx',
    find: '  if (question && !(await editor.confirm(question))) return;',
    put: '  if (question) void editor.confirm(question);',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/form-options.test.tsx',
      title: 'E2.12 E2.20 E2.22 E4.70 options bring',
    },
  },
  {
    id: 'first-signature-removable',
    fault: 'the last signature of a form can be removed',
    file: 'apps/web/src/features/forms/editor/settings/signature-list.tsx',
    find: '      {index > 0 && (',
    put: '      {index >= 0 && (',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/form-options.test.tsx',
      title: 'E4.75 E4.76 E4.77 E5.17 E9.02',
    },
  },
  {
    id: 'copied-into-an-area-of-another-town',
    fault: 'another country is chosen and the area of the first one stays',
    file: 'apps/web/src/features/forms/list/territory-picker.tsx',
    find: 'onPick={(country) => onChoose({ ...NOWHERE, country })}',
    put: 'onPick={(country) => onChoose({ ...chosen, country })}',
    noticedBy: {
      file: 'apps/web/src/features/forms/list/form-list-screen.test.tsx',
      title: 'X40.61 P2.75 P2.81 P2.83 P2.84 P5.01 P8.11 P4.30',
    },
  },
  {
    id: 'published-on-the-screen-only',
    fault: 'the switch says public while visitors find nothing',
    file: 'apps/web/src/features/forms/api.ts',
    find: 'body: { version: form.version, public: isPublic },',
    put: 'body: { version: form.version, public: false && isPublic },',
    noticedBy: {
      file: 'e2e/desk/shell.spec.ts',
      title: 'P4.14 P4.15 P4.16 P4.17 P2.64 the switch publishes',
    },
  },
  {
    id: 'issue-leads-nowhere',
    fault: 'a refused check of a question leads to the form and not to the question',
    file: 'apps/web/src/features/forms/editor/editing/issue-selection.ts',
    find: "  if (at?.questionId)\n    return { selection: { kind: 'question', id: at.questionId }, element: pickOf(at.questionId) };\n",
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/issue-selection.test.ts',
      title: 'E5.02 an issue of a question leads to the question',
    },
  },
];
