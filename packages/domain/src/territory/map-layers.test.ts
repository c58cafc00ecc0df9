import { expect, it } from 'vitest';
import { layerIssues, mapOriginsOf, originIssues } from './map-layers.ts';

const NONE = { streetTiles: '', streetCredit: '', satelliteTiles: '', satelliteCredit: '' };
const STREETS = 'https://teselas.villa.example/{z}/{x}/{y}.png';
const wrong = (change: Partial<typeof NONE>, before: Partial<typeof NONE> = {}) =>
  layerIssues({ ...NONE, ...change }, { ...NONE, ...before }, ['mapas.intranet:8080']).map(
    ({ code, at }) => `${at?.field} ${code}`,
  );

it('X34.39 a layer is a URL with z, x and y; its credit is one line of 200 characters at most', () => {
  expect(wrong({ streetTiles: STREETS, streetCredit: '© Catastro', satelliteTiles: STREETS })).toEqual([]);
  expect(wrong({ streetTiles: 'http://mapas.intranet:8080/{z}/{x}/{y}' })).toEqual([]);
  expect(
    wrong({ streetTiles: 'https://a.example/{z}', satelliteTiles: 'http://a.example/{z}/{x}/{y}' }),
  ).toEqual(['streetTiles map-tiles-invalid', 'satelliteTiles map-tiles-invalid']);
  expect(wrong({ streetCredit: 'ñ'.repeat(200) })).toEqual([]);
  expect(wrong({ streetCredit: 'ñ'.repeat(201), satelliteCredit: 'a\nb' })).toEqual([
    'streetCredit map-credit-invalid',
    'satelliteCredit map-credit-invalid',
  ]);
});

it('X34.39 a URL is judged when it changes, so that what an import stored stays until somebody changes it', () => {
  const stored = { streetTiles: 'http://a.example/{z}/{x}/{y}' };
  expect(wrong(stored, stored)).toEqual([]);
  expect(wrong({ streetTiles: 'http://b.example/{z}/{x}/{y}' }, stored)).toEqual([
    'streetTiles map-tiles-invalid',
  ]);
});

it('X34.39 W16 pages may show pictures of the origins that can be used, each once, and of nothing else', () => {
  const templates = [
    STREETS,
    'https://b.example:8443/{z}/{x}/{y}?clave=1;img-src *',
    'https://b.example:8443/{z}/{x}/{y}?clave=1',
    'https://teselas.villa.example/otras/{z}/{x}/{y}',
    'https://a.example; script-src */{z}/{x}/{y}',
    'https://*.example/{z}/{x}/{y}',
    "https://a.example 'unsafe-inline'/{z}/{x}/{y}",
    'http://127.0.0.1/{z}/{x}/{y}',
    '',
  ];
  expect(mapOriginsOf(templates, [])).toEqual(['https://b.example:8443', 'https://teselas.villa.example']);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => `https://t${number}.example/{z}/{x}/{y}`);

it('X34.39 there are forty origins at most; who would add another is told so at its field', () => {
  expect(mapOriginsOf(many(45), [])).toHaveLength(40);
  const full = { before: NONE, others: many(40), listed: [] };
  expect(originIssues({ ...full, given: { ...NONE, streetTiles: STREETS } })).toEqual([
    { code: 'map-origins-too-many', at: { field: 'streetTiles' }, values: { max: 40 } },
  ]);
  const known = { ...NONE, satelliteTiles: 'https://t3.example/satelite/{z}/{x}/{y}' };
  expect(originIssues({ ...full, given: known })).toEqual([]);
  expect(originIssues({ ...full, given: { ...NONE, streetCredit: 'otro' } })).toEqual([]);
  const own = { ...NONE, streetTiles: STREETS };
  expect(originIssues({ ...full, before: own, given: { ...own, streetCredit: 'otro' } })).toEqual([]);
});
