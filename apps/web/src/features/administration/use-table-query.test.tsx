// @vitest-environment jsdom
// Filters of a table and the URL they stand in.
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TableQuery, useTableQuery } from './use-table-query.ts';

type Query = TableQuery<'texto' | 'rol' | 'municipio'>;

let root: Root;
let query: Query;

function Table({ onDrawn }: { readonly onDrawn: (drawn: Query) => void }) {
  const drawn: Query = useTableQuery('texto', ['rol', 'municipio']);
  useEffect(() => onDrawn(drawn));
  return null;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.history.replaceState(null, '', '/usuarios');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <BrowserRouter>
        <Table onDrawn={(drawn) => void (query = drawn)} />
      </BrowserRouter>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('X33.10 two filters that are chosen before the page is drawn again are both kept', () => {
  act(() => {
    query.filter('rol', 'ROLE_INSPECTOR');
    query.filter('municipio', '7');
  });
  expect(window.location.search).toBe('?rol=ROLE_INSPECTOR&municipio=7');
  expect(query.filters).toEqual({ texto: '', rol: 'ROLE_INSPECTOR', municipio: '7' });
  expect(query.isNarrowed).toBe(true);
});

it('X33.10 the back button brings the text that stood in the search field', async () => {
  act(() => query.type('ana'));
  act(() => query.filter('rol', 'ROLE_INSPECTOR'));
  act(() => query.type(''));
  expect(query.typed).toBe('');
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(window.location.search).toBe('?texto=ana');
  expect(query.typed).toBe('ana');
  expect(query.filters.rol).toBe('');
});

it('X33.10 another municipality is no search: a list without rows is empty there', () => {
  expect(query.isNarrowed).toBe(false);
  act(() => query.filter('municipio', '7'));
  expect(query.isNarrowed).toBe(false);
  act(() => query.type('ana'));
  expect(query.isNarrowed).toBe(true);
});
