// The codes against the vectors of RFC 6238, appendix B, whose last six digits are ours.
import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { counterOf, newRecoveryCodes, newSecret, urlOf } from './codes.ts';

const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

const secret = Secret.fromLatin1('12345678901234567890').base32;

it('X34.01 the codes are those of RFC 6238, in their period, the one before and the one after', () => {
  for (const [seconds, code] of VECTORS) {
    const six = code.slice(-6);
    const at = (later: number) => counterOf(secret, six, new Date((seconds + later) * 1000));
    const counter = Math.floor(seconds / 30);
    expect([at(0), at(30), at(-30)]).toEqual([counter, counter, counter]);
    expect([at(61), at(-61)]).toEqual([null, null]);
  }
});

it('X34.01 a secret has 160 random bits, and the picture names product and account', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  const url = new URL(urlOf(made, 'ana@villa.example'));
  expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', made]);
  expect(decodeURIComponent(url.pathname)).toBe('/Constancia:ana@villa.example');
});

it('X34.04 ten recovery codes of 120 random bits, of which only hashes are kept', () => {
  const { shown, hashes } = newRecoveryCodes();
  expect(new Set(shown).size).toBe(10);
  for (const code of shown) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(hashes.map((hash) => hash.length)).toEqual(Array(10).fill(32));
});
