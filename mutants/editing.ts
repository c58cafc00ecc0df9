// Faults in what an author meets while editing: traps without a question, titles that are taken, work that is refused.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const SAVING = 'apps/server/src/features/forms/saving';
const OF_INCIDENTS = `${SAVING}/incidents.test.ts`;

export const EDITING_MUTANTS: readonly Mutant[] = [
  {
    id: 'form-locked-without-a-question',
    fault: 'one press locks an answered form for good',
    file: 'apps/web/src/features/forms/editor/settings/option-switch.tsx',
    find: 'if (!locksForGood) return null;',
    put: 'return null;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/form-options.test.tsx',
      title: 'X31.63 E4.18 turning editing off',
    },
  },
  {
    id: 'earlier-type-not-used-again',
    fault: 'a form cannot return to its earlier title',
    file: `${SAVING}/agreed-types.ts`,
    find: '  if (known !== null) return { id: known };\n',
    put: '',
    noticedBy: { file: OF_INCIDENTS, title: 'X31.64 E4.32 a form returns to an earlier title' },
  },
  {
    id: 'imported-types-not-noted',
    fault: 'an imported form cannot return to its earlier title',
    file: `${SAVING}/agree-outside.ts`,
    find: '  await noteTypesInUse(save);\n',
    put: '',
    noticedBy: { file: OF_INCIDENTS, title: 'X31.64 types of a form that was stored before' },
  },
  {
    id: 'taken-title-proposed',
    fault: 'the title that is offered as free is taken too',
    file: 'packages/domain/src/forms/checks/free-title.ts',
    find: 'if (!typesOf(candidate).some((type) => taken.has(typeKey(type)))) return candidate;',
    put: 'return candidate;',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/free-title.test.ts',
      title: 'X31.65 a title that is taken',
    },
  },
  {
    id: 'x36.85-wrong-state-named',
    fault: 'an author shortens the wrong state and is refused again',
    file: 'packages/domain/src/forms/checks/check-form.ts',
    find: '(next.length > longest.length ? next : longest)',
    put: '(longest.length > 0 ? longest : next)',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/check-form.test.ts',
      title: 'E5.24 X36.85 refuses title and state name',
    },
  },
  {
    id: 'any-picture-by-naming-its-form',
    fault: 'a form shows the picture of a form of another area',
    file: `${SAVING}/header-image.ts`,
    find: 'return source !== null && within(formScope(by), { areaId: source.areaId });',
    put: 'return source !== null;',
    noticedBy: { file: `${SAVING}/header-image.test.ts`, title: 'X31.66 W16 the copy of changes' },
  },
  {
    id: 'second-tab-takes-the-draft',
    fault: 'two tabs with new forms overwrite each other',
    file: 'apps/web/src/features/forms/editor/editing/keep-edit.ts',
    find: 'const key = isAdopted ? found.key : prefix + newEntityId();',
    put: "const key = isAdopted ? found.key : prefix + 'one';",
    noticedBy: { file: 'e2e/editor/editor-drafts.spec.ts', title: 'X31.67 X12.03 two tabs with new forms' },
  },
  {
    id: 'refused-changes-stay-open',
    fault: 'a form that got a submission seems editable, and every save is refused',
    file: 'apps/web/src/features/forms/editor/editing/use-save.ts',
    find: '    lock(now);\n',
    put: '',
    noticedBy: {
      file: 'e2e/editor/editor-drafts.spec.ts',
      title: 'a submission that arrives while a form is edited locks it, and the changes go on as a copy',
    },
  },
  {
    id: 'refused-state-name-dropped',
    fault: 'a form is saved with the old name of a state, although another one was typed',
    file: 'apps/web/src/features/forms/editor/editing/use-save.ts',
    find: "if (refusedName !== '') {",
    put: "if (refusedName === 'never') {",
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/settings/states-card.test.tsx',
      title: 'X31.70 E5.14 E5.15 a save stops',
    },
  },
  {
    id: 'copy-lost-on-a-shared-device',
    fault:
      'at a counter saving as a copy, and a form read from a file, open an empty form, and everything is gone',
    file: 'apps/web/src/features/forms/editor/editing/keep-edit.ts',
    find: 'handedOver = (await keepDraft(key, kept)) ? null : { key, edit: kept };',
    put: 'handedOver = (await keepDraft(key, kept)) ? null : null;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/keep-edit.test.ts',
      title: 'a device that keeps nothing still opens it',
    },
  },
  {
    id: 'undo-over-a-colleague',
    fault:
      'old changes that were discarded and came back with undo are saved over what a colleague saved since',
    file: 'apps/web/src/features/forms/editor/editing/begun-on.ts',
    find: 'if (found !== undefined) version = found;',
    put: 'if (found !== undefined) version = Math.max(version ?? 0, found ?? 0);',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/begun-on.test.ts',
      title: 'that come back with undo are not saved over what was saved since',
    },
  },
  {
    id: 'loss-asked-at-every-save',
    fault: 'who saves and stays is asked at every save about options that the first one deleted',
    file: 'apps/web/src/features/forms/editor/editing/editor-store.ts',
    find: '      setAside.clear();\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/save-questions.test.ts',
      title: 'are not asked about again at the next save',
    },
  },
  {
    id: 'options-lost-with-the-kind',
    fault: 'a kind that was chosen by mistake costs all options',
    file: 'packages/domain/src/forms/edit/change-kind.ts',
    find: 'const { options, searchable, link, linkTitle } = keptContent(question, kept);',
    put: 'const { options, searchable, link, linkTitle } = keptContent(question);',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/edit-form.test.ts',
      title: 'X31.71 options and link that were set aside',
    },
  },
  {
    id: 'undoing-takes-later-work',
    fault: 'undoing the switch undoes what somebody saved after it',
    file: `${SAVING}/set-visibility.ts`,
    find: 'if (!before || !differsByVisibility(before, definition))',
    put: 'if (!before)',
    noticedBy: { file: `${SAVING}/set-visibility.test.ts`, title: 'X31.72 only the switch itself' },
  },
  {
    id: 'switch-clears-without-a-word',
    fault: 'one press in the list deletes the voucher of a public form',
    file: 'apps/web/src/features/forms/list/use-publish.ts',
    find: '      if (!isPublic && !(await confirms(form))) return;\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/forms/list/form-list-screen.test.tsx',
      title: 'X31.72 P4.14 E4.37 going private',
    },
  },
  {
    id: 'set-aside-is-lost-on-reload',
    fault: 'options of a question that changed its kind are gone after a reload',
    file: 'apps/web/src/features/forms/editor/editing/keep-edit.ts',
    find: 'const setAside = [...store.setAside];',
    put: 'const setAside: KeptEdit["setAside"] = [];',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/canvas/writing.test.tsx',
      title: 'X31.71 E3.48 a question that becomes another kind',
    },
  },
  {
    id: 'focus-kept-from-the-person',
    fault: 'the keyboard opens a menu right after adding something, and the menu loses the focus',
    file: 'apps/web/src/features/forms/editor/editing/focus-keeper.tsx',
    find: 'if (altKey || MOVING_KEYS.has(key)) stop();',
    put: 'if (MOVING_KEYS.size === 0) stop();',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/editing/focus-keeper.test.ts',
      title: 'the focus stays where the person went',
    },
  },
  {
    id: 'semicolon-always-divides',
    fault: 'a pasted question with a semicolon loses its end',
    file: 'packages/domain/src/forms/edit/paste-questions.ts',
    find: 'const hasOptions = semicolon >= 0 && bars > semicolon;',
    put: 'const hasOptions = semicolon >= 0;',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/paste-questions.test.ts',
      title: 'X35.05 every line is a question',
    },
  },
  {
    id: 'moved-questions-lost',
    fault: 'questions that are moved together into a section that is gone are deleted',
    file: 'packages/domain/src/forms/edit/edit-many.ts',
    find: 'return after === without ? definition : after;',
    put: 'return after;',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/edit-many.test.ts',
      title: 'X35.06 they are moved to the end',
    },
  },
  {
    id: 'stored-blank-option-dropped',
    fault: 'saving deletes a blank option that people have answered',
    file: 'packages/domain/src/forms/edit/edit-choices.ts',
    find: '!keep.has(id) && ',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/blank-choices.test.ts',
      title: 'X35.10 blank options at the end',
    },
  },
  {
    id: 'options-lost-without-a-question',
    fault: 'a save deletes the options of a question of another kind unasked',
    file: 'apps/web/src/features/forms/editor/editing/save-questions.ts',
    find: 'if (losing.length === 0) return true;',
    put: 'if (losing.length >= 0) return true;',
    noticedBy: {
      file: 'apps/web/src/features/forms/editor/canvas/writing.test.tsx',
      title: 'X35.04 X31.71 a save that deletes',
    },
  },
];
