// Faults in the filters of the list of submissions.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const FILTERS = 'e2e/desk/list-filters.spec.ts';
const PHONE_HEADS = 'e2e/desk/phone-heads.spec.ts';

export const SCREENS_LISTS_MUTANTS: readonly Mutant[] = [
  {
    id: 'deleted-last-row-leaves-an-empty-page',
    fault: 'after the only row of the last page was deleted, a list is empty and leads nowhere',
    file: 'apps/web/src/ui/staff/pager.tsx',
    find: 'const isBeyond = rows === 0 && count > 0 && page >= count;',
    put: 'const isBeyond = rows === 0 && count > 1 && page >= count;',
    noticedBy: {
      file: 'apps/web/src/ui/staff/pager.test.tsx',
      title: 'X10.09 a page whose last row was deleted gives way',
    },
  },
  {
    id: 'forms-in-the-order-of-other-titles',
    fault: 'who reads English chooses a form from a list in the order of Spanish titles',
    file: 'apps/web/src/ui/staff/choices/form-choices.ts',
    find: '.toSorted(byName)',
    put: '',
    noticedBy: {
      file: 'apps/web/src/ui/staff/choices/form-choices.test.ts',
      title: 'P1.24 forms to choose from stand in the order of the titles',
    },
  },
  {
    id: 'X40.18-choice-that-is-gone-reads-as-none',
    fault: 'a filter by a form that was deleted reads as all forms, and the list is empty',
    file: 'apps/web/src/ui/staff/choices/select-field.tsx',
    find: "const isUnlisted = value !== '' && !isListed && choices.length > 0;",
    put: 'const isUnlisted = false;',
    noticedBy: {
      file: 'apps/web/src/ui/staff/choices/unlisted-choices.test.tsx',
      title: 'X40.18 a list to choose from shows what is chosen and not in it',
    },
  },
  {
    id: 'X40.18-state-that-is-gone-has-no-filter',
    fault: 'a saved view filters by a state that the form lost, and no filter shows it',
    file: 'apps/web/src/features/submissions/filters/submission-filters.tsx',
    find: "const isUnused = isKnown && state !== '' &&",
    put: "const isUnused = !isKnown && state !== '' &&",
    noticedBy: {
      file: 'apps/web/src/features/submissions/filters/state-filter.test.tsx',
      title: 'X40.18 a state that the form does not have any more',
    },
  },
  {
    id: 'X40.18-lost-questions-take-columns',
    fault: 'questions that the form lost take the room of columns for ever',
    file: 'apps/web/src/features/submissions/columns/columns-button.tsx',
    find: 'draft.questions.filter((id) => asked.has(id))',
    put: 'draft.questions',
    noticedBy: {
      file: 'apps/web/src/features/submissions/columns/columns-button.test.tsx',
      title: 'X40.18 X33.64 columns of questions that the form lost',
    },
  },
  {
    id: 'replaced-view-is-shared-no-more',
    fault: 'who saves over a shared view takes it away from the others unawares',
    file: 'apps/web/src/features/submissions/views/views-button.tsx',
    find: 'picked ?? same?.shared ?? false',
    put: 'picked ?? false',
    noticedBy: {
      file: 'apps/web/src/features/submissions/views/views-button.test.tsx',
      title: 'X33.65 a shared view that its author replaces stays shared',
    },
  },
  {
    id: 'filters-lost-by-a-reload',
    fault: 'the URL of a filtered list finds everything',
    file: 'apps/web/src/features/submissions/filters/use-filtered-list.ts',
    find: '    query: queryOf(applied),',
    put: '    query: queryOf(NO_FILTER),',
    noticedBy: {
      file: 'apps/web/src/features/submissions/filters/filtered-list.test.tsx',
      title: 'a list is filtered by code, state and words',
    },
  },
  {
    id: 'order-lost-by-the-next-change',
    fault: 'an order is lost when something else of the list changes before it is drawn',
    file: 'apps/web/src/features/submissions/filters/use-filtered-list.ts',
    find: '...listIn(searchNow()), cursor: null, ...next',
    put: 'filter: applied, order, view, cursor: null, ...next',
    noticedBy: {
      file: 'apps/web/src/features/submissions/filters/use-filtered-list.test.tsx',
      title: 'a view that is named before the list is drawn',
    },
  },
  {
    id: 'spreadsheet-of-everything',
    fault: 'the spreadsheet of a filtered list has all answers',
    file: 'apps/web/src/features/submissions/list/submission-list-screen.tsx',
    find: '<ExportButton formId={formId} filter={query}',
    put: '<ExportButton formId={formId} filter={{}}',
    noticedBy: { file: FILTERS, title: 'the filter stands in the URL' },
  },
  {
    id: 'range-beside-a-single-day',
    fault: 'a range and a single day can be filled in together',
    file: 'apps/web/src/features/submissions/filters/submission-filters.tsx',
    find: "name=\"from\" label={t('list-filters.from')} disabled={draft.day !== ''}",
    put: 'name="from" label={t(\'list-filters.from\')} disabled={false}',
    noticedBy: {
      file: 'apps/web/src/features/submissions/list/submission-list.test.tsx',
      title: 'R5.04 R5.05 R5.06 R7.05 a single day',
    },
  },
  {
    id: 'X36.96-actions-fill-the-phone',
    fault: 'on a phone six buttons stand before the first card of the view',
    file: 'apps/web/src/ui/staff/menus/more-actions.tsx',
    find: "display: { xs: isOpen ? 'flex' : 'none', sm: 'contents' }",
    put: "display: { xs: 'flex', sm: 'contents' }",
    noticedBy: { file: PHONE_HEADS, title: 'X36.96 X36.97 on a phone' },
  },
  {
    id: 'X36.96-actions-gone-on-wide-screens',
    fault: 'on a wide screen the actions of a page are hidden',
    file: 'apps/web/src/ui/staff/menus/more-actions.tsx',
    find: "display: { xs: isOpen ? 'flex' : 'none', sm: 'contents' }",
    put: "display: isOpen ? 'flex' : 'none'",
    noticedBy: { file: PHONE_HEADS, title: 'X36.96 on a phone the head of the form list is one row' },
  },
  {
    id: 'X36.97-box-under-the-eye',
    fault: 'on the cards of the list the box stands lower than the eye beside it',
    file: 'apps/web/src/features/submissions/list/submission-table.tsx',
    find: "alignItems: 'center', alignSelf: 'start'",
    put: "alignItems: 'start'",
    noticedBy: { file: PHONE_HEADS, title: 'X36.96 X36.97 on a phone' },
  },
  {
    id: 'x36-98-former-rows-as-if-new',
    fault: 'a list shows the rows of the filter before as if they were those of the new one',
    file: 'apps/web/src/ui/staff/list-screen.tsx',
    find: 'list.isPlaceholderData === true || undefined',
    put: 'undefined',
    noticedBy: {
      file: 'apps/web/src/features/submissions/list/submission-list.test.tsx',
      title: 'X36.98 while another filter',
    },
  },
  {
    id: 'X40.56-list-vanishes',
    fault: 'rows that are shown vanish when the connection is lost while they are read again',
    file: 'apps/web/src/platform/page/shown-data.ts',
    find: 'isUnanswered(failure) || ',
    put: '',
    noticedBy: {
      file: 'apps/web/src/ui/staff/list-screen.test.tsx',
      title: 'X40.56 what is shown of',
    },
  },
  {
    id: 'X40.56-refused-stays',
    fault: 'what somebody may not see any more stays on the page',
    file: 'apps/web/src/platform/page/shown-data.ts',
    find: "failure.code === 'too-many-requests'",
    put: 'failure.status >= 400',
    noticedBy: {
      file: 'apps/web/src/ui/staff/list-screen.test.tsx',
      title: 'X40.56 what the server refuses',
    },
  },
  {
    id: 'X40.54-number-grouped',
    fault: 'the number of an incident is written like a count',
    file: 'apps/web/src/platform/number-format.ts',
    find: ' && COUNTED.has(name)',
    put: '',
    noticedBy: { file: 'apps/web/src/platform/texts.test.ts', title: 'X40.54 large counts' },
  },
  {
    id: 'X40.55-appointment-vanishes',
    fault: 'an appointment vanishes when it cannot be read again after a change',
    file: 'apps/web/src/features/appointments/use-reading.ts',
    find: '(before.key === key ? before : { key })',
    put: '{ key }',
    noticedBy: {
      file: 'apps/web/src/features/appointments/appointment-link-screen.test.tsx',
      title: 'X34.76 X40.55 a change that never arrived',
    },
  },
  {
    id: 'X33.09-deleted-stays-chosen',
    fault: 'a submission that was deleted is still among those to be moved',
    file: 'apps/web/src/features/submissions/bulk/choosing.tsx',
    find: 'onDeleted: (id) => leave([id]),',
    put: 'onDeleted: () => leave([]),',
    noticedBy: {
      file: 'apps/web/src/features/submissions/bulk/choosing.test.tsx',
      title: 'X33.09 R2.039 a chosen submission that is deleted',
    },
  },
  {
    id: 'X40.31-chosen-meanwhile-dropped',
    fault: 'what somebody chooses while others are moved is chosen no more once they have moved',
    file: 'apps/web/src/features/submissions/bulk/choosing.tsx',
    find: 'new Map([...now.chosen].filter(([id]) => !ids.includes(id)))',
    put: 'NONE',
    noticedBy: {
      file: 'apps/web/src/features/submissions/bulk/choosing.test.tsx',
      title: 'X40.31 what is chosen while others are moved',
    },
  },
  {
    id: 'X10.09-cursor-of-a-gone-page',
    fault: 'a page of submissions whose last row is gone stays empty',
    file: 'apps/web/src/ui/staff/pager.tsx',
    find: 'const isGone = rows === 0 && cursor !== null;',
    put: 'const isGone = rows < 0 && cursor !== null;',
    noticedBy: {
      file: 'apps/web/src/ui/staff/pager.test.tsx',
      title: 'X10.09 a page behind a cursor whose last row is gone',
    },
  },
];
