// Faults in the names of states and the titles of signatures that people read in other languages.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN = 'packages/domain/src';
const IN_FORM = `${DOMAIN}/forms/languages/shown-names.test.ts`;
const SHOWN = 'apps/server/src/whole-server/shown-names.test.ts';

export const SHOWN_NAMES_MUTANTS: readonly Mutant[] = [
  {
    id: 'x36.90-renamed-state-untranslated',
    fault: 'a state loses its translations when it is renamed',
    file: `${DOMAIN}/forms/workflow/workflow.ts`,
    find: '({ ...state, name: name.trim() })',
    put: '({ id: state.id, name: name.trim(), transitions: state.transitions })',
    noticedBy: { file: IN_FORM, title: 'X36.90 a renamed state keeps its translations' },
  },
  {
    id: 'x36.90-names-not-missing',
    fault: 'a form reads as translated while its states are not',
    file: `${DOMAIN}/forms/languages/translations.ts`,
    find: '    ...stateTexts(definition),\n',
    put: '',
    noticedBy: { file: IN_FORM, title: 'X36.90 a language that lacks one of them' },
  },
  {
    id: 'x36.90-first-of-two-signatures',
    fault: 'the translation of the second of two signatures with the same title goes to the first',
    file: `${DOMAIN}/forms/languages/translations.ts`,
    find: 'alike[after] ?? -1',
    put: 'alike[0] ?? -1',
    noticedBy: { file: IN_FORM, title: 'X36.90 names of states and titles of signatures' },
  },
  {
    id: 'x36.91-state-looked-up-in-spanish',
    fault: 'who looks a state up reads it in the language of the author',
    file: 'apps/server/src/features/records/look-up/routes.ts',
    find: 'state: inLanguage(state, body.language)',
    put: 'state: state.text',
    noticedBy: { file: SHOWN, title: 'X36.91 a state is looked up' },
  },
  {
    id: 'x36.91-record-in-spanish',
    fault: 'a record in another language names the signatures in the language of the author',
    file: `${DOMAIN}/presentation/submission-tree-of.ts`,
    find: 'inLanguage(titleOf(asked), language)',
    put: 'asked.title',
    noticedBy: { file: SHOWN, title: 'X36.91 a record names state and signature' },
  },
  {
    id: 'x36.91-programs-read-a-translation',
    fault: 'a program gets a translation in place of the name of a state',
    file: `${DOMAIN}/presentation/state-name.ts`,
    find: 'return stateAt(states, current)?.name ?? null;',
    put: 'return stateAt(states, current)?.in?.["pt"] ?? null;',
    noticedBy: { file: SHOWN, title: 'X36.91 programs, events, sheets' },
  },
  {
    id: 'x36.92-signature-without-limit',
    fault: 'the translation of a title is longer than the box to sign in has room for',
    file: `${DOMAIN}/forms/shape/form-shape.ts`,
    find: "if (lengthOf(text) > SIGNATURE_TITLE_MAX)\n      report(at, 'signature-translation-too-long'",
    put: "if (lengthOf(text) > 4_000)\n      report(at, 'signature-translation-too-long'",
    noticedBy: { file: SHOWN, title: 'X36.92 a translation longer than its text may be' },
  },
  {
    id: 'x36.93-translations-not-written',
    fault: 'the translations of states are lost between two installations',
    file: `${DOMAIN}/interchange/forms/workflow-document.ts`,
    find: "...localizedFields(nameOf(state), 'nombre')",
    put: 'nombre: nameOf(state).text',
    noticedBy: { file: IN_FORM, title: 'X36.93 documents carry them' },
  },
  {
    id: 'staff-read-base-states',
    fault: 'staff read the states of the list in the base language of the form',
    file: `${DOMAIN}/presentation/state-name.ts`,
    find: '...(stateIn && { stateIn })',
    put: '...(stateIn && text === "" && { stateIn })',
    noticedBy: {
      file: SHOWN,
      title:
        'X36.91 staff get states with their translations: in the list, on the home page and in what it finds',
    },
  },
];
