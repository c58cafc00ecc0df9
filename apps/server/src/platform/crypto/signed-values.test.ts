// What is signed: for one purpose, one installation and one list of values, and tokens until they expire.
import { describe, expect, it } from 'vitest';
import { type SigningPurpose, signedTokens, signer } from './signed-values.ts';

const PURPOSES: Readonly<Record<SigningPurpose, true>> = {
  'audit-head': true,
  challenge: true,
  'database-login': true,
  device: true,
  'device-name': true,
  'file-url': true,
  receipt: true,
  'record-receipt': true,
  'revision-link': true,
  'single-sign-on': true,
  ticket: true,
};
const purposes = Object.keys(PURPOSES) as readonly SigningPurpose[];
const NOW = new Date('2026-03-10T15:00:00.000Z');
const END = NOW.getTime() + 60_000;

describe('signatures', () => {
  const receipt = signer('secret', 'receipt');

  it('X18.15 X31.12 what is signed for one purpose is accepted for no other', () => {
    const pairs = purposes.flatMap((signed) => purposes.map((asked) => ({ signed, asked })));
    const itself = purposes.map((purpose) => ({ signed: purpose, asked: purpose }));
    const signatures = pairs.filter(({ signed, asked }) =>
      signer('secret', asked).isSigned(signer('secret', signed).sign('HOME', 'a1', 7), 'HOME', 'a1', 7),
    );
    expect(signatures).toEqual(itself);
    const tokens = pairs.filter(({ signed, asked }) =>
      signedTokens('secret', asked).read(signedTokens('secret', signed).issue(['HOME', 'a1'], END), NOW),
    );
    expect(tokens).toEqual(itself);
  });

  it('X18.15 a signature holds for its values in their order, and for its installation', () => {
    const signature = receipt.sign('HOME', 'a1', 7);
    expect(receipt.isSigned(signature, 'HOME', 'a1', 7)).toBe(true);
    for (const values of [
      ['HOME', 'a1', 8],
      ['a1', 'HOME', 7],
      ['HOME', 'a17'],
      ['HOMEa1', 7],
      ['HOME\na1', 7],
    ])
      expect(receipt.isSigned(signature, ...values), values.join()).toBe(false);
    expect(signer('another secret', 'receipt').isSigned(signature, 'HOME', 'a1', 7)).toBe(false);
  });

  it('X18.15 a signature that was cut, made longer or changed is refused', () => {
    const signature = receipt.sign('a1');
    expect(signature).toMatch(/^[\w-]{43}$/);
    for (const given of ['', signature.slice(1), signature.slice(0, -1), `${signature}A`, `${signature}=`])
      expect(receipt.isSigned(given, 'a1'), given).toBe(false);
    for (const position of signature.split('').keys()) {
      const other = signature[position] === 'A' ? 'B' : 'A';
      const changed = signature.slice(0, position) + other + signature.slice(position + 1);
      expect(receipt.isSigned(changed, 'a1'), changed).toBe(false);
    }
  });

  it('X31.12 a short signature is as long as was asked, and refuses the whole one', () => {
    const short = signer('secret', 'ticket', 9);
    expect(short.sign('a1')).toMatch(/^[\w-]{12}$/);
    expect(short.isSigned(short.sign('a1'), 'a1')).toBe(true);
    expect(short.isSigned(signer('secret', 'ticket').sign('a1'), 'a1')).toBe(false);
  });
});

describe('tokens', () => {
  const links = signedTokens('secret', 'revision-link');
  const token = links.issue(['HOME', 'a1'], END, 'ana');

  it('X31.82 a token gives back its values until it expires', () => {
    expect(links.read(token, NOW, 'ana')).toEqual(['HOME', 'a1']);
    expect(links.read(token, new Date(END), 'ana')).toEqual(['HOME', 'a1']);
    expect(links.read(token, new Date(END + 1), 'ana')).toBeNull();
  });

  it('X31.82 a token is of no use to somebody else', () => {
    for (const boundTo of ['eva', '', undefined])
      expect(links.read(token, NOW, boundTo), String(boundTo)).toBeNull();
  });

  it('X31.82 nothing in a token can be changed, moved or left out', () => {
    const [home = '', id = '', until = '', signature = ''] = token.split('.');
    const later = String(Number(until) + 1);
    for (const changed of [
      [home, 'a2', until, signature],
      [home, id, later, signature],
      [id, home, until, signature],
      [home, until, signature],
      [`${home}.${id}`, '', until, signature],
      [home, id, until],
      [home, id, until, ''],
      [home, id, signature],
      [''],
      ['', ''],
    ])
      expect(links.read(changed.join('.'), NOW, 'ana'), changed.join('.')).toBeNull();
  });
});
