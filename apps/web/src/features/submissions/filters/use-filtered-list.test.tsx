// @vitest-environment jsdom
// The list of submissions and the URL that says what it shows.
import { act } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DrawnHook, drawHook } from '../../../platform/testing/draw-hook.ts';
import { type FilteredList, useFilteredList } from './use-filtered-list.ts';

let list: DrawnHook<FilteredList>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.history.replaceState(null, '', '/respuestas/listado/permits');
  list = await drawHook(useFilteredList, (screen) => <BrowserRouter>{screen}</BrowserRouter>);
});
afterEach(() => {
  list.remove();
});

it('X33.66 X33.67 a view that is named before the list is drawn in its new order does not take the order away', () => {
  act(() => {
    list.now().orderBy('-code');
    list.now().nameView('mine');
  });
  expect([list.now().order, list.now().view]).toEqual(['-code', 'mine']);
  expect(new URLSearchParams(window.location.search).get('orden')).toBe('-code');
});

it('X33.66 an order that is chosen before the next page is drawn begins at the first page', () => {
  act(() => {
    list.now().goTo('next');
    list.now().orderBy('code');
  });
  expect([list.now().order, list.now().cursor]).toEqual(['code', null]);
});

it('X33.67 naming a view stays on the page', () => {
  act(() => list.now().goTo('next'));
  act(() => list.now().nameView('mine'));
  expect([list.now().cursor, list.now().view]).toEqual(['next', 'mine']);
});
