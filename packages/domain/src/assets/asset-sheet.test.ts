// Lines of a spreadsheet as assets.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { ASSET_SHEET } from './asset-sheet.ts';

const TITLES = {
  name: 'Nombre',
  type: 'Tipo',
  address: 'Dirección',
  area: 'Área de incidentes',
  latitude: 'Latitud',
  longitude: 'Longitud',
  number: 'Número',
};
const HEADINGS = Object.values(TITLES);
const KNOWN = { incidentAreas: [{ id: '7', name: 'Alumbrado público' }] };
const read = (...lines: string[][]) =>
  sheetLines(ASSET_SHEET, { table: [HEADINGS, ...lines], columns: columnsByTitle(HEADINGS, TITLES) }, KNOWN);
const codesOf = (...lines: string[][]) => read(...lines).map(({ issues }) => issues.map(({ code }) => code));

it('X34.63 a line is an asset: its area by name, its point with a decimal point or comma, texts tidied', () => {
  expect(
    read(
      ['Luminaria  10', 'Luminaria', 'Mitre 100', 'alumbrado publico', '-32,4075', '-63.2402', ''],
      ['Banco', 'Banco', '', '', '90', '-180', '12'],
    ),
  ).toEqual([
    {
      line: 2,
      number: null,
      asset: {
        description: 'Luminaria 10',
        type: 'Luminaria',
        address: 'Mitre 100',
        incidentAreaId: 7,
        point: { latitude: -32.4075, longitude: -63.2402 },
      },
      issues: [],
    },
    expect.objectContaining({
      line: 3,
      number: 12,
      asset: expect.objectContaining({ incidentAreaId: null, point: { latitude: 90, longitude: -180 } }),
      issues: [],
    }),
  ]);
});

it('X34.63 an area that is not known, a point that is none and a number that is none are said', () => {
  expect(
    codesOf(
      ['A', 'T', '', 'Arbolado', '-32.4', '-63.2', ''],
      ['B', 'T', '', '', '-32.4', '', ''],
      ['C', 'T', '', '', '91', '-63.2', ''],
      ['D', 'T', '', '', '-32.4 S', '-63.2', ''],
      ['E', 'T', '', '', '-32.4', '-63.2', 'doce'],
      ['F', 'T', '', '', '-32.4', '-63.2', '99999999999'],
    ),
  ).toEqual([
    ['sheet-incident-area-unknown'],
    ['sheet-point-wrong'],
    ['sheet-point-wrong'],
    ['sheet-point-wrong'],
    ['sheet-number-unknown'],
    ['sheet-number-unknown'],
  ]);
});

it('X34.63 the same asset twice in a file is said with its line; two of one name at two points are two', () => {
  expect(
    codesOf(
      ['Banco', 'Banco', '', '', '-32.4', '-63.2', ''],
      ['Banco', 'Banco', '', '', '-32.5', '-63.2', ''],
      ['Banco ', 'Banco', '', '', '-32,40', '-63.2', ''],
      ['Otro', 'Banco', '', '', '-32.4', '-63.2', '5'],
      ['Otro más', 'Banco', '', '', '-32.4', '-63.2', '5'],
    ),
  ).toEqual([[], [], ['sheet-line-repeated'], [], ['sheet-line-repeated']]);
});
