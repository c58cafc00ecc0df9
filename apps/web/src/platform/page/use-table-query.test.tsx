// @vitest-environment jsdom
// Filters of a table and the URL they stand in.
import { act } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { type TableQuery, useTableQuery } from './use-table-query.ts';

type Query = TableQuery<'texto' | 'rol' | 'municipio'>;

let query: () => Query;

beforeEach(async () => {
  window.history.replaceState(null, '', '/usuarios');
  query = await drawHook(
    () => useTableQuery('texto', ['rol', 'municipio']),
    (screen) => <BrowserRouter>{screen}</BrowserRouter>,
  );
});

it('X33.10 two filters that are chosen before the page is drawn again are both kept', () => {
  act(() => {
    query().filter('rol', 'ROLE_INSPECTOR');
    query().filter('municipio', '7');
  });
  expect(window.location.search).toBe('?rol=ROLE_INSPECTOR&municipio=7');
  expect(query().filters).toEqual({ texto: '', rol: 'ROLE_INSPECTOR', municipio: '7' });
  expect(query().isNarrowed).toBe(true);
});

it('X33.10 the back button brings the text that stood in the search field', async () => {
  act(() => query().type('ana'));
  act(() => query().filter('rol', 'ROLE_INSPECTOR'));
  act(() => query().type(''));
  expect(query().typed).toBe('');
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(window.location.search).toBe('?texto=ana');
  expect(query().typed).toBe('ana');
  expect(query().filters.rol).toBe('');
});

it('X33.10 another municipality is no search: a list without rows is empty there', () => {
  expect(query().isNarrowed).toBe(false);
  act(() => query().filter('municipio', '7'));
  expect(query().isNarrowed).toBe(false);
  act(() => query().type('ana'));
  expect(query().isNarrowed).toBe(true);
});

it('X10.09 the page that gives way to another one does not stay behind the back button', () => {
  act(() => query().goTo(2));
  const before = window.history.length;
  act(() => query().goTo(0, 'replace'));
  expect([window.location.search, query().page]).toEqual(['', 0]);
  expect(window.history.length).toBe(before);
});
