// @vitest-environment jsdom
// The filter by state where a saved view or a URL names one that the form does not have.
import { expect, it } from 'vitest';
import { draw, removeDrawn } from '../../../platform/testing/draw.ts';
import { NO_FILTER } from '../list-url/filter-in-url.ts';
import { SubmissionFilters } from './submission-filters.tsx';
import type { FilteredList } from './use-filtered-list.ts';

const STATES = [{ id: '0', name: 'Recibida' }];

/** What the filter shows as chosen, and what it says about it; null where there is no such filter. */
function shown(state: string, states: typeof STATES, has: Parameters<typeof SubmissionFilters>[0]['has']) {
  const list = { draft: { ...NO_FILTER, state }, wrong: null, isFiltered: true } as Partial<FilteredList>;
  draw(<SubmissionFilters list={list as FilteredList} states={states} has={has} />);
  const field = document.querySelector<HTMLSelectElement>('#filter-state');
  const found = field && [
    field.selectedOptions[0]?.textContent,
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  ];
  removeDrawn();
  return found;
}

it('X40.18 a state that the form does not have any more is shown in the filter, and is said not to be there', () => {
  const form = { reviewed: false, sells: false };
  const gone = ['No está en la lista', 'El formulario ya no tiene ese estado.'];
  expect(shown('0', STATES, form)).toEqual(['Recibida', '']);
  expect(shown('7', STATES, form)).toEqual(gone);
  expect(shown('7', [], form)).toEqual(gone);
  expect(shown('', [], form)).toBeNull();
  expect(shown('7', [], null)).toBeNull();
});
