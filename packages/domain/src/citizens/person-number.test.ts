import { expect, it } from 'vitest';
import { plainNumber, searchIssue, waysToWrite } from './person-number.ts';

const dni = (number: string, language = 'es') => searchIssue({ personType: 'fisica', number }, language);
const cuit = (number: string) => searchIssue({ personType: 'juridica', number }, 'es');

it('A5.21 A5.23 A9.15 a DNI is searched with 6 to 14 characters', () => {
  for (const good of ['123456', '30.111.222', '12345678901234', 'AB1234']) expect(dni(good), good).toBeNull();
  for (const bad of ['', '12345', '1.2.3.4.5', '123456789012345', '30-111-222', '30111222;'])
    expect(dni(bad), bad).toBe('dni-search-invalid');
});

it('A5.22 in Portuguese with 6 to 11', () => {
  expect([dni('12345678901', 'pt'), dni('123456789012', 'pt'), dni('123456789012', 'gl')]).toEqual([
    null,
    'dni-search-invalid',
    null,
  ]);
});

it('A5.24 A5.25 A5.26 A5.27 a legal person is searched by a CUIT', () => {
  for (const good of ['30712345678', '27-12345678-9', ' 33.71234567.8 ']) expect(cuit(good), good).toBeNull();
  for (const bad of ['', '3071234567', '99712345678', '30-12345678', '30--123456789'])
    expect(cuit(bad), bad).toBe('cuit-invalid');
});

it('A4.11 A3.29 a CUIT is looked up by its digits', () => {
  expect(plainNumber('juridica', '30-71234567-8')).toBe('30712345678');
  expect(plainNumber('fisica', ' 30.111.222 ')).toBe('30111222');
});

it.each([
  ['30111222', ['30111222', '30.111.222']],
  ['30712345678', ['30712345678', '30.712.345.678', '30-71234567-8']],
  ['x1234567L', ['x1234567L', 'X1234567L', 'x1234567l']],
  ['123', ['123']],
])('X34.51 %s may be written as %j', (number, ways) => {
  expect(waysToWrite(number)).toEqual(ways);
});
