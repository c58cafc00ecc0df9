import { expect, it } from 'vitest';
import { newlyShown } from './held-still.ts';

/** What is to be checked of pictures that come every so many milliseconds. */
function checked(codes: readonly string[], every: number): readonly string[] {
  const isNew = newlyShown();
  return codes.filter((code, picture) => isNew(code, 1_000 + picture * every));
}

it('X31.13 X31.17 a ticket that is held still is checked once, however long it is held and however slow the device', () => {
  const held = Array.from({ length: 100 }, () => 'one');
  expect(checked(held, 200)).toEqual(['one']);
  expect(checked(held, 5_000)).toEqual(['one']);
});

it('X31.17 a picture without a code, now and then, does not make it another ticket', () => {
  expect(checked(['one', '', 'one', 'one', '', '', 'one'], 1_000)).toEqual(['one']);
});

it('X31.17 another ticket is checked at once, and the first one after it again', () => {
  expect(checked(['one', 'one', 'two', 'two', 'one'], 200)).toEqual(['one', 'two', 'one']);
});

it('X31.17 a ticket that comes back after more than four seconds is checked again', () => {
  const away = Array.from({ length: 22 }, () => '');
  expect(checked(['one', ...away, 'one'], 200)).toEqual(['one', 'one']);
  expect(checked(['', 'one'], 9_000)).toEqual(['one']);
});
