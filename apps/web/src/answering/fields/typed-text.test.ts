import { describe, expect, it } from 'vitest';
import { asTyped, type Typed, typedDate, typedTime } from './typed-text.ts';

/** Types a text letter by letter, as a person does. */
const typing = (typed: Typed) => (text: string) =>
  [...text].reduce((previous, letter) => typed({ previous, text: previous + letter }), '');

describe('what a field makes of what is typed', () => {
  it('A5.06 A5.07 X31.30 a number stays as it is typed, letter by letter', () => {
    for (const text of ['1,5', '-3', '1e5', '1.234,56', '12a3', '$ 12,50'])
      expect(typing(asTyped)(text)).toBe(text);
  });

  it('A5.08 P9.25 slashes come by themselves, or are typed, and nothing fights the person who deletes', () => {
    const type = typing(typedDate);
    expect(type('25032026')).toBe('25/03/2026');
    expect(type('25/03/2026')).toBe('25/03/2026');
    expect(type('1/3/2026')).toBe('1/3/2026');
    expect(type('31/02/20255')).toBe('31/02/20255');
    expect(typedDate({ previous: '25/03', text: '25/0' })).toBe('25/0');
    expect(typedDate({ previous: '25/', text: '25' })).toBe('25');
    expect(typedDate({ previous: '', text: '2026-03-25' })).toBe('25/03/2026');
    expect(typedDate({ previous: '', text: '25-03-2026' })).toBe('25/03/2026');
  });

  it('P9.27 X31.30 the colon of a time comes by itself, and a wrong hour stays as it is typed', () => {
    const type = typing(typedTime);
    expect(type('0930')).toBe('09:30');
    expect(type('2359')).toBe('23:59');
    expect(type('9:05')).toBe('9:05');
    expect(type('25:00')).toBe('25:00');
    expect(type('2430')).toBe('2430');
    expect(typedTime({ previous: '09:3', text: '09:' })).toBe('09:');
  });
});
