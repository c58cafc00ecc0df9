// Faults around the editor: versions that are brought back or put together, hints, translations, copied sections.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const RESTORE = 'packages/domain/src/forms/versions/restore-version.ts';
const OF_RESTORE = 'packages/domain/src/forms/versions/restore-version.test.ts';
const MERGE = 'packages/domain/src/forms/versions/merge-forms.ts';
const OF_MERGE = 'packages/domain/src/forms/versions/merge-forms.test.ts';
const FILL = 'packages/domain/src/forms/languages/fill-translations.ts';
const OF_FILL = 'packages/domain/src/forms/languages/fill-translations.test.ts';
const SHEET = 'packages/domain/src/forms/languages/translation-sheet.ts';

export const FORM_VERSIONS_MUTANTS: readonly Mutant[] = [
  {
    id: 'outdated-translation-unsaid',
    fault: 'nobody reads that a text changed and its translation did not',
    file: 'packages/domain/src/forms/languages/outdated-translations.ts',
    find: 'versionIn(text, language) === versionIn(was, language)',
    put: 'versionIn(text, language) !== versionIn(was, language)',
    noticedBy: {
      file: 'packages/domain/src/forms/quality/form-hints.test.ts',
      title: 'X35.33 a text that changed while its translation stayed',
    },
  },
  {
    id: 'removed-language-comes-back',
    fault: 'a language that was removed is offered again once a section is conditional',
    file: 'packages/domain/src/forms/languages/translations.ts',
    find: '...prompts, ',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/languages/translations.test.ts',
      title: 'X11.03 a language that was removed does not come back',
    },
  },
  {
    id: 'moved-into-a-new-section-reads-as-deleted',
    fault: 'a question that went into a new section is listed as deleted',
    file: 'packages/domain/src/forms/compare/section-changes.ts',
    find: 'if (was && was.list !== is.list) moved',
    put: 'if (was && was.list !== is.list && before.sections.some(({ id: known }) => is.list.startsWith(known))) moved',
    noticedBy: {
      file: 'packages/domain/src/forms/compare/compare-forms.test.ts',
      title: 'X12.02 know a question that went into a section that was made for it',
    },
  },
  {
    id: 'changes-of-two-options-under-one-id',
    fault: 'of two changed options with the same id only one is listed after another version is chosen',
    file: 'packages/domain/src/forms/compare/section-changes.ts',
    find: 'id: `${after.id} ${change.id}`,',
    put: 'id: change.id,',
    noticedBy: {
      file: 'packages/domain/src/forms/compare/compare-forms.test.ts',
      title: 'X12.02 tell apart the options of two questions that have the same ids',
    },
  },
  {
    id: 'restored-question-of-another-kind',
    fault: 'a version that is brought back changes the kind of a question that has answers',
    file: RESTORE,
    find: 'return was?.kind === question.kind ? was : question;',
    put: 'return was ?? question;',
    noticedBy: { file: OF_RESTORE, title: 'X35.30 with submissions texts, options and settings come back' },
  },
  {
    id: 'restored-form-locks-itself',
    fault: 'a version that was not editable locks an editable form with answers for good',
    file: RESTORE,
    find: 'const options = { ...version.options, editableForm: stored.options.editableForm };',
    put: 'const { options } = version;',
    noticedBy: { file: OF_RESTORE, title: 'X35.30 with submissions texts, options and settings come back' },
  },
  {
    id: 'restored-location-sold-twice',
    fault: 'a version that is brought back takes away a location of which seats were sold',
    file: RESTORE,
    find: 'if (keepsAll) return',
    put: 'if (keepsAll || true) return',
    noticedBy: { file: OF_RESTORE, title: 'X35.30 a section that was of the other type keeps its texts' },
  },
  {
    id: 'merged-over-a-deletion',
    fault: 'what one person deleted and the other changed is lost without a word',
    file: MERGE,
    find: 'if (left !== undefined && !sameValue(left, item)) throw new Collision();',
    put: 'if (left === item) throw new Collision();',
    noticedBy: { file: OF_MERGE, title: 'X35.45 where both changed the same thing' },
  },
  {
    id: 'merged-question-twice',
    fault: 'a question that two people moved apart stands twice in the form',
    file: MERGE,
    find: 'return isMisplaced(form, { base, mine, theirs }) || contradicts(form, mine, theirs) ? null : form;',
    put: 'return form;',
    noticedBy: { file: OF_MERGE, title: 'X35.45 where both changed the same thing' },
  },
  {
    id: 'hint-on-capitals-missed',
    fault: 'the same option in capitals is not said to be repeated',
    file: 'packages/domain/src/forms/quality/form-hints.ts',
    find: ".replaceAll(/\\s+/g, ' ').toLowerCase()",
    put: ".replaceAll(/\\s+/g, ' ')",
    noticedBy: {
      file: 'packages/domain/src/forms/quality/form-hints.test.ts',
      title: 'X35.33 sections, conditions and questions without a text',
    },
  },
  {
    id: 'empty-cell-deletes-a-translation',
    fault: 'an empty cell of a pasted column deletes the translation that was there',
    file: FILL,
    find: "(before, { ref, text }) => (text === '' ? before : setTranslation(before, ref, { language, text })),",
    put: '(before, { ref, text }) => setTranslation(before, ref, { language, text }),',
    noticedBy: { file: OF_FILL, title: 'X35.36 a column fills the texts from a cell downwards' },
  },
  {
    id: 'translation-of-another-text',
    fault: 'a sheet gives a text the translation of what stood there before',
    file: SHEET,
    find: "if (line.own !== '' && alike(line.own) !== alike(line.now)) return 'changed';",
    put: '',
    noticedBy: { file: OF_FILL, title: 'X35.38 each line that is not taken is named' },
  },
  {
    id: 'area-of-another-town-copied',
    fault: 'a copied section names an area that this municipality does not have',
    file: 'packages/domain/src/forms/edit/take-sections.ts',
    find: "return isKnown(copy.relatedArea) ? copy : { ...copy, relatedArea: '' };",
    put: 'return copy;',
    noticedBy: {
      file: 'packages/domain/src/forms/edit/take-sections.test.ts',
      title: 'X35.40 sections of another form come with all that is in them',
    },
  },
  {
    id: 'copy-without-its-title',
    fault: 'a copy has the title of its source, whatever was written',
    file: 'apps/server/src/features/forms/saving/duplicate-form.ts',
    find: "return title === '' ? definition :",
    put: "return title !== '' ? definition :",
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/duplicate-form.test.ts',
      title: 'X35.47 the copy has the title that was chosen',
    },
  },
  {
    id: 'area-of-a-colleague-taken-back',
    fault:
      'putting two people’s changes together moves the form back to the area that a colleague had taken it out of',
    file: MERGE,
    find: '      (_key, inside) => pickChanged(inside),\n    );\n    return {',
    put: '      (_key, inside) => inside.mine,\n    );\n    return {',
    noticedBy: {
      file: OF_MERGE,
      title: 'X35.45 the area and the synchronisation are those of who changed them',
    },
  },
  {
    id: 'question-in-a-conditional-section',
    fault:
      'a question that a colleague added ends in a section that is conditional now, and can be neither seen nor saved',
    file: MERGE,
    find: 'isMisplaced(form, { base, mine, theirs }) || contradicts(form, mine, theirs)',
    put: 'isMisplaced(form, { base, mine, theirs })',
    noticedBy: { file: OF_MERGE, title: 'X35.45 changes that exclude each other are not put together' },
  },
  {
    id: 'moved-back-from-deletion',
    fault: 'a question that a person deleted is back, unseen, because a colleague moved it',
    file: 'packages/domain/src/forms/versions/merge-forms.ts',
    find: 'return present.size < ids.length || questionIds(base).some(isBack);',
    put: 'return present.size < ids.length;',
    noticedBy: {
      file: 'packages/domain/src/forms/versions/merge-forms.test.ts',
      title: 'a question that one moved and the other deleted',
    },
  },
  {
    id: 'changed-and-moved-by-both',
    fault: 'what a colleague changed in a question that both moved is lost unseen',
    file: 'packages/domain/src/forms/versions/merge-forms.ts',
    find: '    if (!was && own && other && !sameValue(own, other)) throw new Collision();\n',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/versions/merge-forms.test.ts',
      title: 'a question that one moved and the other deleted',
    },
  },
  {
    id: 'order-of-fields-is-a-change',
    fault: 'what the database returns with its fields in another order is shown as a change of the form',
    file: 'packages/domain/src/forms/compare/changed-fields.ts',
    find: 'return sameValue(before ?? null, after ?? null) ?',
    put: 'return JSON.stringify(before ?? null) === JSON.stringify(after ?? null) ?',
    noticedBy: {
      file: 'packages/domain/src/forms/compare/compare-forms.test.ts',
      title: 'X12.02 that are equal differ in nothing',
    },
  },
  {
    id: 'purpose-comes-back',
    fault: 'a purpose that a document had for another kind of question counts once the kind is changed',
    file: 'packages/domain/src/interchange/forms/question-document.ts',
    find: '    [PURPOSE, purposeField(kind, written[PURPOSE]).purpose !== question.purpose],\n',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/interchange/forms/form-document.test.ts',
      title: 'of another program, which meant nothing for the kind it had',
    },
  },
];
