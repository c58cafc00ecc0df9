import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aQuestion } from '../testing/a-form.ts';
import { dateQuestion } from './date.ts';
import { timeQuestion } from './time.ts';

const question = aQuestion('fecha', 'date');
const check = (text: string) => dateQuestion.check(text, question);

it('A4.02 starts a date with today', () => {
  expect(dateQuestion.empty({ date: '10/03/2025', time: '09:05' }, question)).toBe('10/03/2025');
});

it('A4.02 X31.34 starts empty where the author says so', () => {
  const now = { date: '10/03/2025', time: '09:05' };
  expect(dateQuestion.empty(now, { ...question, startsEmpty: true })).toBe('');
  expect(timeQuestion.empty(now, { ...question, kind: 'time', startsEmpty: true })).toBe('');
});

it('A5.08 R9.01 accepts days that exist, written DD/MM/YYYY', () => {
  for (const text of ['31/12/2025', '29/02/2024', '29/02/2000', '01/01/0001']) expect(check(text)).toBeNull();
});

it('A5.08 refuses days that do not exist and other ways to write them', () => {
  const wrong = [
    '31/04/2025',
    '29/02/2025',
    '29/02/1900',
    '00/01/2025',
    '01/00/2025',
    '01/13/2025',
    '01/01/0000',
  ];
  const otherwise = ['2025-01-31', '31-12-2025', '31/12-2025', '1/1/2025', '01/01/25', '12/', 'mañana'];
  const almost = ['3a/12/2025', '31/1x/2025', '31/12/20 5', '+1/12/2025', '31/12/-025', '31/12/20255'];
  for (const text of [...wrong, ...otherwise, ...almost])
    expect(check(text)).toEqual({ code: 'date-invalid' });
});

it('A5.09 X31.30 keeps an invalid date as it was typed when the field is left, and refuses it', () => {
  for (const text of ['31/02/2025', '3', '25/03/26']) {
    expect(dateQuestion.leave(text, question)).toBe(text);
    expect(check(text)).toEqual({ code: 'date-invalid' });
  }
  expect(dateQuestion.leave('28/02/2025', question)).toBe('28/02/2025');
  expect(dateQuestion.normalise('31/02/2025', question)).toBe('31/02/2025');
});

it('A5.08 completes one-digit days and months', () => {
  expect(dateQuestion.leave(' 1/3/2025 ', question)).toBe('01/03/2025');
});

it('R7.31 is a date in a sheet from the day on which spreadsheets agree', () => {
  const cell = (text: string) => dateQuestion.sheetCell(text, question, 'es');
  expect(cell('01/01/2025')).toEqual({ type: 'date', text: '01/01/2025', serial: 45658 });
  expect(cell('01/03/1900')).toEqual({ type: 'date', text: '01/03/1900', serial: 61 });
  expect(cell('28/02/1900')).toEqual({ type: 'text', text: '28/02/1900' });
  expect(cell('01/01/0025')).toEqual({ type: 'text', text: '01/01/0025' });
});

it('A5.08 agrees with the calendar on every three numbers', () => {
  const pieces = fc.tuple(fc.nat(32), fc.nat(13), fc.integer({ min: 1000, max: 9999 }));
  fc.assert(
    fc.property(pieces, ([day, month, year]) => {
      const date = new Date(Date.UTC(year, month - 1, day));
      const exists = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
      const text = `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
      expect(check(text) === null).toBe(exists);
    }),
  );
});
