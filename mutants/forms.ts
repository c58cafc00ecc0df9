// Faults in opening, publishing, listing and deleting forms, and in what the API returns about them.
import type { Mutant } from '../scripts/mutants/mutant.ts';

export const FORM_MUTANTS: readonly Mutant[] = [
  {
    id: 'forms-by-base-title',
    fault: 'the list of forms is in the order of titles that the reader does not see',
    file: 'apps/server/src/features/forms/queries.ts',
    find: "coalesce(nullif(f.titles -> 'in' ->> ${language}::text, ''), f.title)",
    put: 'f.title',
    noticedBy: {
      file: 'apps/server/src/whole-server/form-titles.test.ts',
      title: 'X40.43 the list finds a form by its title in any language',
    },
  },
  {
    id: 'form-found-by-its-base-title-only',
    fault: 'who reads forms in Galician does not find one by the title that the list shows',
    file: 'apps/server/src/features/forms/queries.ts',
    find: "\n    or exists (select from jsonb_each_text(f.titles -> 'in') t where lower(t.value) like lower(${pattern})))`;",
    put: ')`;',
    noticedBy: {
      file: 'apps/server/src/whole-server/form-titles.test.ts',
      title:
        'the list finds a form by its title in any language, and is in the order of the titles that the reader sees',
    },
  },
  {
    id: 'saved-title-without-translations',
    fault: 'lists show the title of a form in its base language to everybody',
    file: 'apps/server/src/features/forms/queries.ts',
    find: '${form.areaId}, ${title.text}, ${JSON.stringify(title)}::jsonb,',
    put: '${form.areaId}, ${title.text}, ${JSON.stringify({ text: title.text })}::jsonb,',
    noticedBy: {
      file: 'apps/server/src/whole-server/form-titles.test.ts',
      title: "the staff's lists, pages and choices give a form's title with its translations",
    },
  },
  {
    id: 'deleted-form-opens-for-staff',
    fault: 'staff begin to answer a form that was deleted',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "throw new Problem('form-outside-areas');\n  return openNow(form);",
    put: "throw new Problem('form-outside-areas');\n  return form;",
    noticedBy: {
      file: 'apps/server/src/features/forms/open-form.test.ts',
      title: 'a deleted form is reported as deleted before anybody answers it, to staff and to visitors',
    },
  },
  {
    id: 'deleted-form-opens-for-visitors',
    fault: 'visitors begin to answer a form that was deleted',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "  if (form.deletedAt) throw new Problem('form-deleted');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/open-form.test.ts',
      title: 'a deleted form is reported as deleted before anybody answers it, to staff and to visitors',
    },
  },
  {
    id: 'closed-country-for-staff',
    fault: 'staff of a disabled country go on answering',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "  if (form.countryDisabled) throw new Problem('municipality-blocked');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/open-form.test.ts',
      title: 'forms of a disabled country are blocked',
    },
  },
  {
    id: 'private-form-for-visitors',
    fault: 'a visitor opens a private form by its URL',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "  if (!form.public && !mayAnswerAsCitizen(citizen, ofPortal)) throw new Problem('form-not-found');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'a public form is open to everybody',
    },
  },
  {
    id: 'form-of-other-area-edited',
    fault: 'an editor opens the form of another area',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "  if (form.deletedAt) throw new Problem('form-not-found');\n  if (!within(formScope(actor), { areaId: form.areaId })) throw new Problem('form-outside-areas');",
    put: "  if (form.deletedAt) throw new Problem('form-not-found');",
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'keeps a form to its area',
    },
  },
  {
    id: 'deleted-form-edited',
    fault: 'a deleted form is opened in the editor',
    file: 'apps/server/src/features/forms/open-form.ts',
    find: "  if (form.deletedAt) throw new Problem('form-not-found');\n  if (!within",
    put: '  if (!within',
    noticedBy: {
      file: 'apps/server/src/features/forms/form-entity.test.ts',
      title: 'a deleted form does not exist for the editor',
    },
  },
  {
    id: 'public-form-of-other-municipality',
    fault: 'staff answer the public forms of another municipality as its own people',
    file: 'packages/domain/src/access/scope.ts',
    find: '(form.public || form.portal) && form.municipalityId === actor.municipalityId',
    put: 'form.public || form.portal',
    noticedBy: {
      file: 'packages/domain/src/access/access.test.ts',
      title: 'lifts the area condition for public and portal forms',
    },
  },
  {
    id: 'everybody-publishes',
    fault: 'a supervisor publishes a form',
    file: 'apps/server/src/features/forms/saving/set-visibility.ts',
    find: "  if (!mayPublishForms(actor)) throw new Problem('forbidden');\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'the switch publishes immediately, for the roles that have it, within their areas',
    },
  },
  {
    id: 'portal-form-published',
    fault: 'a form about citizens of the portal is published to everybody',
    file: 'apps/server/src/features/forms/saving/set-visibility.ts',
    find: "change.public ? whyNotOn(definition.options, 'publicAccess', syncOf(definition)) : null",
    put: 'null',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/set-visibility.test.ts',
      title: 'is disabled, and the server turns none on',
    },
  },
  {
    id: 'switch-of-portal-form-offered',
    fault: 'the switch of a portal form can be turned on',
    file: 'apps/server/src/features/forms/present.ts',
    find: "row.citizen || row.portal ? 'citizen'",
    put: "row.citizen ? 'citizen'",
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/set-visibility.test.ts',
      title: 'is disabled, and the server turns none on',
    },
  },
  {
    id: 'picture-of-private-form',
    fault: 'a stranger sees the picture of a private form',
    file: 'apps/server/src/features/forms/saving/header-image.ts',
    find: '(form) => form.open || (',
    put: '(form) => form !== null || (',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/header-image.test.ts',
      title: 'a visitor sees that of a public form, while it is public',
    },
  },
  {
    id: 'deleted-unseen',
    fault: 'a form that somebody has changed since is deleted unseen',
    file: 'apps/server/src/features/forms/saving/delete-form.ts',
    find: '    if (row.version !== seen.version) {',
    put: '    if (row.version < 0) {',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/delete-form.test.ts',
      title: 'refuses to delete over a version',
    },
  },
  {
    id: 'list-of-all-areas',
    fault: 'the list shows forms of areas that are not the own ones',
    file: 'apps/server/src/features/forms/queries.ts',
    find: "f.deleted_at is null and ${inScope(scope, 'f.area_id')}",
    put: 'f.deleted_at is null',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'keeps a form to its area',
    },
  },
  {
    id: 'deleted-forms-listed',
    fault: 'the list shows deleted forms',
    file: 'apps/server/src/features/forms/queries.ts',
    find: 'return sql`f.deleted_at is null and ',
    put: 'return sql`',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/delete-form.test.ts',
      title: 'hides a form that has submissions',
    },
  },
  {
    id: 'percent-is-a-pattern',
    fault: 'a person who searches for 1_0 finds 100',
    file: 'apps/server/src/platform/db/contains.ts',
    find: 'text.replace(/[\\\\%_]/g, (character) => `\\\\${character}`)',
    put: 'text',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'filters by what the name contains',
    },
  },
  {
    id: 'answerer-told-the-product',
    fault: 'what an answerer gets reveals what the payments of a form hold',
    file: 'apps/server/src/features/forms/present.ts',
    find: '    payments: null,\n    appointment',
    put: '    appointment',
    noticedBy: {
      file: 'apps/server/src/features/forms/forms.test.ts',
      title: 'X5.02 what an answerer gets',
    },
  },
  {
    id: 'answerer-told-the-incidents',
    fault: 'what an answerer gets reveals the incident system',
    file: 'apps/server/src/features/forms/present.ts',
    find: "    incidents: { username: '', areaId: -1, incidentTypeId: null, incidentTypeByState: [], public: false },\n",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/forms/saving/incidents.test.ts',
      title: 'what an answerer gets reveals nothing of the incident system',
    },
  },
  {
    id: 'full-form-opens',
    fault: 'a form that is full lets people fill it in for nothing',
    file: 'apps/server/src/features/forms/present.ts',
    find: 'form.counted >= form.responseLimit',
    put: 'form.counted > form.responseLimit',
    noticedBy: {
      file: 'apps/server/src/features/submissions/submissions.test.ts',
      title: 'takes no more submissions than the limit, however many come at the same time',
    },
  },
];
