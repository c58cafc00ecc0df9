import { expect, it } from 'vitest';
import { addressOfPlace, placeOf } from './list-filters.ts';

const AREA = 'Ph7Q1ZNekJX2mr8Gxh61';
const MUNICIPALITY = 'AVfAngYAtw9lrSokhkuO';

it('X10.08 an address gives back the place it was made of', () => {
  const place = { filters: { text: 'poda ñ & 100%', area: AREA, municipality: MUNICIPALITY }, page: 4 };
  const address = addressOfPlace(place).toString();
  expect(placeOf(new URLSearchParams(address))).toEqual(place);
});

it('X10.08 P4.36 the first page without filters has nothing in its address', () => {
  const start = { filters: { text: '', area: '', municipality: '' }, page: 0 };
  expect(addressOfPlace(start).toString()).toBe('');
  expect(placeOf(new URLSearchParams(''))).toEqual(start);
});

it('X10.08 P5.02 what cannot be a place is left out', () => {
  const odd = new URLSearchParams({ texto: '  acta', area: 'x', municipio: '../../', pagina: '-3' });
  expect(placeOf(odd)).toEqual({ filters: { text: 'acta', area: '', municipality: '' }, page: 0 });
  expect(placeOf(new URLSearchParams('pagina=2.5')).page).toBe(0);
});
