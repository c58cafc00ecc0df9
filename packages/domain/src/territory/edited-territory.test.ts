import { expect, it } from 'vitest';
import type { Issue } from '../issue.ts';
import { checkKeywordChange, checkTerritoryName, tidiedTerritoryName } from './edited-territory.ts';

const codesOf = (issues: readonly Issue[]) => issues.map(({ code, at }) => `${at?.field} ${code}`);

it('X33.88 a name is there, not too long, and once among its neighbours', () => {
  expect(tidiedTerritoryName('  San \n Juan ')).toBe('San Juan');
  expect(codesOf(checkTerritoryName('Córdoba', ['San Juan']))).toEqual([]);
  expect(codesOf(checkTerritoryName('', []))).toEqual(['name territory-name-required']);
  expect(codesOf(checkTerritoryName('CÓRDOBA', ['Córdoba']))).toEqual(['name territory-name-taken']);
  expect(codesOf(checkTerritoryName('x'.repeat(101), []))).toEqual(['name territory-name-too-long']);
  expect(codesOf(checkTerritoryName('x'.repeat(100), []))).toEqual([]);
});

it('X33.88 a keyword is given or changed until the first code begins with it', () => {
  const change = { before: '', now: 'VM', isFixed: false };
  expect(codesOf(checkKeywordChange(change))).toEqual([]);
  expect(codesOf(checkKeywordChange({ ...change, now: '' }))).toEqual([]);
  expect(codesOf(checkKeywordChange({ ...change, now: 'vm' }))).toEqual(['keyword keyword-invalid']);
  expect(codesOf(checkKeywordChange({ ...change, before: 'VM', now: '' }))).toEqual([
    'keyword keyword-required',
  ]);
  expect(codesOf(checkKeywordChange({ before: 'VM', now: 'VX', isFixed: true }))).toEqual([
    'keyword keyword-fixed',
  ]);
  expect(codesOf(checkKeywordChange({ before: 'VM', now: 'VM', isFixed: true }))).toEqual([]);
});
