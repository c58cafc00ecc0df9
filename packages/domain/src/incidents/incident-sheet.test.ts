// Lines of a spreadsheet as incident areas and types.
import { expect, it } from 'vitest';
import { columnsByTitle, sheetLines } from '../sheets/sheet-lines.ts';
import { INCIDENT_SHEET } from './incident-sheet.ts';

const TITLES = { area: 'Área', type: 'Tipo', public: 'Lo ven los ciudadanos' };
const HEADINGS = Object.values(TITLES);
const KNOWN = {
  words: [
    { id: 'yes', name: 'Sí' },
    { id: 'no', name: 'No' },
  ],
} as const;
const read = (...lines: string[][]) =>
  sheetLines(
    INCIDENT_SHEET,
    { table: [HEADINGS, ...lines], columns: columnsByTitle(HEADINGS, TITLES) },
    KNOWN,
  );

it('X34.65 a line is an area, or a type of it with whether citizens see it', () => {
  expect(
    read(['Alumbrado ', '', ''], ['Alumbrado', 'Lámpara  rota', 'si'], ['Alumbrado', 'Cable', 'NO']),
  ).toEqual([
    { line: 2, area: 'Alumbrado', title: '', public: false, issues: [] },
    { line: 3, area: 'Alumbrado', title: 'Lámpara rota', public: true, issues: [] },
    { line: 4, area: 'Alumbrado', title: 'Cable', public: false, issues: [] },
  ]);
});

it('X34.65 what is neither yes nor no is said, and a type that comes again in its area', () => {
  const lines = read(
    ['Alumbrado', 'Cable', 'tal vez'],
    ['alumbrado', 'CABLE', ''],
    ['Arbolado', 'Cable', ''],
  );
  expect(lines.map(({ issues }) => issues)).toEqual([
    [{ code: 'sheet-yes-or-no', values: { name: 'tal vez', yes: 'Sí', no: 'No' } }],
    [{ code: 'sheet-line-repeated', values: { line: 2 } }],
    [],
  ]);
});
