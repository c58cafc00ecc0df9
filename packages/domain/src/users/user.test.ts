import { expect, it } from 'vitest';
import { avatarLetters, lookupName } from './user.ts';

it('P2.49 shows the first two letters of the username in upper case', () => {
  expect(avatarLetters('rcastañeda')).toBe('RC');
  expect(avatarLetters('ñandu')).toBe('ÑA');
  expect(avatarLetters('x')).toBe('X');
});

it('P3.02 looks names up trimmed and in lower case', () => {
  expect(lookupName(' LBustamante ')).toBe('lbustamante');
  expect(lookupName('rcastan\u0303eda')).toBe('rcastañeda');
});
