import { expect, it } from 'vitest';
import { idTokens } from './id-tokens.ts';

const KEYS = [{ id: 'one', key: Buffer.alloc(32, 1) }];

it('X34.15 an ID token is sealed for whom it is about, and opens for nobody else', () => {
  const tokens = idTokens(KEYS);
  const sealed = tokens.seal('head.claims.signature', 'ana');
  expect(sealed).not.toContain('claims');
  expect(tokens.open(sealed, 'ana')).toBe('head.claims.signature');
  expect(tokens.open(sealed, 'eva')).toBeNull();
  expect(tokens.open(null, 'ana')).toBeNull();
});

it('X34.15 without a key none is kept', () => {
  const tokens = idTokens([]);
  expect(tokens.seal('head.claims.signature', 'ana')).toBe('');
  expect(tokens.open('', 'ana')).toBeNull();
});
