import { expect, it } from 'vitest';
import type { Issue } from '../issue.ts';
import { checkIncidentArea, checkIncidentType, tidiedIncidentText } from './incident-register.ts';

const codesOf = (issues: readonly Issue[]) => issues.map(({ code, at }) => `${at?.field} ${code}`);

it('X34.80 an area has a name that no other area has; what is wrong names its field', () => {
  expect(codesOf(checkIncidentArea('Alumbrado', ['Arbolado']))).toEqual([]);
  expect(codesOf(checkIncidentArea('', []))).toEqual(['name incident-area-name-required']);
  expect(codesOf(checkIncidentArea('alumbrado', ['Alumbrado']))).toEqual(['name incident-area-name-taken']);
  expect(codesOf(checkIncidentArea('x'.repeat(256), []))).toEqual(['name incident-text-too-long']);
  expect(codesOf(checkIncidentArea('x'.repeat(255), []))).toEqual([]);
});

it('X34.81 a type has a title of up to 75 characters, once in its area', () => {
  expect(codesOf(checkIncidentType('Bache', ['Zanja']))).toEqual([]);
  expect(codesOf(checkIncidentType('', []))).toEqual(['title incident-type-title-required']);
  expect(codesOf(checkIncidentType('BACHE', ['Bache']))).toEqual(['title incident-type-title-taken']);
  expect(codesOf(checkIncidentType('x'.repeat(76), []))).toEqual(['title incident-text-too-long']);
  expect(codesOf(checkIncidentType('x'.repeat(75), []))).toEqual([]);
});

it('X34.80 X34.81 what was typed is tidied', () => {
  expect(tidiedIncidentText('  Alumbrado \n público ')).toBe('Alumbrado público');
});
