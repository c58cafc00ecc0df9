import { expect, it } from 'vitest';
import { queryOf, searchParamsOf } from './list-filters.ts';

const AREA = 'Ph7Q1ZNekJX2mr8Gxh61';
const MUNICIPALITY = 'AVfAngYAtw9lrSokhkuO';

it('X10.08 a URL gives back the filters it was made of', () => {
  const query = { filters: { text: 'poda ñ & 100%', area: AREA, municipality: MUNICIPALITY }, page: 4 };
  const url = searchParamsOf(query).toString();
  expect(queryOf(new URLSearchParams(url))).toEqual(query);
});

it('X10.08 P4.36 the first page without filters has nothing in its URL', () => {
  const start = { filters: { text: '', area: '', municipality: '' }, page: 0 };
  expect(searchParamsOf(start).toString()).toBe('');
  expect(queryOf(new URLSearchParams(''))).toEqual(start);
});

it('X10.08 P5.02 what cannot be a filter is left out', () => {
  const odd = new URLSearchParams({ texto: '  acta', area: 'x', municipio: '../../', pagina: '-3' });
  expect(queryOf(odd)).toEqual({ filters: { text: 'acta', area: '', municipality: '' }, page: 0 });
  expect(queryOf(new URLSearchParams('pagina=2.5')).page).toBe(0);
});
