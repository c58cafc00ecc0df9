import { expect, it } from 'vitest';
import { filterOf, wrongField } from './submission-filter.ts';

const NO_FILTER = {
  answeredBy: null,
  code: null,
  documentNumber: null,
  state: null,
  badge: null,
  payment: null,
  from: null,
  to: null,
  byLastUpdate: false,
  text: null,
};

it('R5.03 R3.25 trims author, code and document number, and takes blank ones for none', () => {
  expect(filterOf({ answerBy: ' ana ', municipalityCodeId: ' VM7\t', citizenDni: ' 301 ' })).toEqual({
    ...NO_FILTER,
    answeredBy: 'ana',
    code: 'VM7',
    documentNumber: '301',
  });
  expect(filterOf({ answerBy: '  ', municipalityCodeId: '', citizenDni: ' ' })).toEqual(NO_FILTER);
});

it('R7.06 R3.25 the state -1 adds no condition, 0 is a state', () => {
  expect(filterOf({ state: -1 })).toEqual(NO_FILTER);
  expect(filterOf({})).toEqual(NO_FILTER);
  expect(filterOf({ state: 0 }).state).toBe(0);
});

it('R3.25 R7.07 a single day is a range of one; the last update takes the place of the intake', () => {
  expect(filterOf({ singleDate: '2026-03-10', lastUpdateCheck: 'true' })).toEqual({
    ...NO_FILTER,
    from: '2026-03-10',
    to: '2026-03-10',
    byLastUpdate: true,
  });
  const range = { startDate: '2026-03-01', endDate: '2026-03-31', lastUpdateCheck: 'false' } as const;
  expect(filterOf(range)).toEqual({ ...NO_FILTER, from: '2026-03-01', to: '2026-03-31' });
  expect(filterOf({ startDate: '2026-03-01' })).toMatchObject({ from: '2026-03-01', to: null });
});

it.each([
  [{ citizenDni: '30a' }, 'citizenDni'],
  [{ citizenDni: '30.111.222' }, 'citizenDni'],
  [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
  [{ singleDate: '2026-03-02', startDate: '2026-03-01' }, 'singleDate'],
  [{ singleDate: '2026-03-02', endDate: '2026-03-01' }, 'singleDate'],
  [{ startDate: '0000-03-01' }, 'startDate'],
  [{ endDate: '0000-03-01' }, 'endDate'],
  [{ text: '?! -' }, 'text'],
  [{ citizenDni: ' 30 ', state: -1, startDate: '2026-03-01', endDate: '2026-03-01' }, null],
  [{ startDate: '0001-01-01', endDate: '9999-12-31' }, null],
] as const)('R5.04 R5.05 R5.06 X32.33 %o: the wrong field is %s', (query, field) => {
  expect(wrongField(query)).toBe(field);
});
