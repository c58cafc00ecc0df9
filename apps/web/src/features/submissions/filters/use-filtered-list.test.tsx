// @vitest-environment jsdom
// The list of submissions and the URL that says what it shows.
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FilteredList, useFilteredList } from './use-filtered-list.ts';

let root: Root;
let list: FilteredList;

function List({ onDrawn }: { readonly onDrawn: (drawn: FilteredList) => void }) {
  const drawn = useFilteredList();
  useEffect(() => onDrawn(drawn));
  return null;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.history.replaceState(null, '', '/respuestas/listado/permits');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <BrowserRouter>
        <List onDrawn={(drawn) => void (list = drawn)} />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('X33.66 X33.67 a view that is named before the list is drawn in its new order does not take the order away', () => {
  act(() => {
    list.orderBy('-code');
    list.nameView('mine');
  });
  expect([list.order, list.view]).toEqual(['-code', 'mine']);
  expect(new URLSearchParams(window.location.search).get('orden')).toBe('-code');
});

it('X33.66 an order that is chosen before the next page is drawn begins at the first page', () => {
  act(() => {
    list.goTo('next');
    list.orderBy('code');
  });
  expect([list.order, list.cursor]).toEqual(['code', null]);
});

it('X33.67 naming a view stays on the page', () => {
  act(() => list.goTo('next'));
  act(() => list.nameView('mine'));
  expect([list.cursor, list.view]).toEqual(['next', 'mine']);
});
