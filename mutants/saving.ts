// Faults in saving and copying forms, and in the checks of a save.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const SAVING_MUTANTS: readonly Mutant[] = [
  {
    id: 'save-over-newer-version',
    fault: 'of two people who save one form the second undoes the first',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: 'if (newest.version !== newest.seen)',
    put: 'if (newest.version < newest.seen)',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'refuses a save over a version that is no longer the newest',
    },
  },
  {
    id: 'structure-changed-under-answers',
    fault: 'questions are added to a form that has submissions',
    file: 'packages/domain/src/forms/checks/check-save.ts',
    find: 'stored ? checkEdit(stored, draft.definition, hasSubmissions) : []',
    put: 'stored ? checkEdit(stored, stored, hasSubmissions) : []',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'with editable form on, content changes',
    },
  },
  {
    id: 'form-moved-into-other-municipality',
    fault: 'a save moves a form, with its submissions, into another municipality',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: 'if (area.municipalityId !== stored.municipalityId) {',
    put: "if (area.municipalityId === '') {",
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/save-guards.test.ts',
      title: 'stays in its municipality',
    },
  },
  {
    id: 'form-saved-into-foreign-area',
    fault: 'a form is made in an area of others',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: 'if (!area || !within(formScope(actor), { areaId })) throw',
    put: 'if (!area) throw',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/bad-forms.test.ts',
      title: 'an area of others, or of nobody, is refused',
    },
  },
  {
    id: 'options-not-checked',
    fault: 'a form is stored with options that exclude each other',
    file: 'packages/domain/src/forms/checks/check-save.ts',
    find: '      ...checkOptions(draft.definition, stored ?? undefined),\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'refuses option combinations',
    },
  },
  {
    id: 'codes-without-keyword',
    fault: 'every submission of a municipality without keyword has the same record code',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: 'refuseUnsound({ draft, stored: null, hasSubmissions: false, keyword: area.keyword });',
    put: 'refuseUnsound({ draft, stored: null, hasSubmissions: false, keyword: null });',
    noticedBy: {
      file: 'apps/server/src/features/records/look-up/guess-codes.test.ts',
      title: 'without a keyword a form with codes is not saved',
    },
  },
  {
    id: 'another-form-under-the-id',
    fault: 'a second form sent under a taken id is reported as stored',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: 'if (!sameDefinition(first, asStored(form.definition, first)))',
    put: 'if (!first)',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'creating the same form twice makes one',
    },
  },
  {
    id: 'save-not-audited',
    fault: 'nobody can find out who changed a form',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: "  await auditSave(tx, form, { ...save, action: 'update' });\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/save-guards.test.ts',
      title: 'every save, the first and those after it',
    },
  },
  {
    id: 'picture-of-another-form',
    fault: 'a form shows the picture that was uploaded for another one',
    file: 'apps/server/src/features/forms/saving/header-image.ts',
    find: 'file.kind === KIND && isOfForm && own',
    put: 'file.kind === KIND && own',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/bad-forms.test.ts',
      title: 'the header image of another form is refused',
    },
  },
  {
    id: 'copy-into-other-municipality',
    fault: 'a person who works in two municipalities copies forms between them',
    file: 'apps/server/src/features/forms/saving/duplicate-form.ts',
    find: "  if (!stays && !worksAcrossMunicipalities(actor)) throw new Problem('form-outside-areas');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/duplicate-form.test.ts',
      title: 'X10.03',
    },
  },
  {
    id: 'copy-of-somebody-else-repeated',
    fault: 'the copy that somebody else made is reported as the person’s own',
    file: 'apps/server/src/features/forms/saving/duplicate-form.ts',
    find: ' &&\n    first.duplicated.username === editorName(actor)',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/duplicate-form.test.ts',
      title: 'X10.02',
    },
  },
  {
    id: 'title-one-too-long',
    fault: 'a title of 76 characters is saved, and its incident type refused',
    file: 'packages/domain/src/forms/checks/check-form.ts',
    find: 'lengthOf(titleOf(definition)) > INCIDENT_TITLE_MAX',
    put: 'lengthOf(titleOf(definition)) > INCIDENT_TITLE_MAX + 1',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/check-form.test.ts',
      title: 'refuses a title over 75 characters',
    },
  },
  {
    id: 'incident-per-single-state',
    fault: 'an incident per state is saved with one state',
    file: 'packages/domain/src/forms/checks/check-form.ts',
    find: 'definition.states.length < 2',
    put: 'definition.states.length < 1',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/check-form.test.ts',
      title: 'refuses an incident per state with a single state',
    },
  },
  {
    id: 'states-change-under-answers',
    fault: 'states are deleted that submissions are in',
    file: 'packages/domain/src/forms/checks/editability.ts',
    find: '    ...stateIssues(before, after),\n',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/editability.test.ts',
      title: ' is refused',
    },
  },
  {
    id: 'sold-location-renamed',
    fault: 'a location that sold seats is renamed, and sold again',
    file: 'packages/domain/src/forms/checks/editability.ts',
    find: '    ...locationIssues(before, after),\n',
    put: '',
    noticedBy: {
      file: 'packages/domain/src/forms/checks/editability.test.ts',
      title: 'keeps the names of its locations',
    },
  },
  {
    id: 'first-answer-while-agreeing',
    fault: 'a form that got its first submission while the platform was asked is changed under it',
    file: 'apps/server/src/features/forms/saving/save-form.ts',
    find: '    judge(before);\n',
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/agree-outside.test.ts',
      title: 'the first submission that arrives while the platform is asked',
    },
  },
  {
    id: 'platform-asked-under-the-lock',
    fault: 'a slow platform stops every submission of the municipality while a form is saved',
    file: 'apps/server/src/features/forms/saving/agree-outside.ts',
    find: 'const builtIn = await systems.builtIn(db, municipalityId);',
    put: 'const builtIn = { incidents: true, bookings: true };',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/agree-outside.test.ts',
      title: 'submissions are taken in while a silent platform',
    },
  },
  {
    id: 'created-type-forgotten',
    fault: 'after a save that lost, the form can never be saved: the platform has its incident type already',
    file: 'apps/server/src/features/forms/saving/agreed-types.ts',
    find: '  else await setAgreedType(db, key, created.id);\n',
    put: '  else await releaseClaim(db, key);\n',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/agree-outside.test.ts',
      title: 'the next save uses the type',
    },
  },
];
