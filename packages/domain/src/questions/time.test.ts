import { expect, it } from 'vitest';
import { aQuestion } from '../testing/a-form.ts';
import { timeQuestion } from './time.ts';

const question = aQuestion('hora', 'time');
const check = (text: string) => timeQuestion.check(text, question);

it('A4.02 starts a time with the current one', () => {
  expect(timeQuestion.empty({ date: '10/03/2025', time: '09:05' }, question)).toBe('09:05');
});

it('A3.20 R9.03 accepts HH:mm of a day', () => {
  for (const text of ['00:00', '09:05', '23:59']) expect(check(text)).toBeNull();
  for (const text of ['24:00', '12:60', '9:05', '09.05', '09:05:00', '0905'])
    expect(check(text)).toEqual({ code: 'time-invalid' });
});

it('P9.27 completes a one-digit hour', () => {
  expect(timeQuestion.normalise(' 9:05', question)).toBe('09:05');
});

it('X31.30 reads a time without a colon on leaving the field, and keeps what is no time as it was typed', () => {
  const left = (text: string) => timeQuestion.leave(text, question);
  expect(left('0930')).toBe('09:30');
  expect(left('930')).toBe('09:30');
  expect(left('9.30')).toBe('09:30');
  expect(left('25:00')).toBe('25:00');
  expect(check('25:00')).toEqual({ code: 'time-invalid' });
  expect(left('9h')).toBe('9h');
});

it('R7.31 is a time in a sheet', () => {
  expect(timeQuestion.sheetCell('06:00', question, 'es')).toEqual({
    type: 'time',
    text: '06:00',
    fraction: 0.25,
  });
  expect(timeQuestion.sheetCell('seis', question, 'es')).toEqual({ type: 'text', text: 'seis' });
});
