// @vitest-environment jsdom
// Filters of a table and the URL they stand in.
import { act } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DrawnHook, drawHook } from '../../platform/testing/draw-hook.ts';
import { type TableQuery, useTableQuery } from './use-table-query.ts';

type Query = TableQuery<'texto' | 'rol' | 'municipio'>;

let query: DrawnHook<Query>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.history.replaceState(null, '', '/usuarios');
  query = await drawHook(
    () => useTableQuery('texto', ['rol', 'municipio']),
    (screen) => <BrowserRouter>{screen}</BrowserRouter>,
  );
});
afterEach(() => {
  query.remove();
});

it('X33.10 two filters that are chosen before the page is drawn again are both kept', () => {
  act(() => {
    query.now().filter('rol', 'ROLE_INSPECTOR');
    query.now().filter('municipio', '7');
  });
  expect(window.location.search).toBe('?rol=ROLE_INSPECTOR&municipio=7');
  expect(query.now().filters).toEqual({ texto: '', rol: 'ROLE_INSPECTOR', municipio: '7' });
  expect(query.now().isNarrowed).toBe(true);
});

it('X33.10 the back button brings the text that stood in the search field', async () => {
  act(() => query.now().type('ana'));
  act(() => query.now().filter('rol', 'ROLE_INSPECTOR'));
  act(() => query.now().type(''));
  expect(query.now().typed).toBe('');
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(window.location.search).toBe('?texto=ana');
  expect(query.now().typed).toBe('ana');
  expect(query.now().filters.rol).toBe('');
});

it('X33.10 another municipality is no search: a list without rows is empty there', () => {
  expect(query.now().isNarrowed).toBe(false);
  act(() => query.now().filter('municipio', '7'));
  expect(query.now().isNarrowed).toBe(false);
  act(() => query.now().type('ana'));
  expect(query.now().isNarrowed).toBe(true);
});

it('X10.09 the page that gives way to another one does not stay behind the back button', () => {
  act(() => query.now().goTo(2));
  const before = window.history.length;
  act(() => query.now().goTo(0, 'replace'));
  expect([window.location.search, query.now().page]).toEqual(['', 0]);
  expect(window.history.length).toBe(before);
});
