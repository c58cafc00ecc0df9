import { QUESTION_TYPES } from '@constancia/domain/questions/registry.ts';
import { describe, expect, it } from 'vitest';
import { accept, type Typed, typedDate, typedDecimal, typedInteger, typedTime } from './typed-text.ts';

/** Types a text letter by letter, as a person does; refused letters change nothing. */
function typing(kind: 'date' | 'decimal' | 'integer' | 'time', typed: Typed) {
  return (text: string) =>
    [...text].reduce(
      (previous, letter) =>
        accept(QUESTION_TYPES[kind], typed, { previous, text: previous + letter }) ?? previous,
      '',
    );
}

describe('what a field makes of what is typed', () => {
  it('A5.06 whole numbers take digits only', () => {
    const type = typing('integer', typedInteger);
    expect(type('12a3,4')).toBe('1234');
    expect(accept(QUESTION_TYPES.integer, typedInteger, { previous: '', text: ' 45 ' })).toBe('45');
    expect(accept(QUESTION_TYPES.integer, typedInteger, { previous: '7', text: '-7' })).toBeNull();
  });

  it('A5.07 decimals take a comma, a point becomes one, and two decimals', () => {
    const type = typing('decimal', typedDecimal);
    expect(type('12.345')).toBe('12,34');
    expect(type('12,5,1')).toBe('12,51');
    expect(type(',5')).toBe('5');
  });

  it('A5.08 P9.25 slashes come by themselves, or are typed, and nothing fights the person who deletes', () => {
    const type = typing('date', typedDate);
    expect(type('25032026')).toBe('25/03/2026');
    expect(type('25/03/2026')).toBe('25/03/2026');
    expect(type('1/3/2026')).toBe('1/3/2026');
    expect(typedDate({ previous: '25/03', text: '25/0' })).toBe('25/0');
    expect(typedDate({ previous: '25/', text: '25' })).toBe('25');
    expect(typedDate({ previous: '', text: '2026-03-25' })).toBe('25/03/2026');
    expect(typedDate({ previous: '', text: '25-03-2026' })).toBe('25/03/2026');
  });

  it('P9.27 the colon of a time comes by itself', () => {
    const type = typing('time', typedTime);
    expect(type('0930')).toBe('09:30');
    expect(type('930')).toBe('9:30');
    expect(type('2359')).toBe('23:59');
    expect(type('2430')).toBe('2:430');
    expect(type('9:05')).toBe('9:05');
    expect(typedTime({ previous: '09:3', text: '09:' })).toBe('09:');
  });
});
