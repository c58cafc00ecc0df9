import { expect, it } from 'vitest';
import { checkAgenda, tidiedAgenda } from './edited-agenda.ts';

const codesOf = (name: string, others: readonly string[] = []) =>
  checkAgenda({ name }, others).map(({ code, at }) => `${at?.field} ${code}`);

it('X34.70 an agenda has a name that no other agenda has, whatever its accents and capitals', () => {
  expect(codesOf('Licencias')).toEqual([]);
  expect(codesOf('')).toEqual(['name agenda-name-required']);
  expect(codesOf('x'.repeat(101))).toEqual(['name agenda-name-too-long']);
  expect(codesOf('x'.repeat(100))).toEqual([]);
  expect(codesOf('castración', ['Licencias', 'CASTRACION'])).toEqual(['name agenda-name-taken']);
});

it('X34.70 a name is stored on one line without spaces around it', () => {
  expect(tidiedAgenda({ name: '  Licencias \n de  conducir ' })).toEqual({ name: 'Licencias de conducir' });
});
