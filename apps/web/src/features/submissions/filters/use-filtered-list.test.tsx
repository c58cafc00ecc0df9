// @vitest-environment jsdom
// The list of submissions and the URL that says what it shows.
import { act } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { drawHook } from '../../../platform/testing/draw-hook.ts';
import { type FilteredList, useFilteredList } from './use-filtered-list.ts';

let list: () => FilteredList;

beforeEach(async () => {
  window.history.replaceState(null, '', '/respuestas/listado/permits');
  list = await drawHook(useFilteredList, (screen) => <BrowserRouter>{screen}</BrowserRouter>);
});

it('X33.66 X33.67 a view that is named before the list is drawn in its new order does not take the order away', () => {
  act(() => {
    list().orderBy('-code');
    list().nameView('mine');
  });
  expect([list().order, list().view]).toEqual(['-code', 'mine']);
  expect(new URLSearchParams(window.location.search).get('orden')).toBe('-code');
});

it('X33.66 an order that is chosen before the next page is drawn begins at the first page', () => {
  act(() => {
    list().goTo('next');
    list().orderBy('code');
  });
  expect([list().order, list().cursor]).toEqual(['code', null]);
});

it('X33.67 naming a view stays on the page', () => {
  act(() => list().goTo('next'));
  act(() => list().nameView('mine'));
  expect([list().cursor, list().view]).toEqual(['next', 'mine']);
});
