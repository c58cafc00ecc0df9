// URLs of files: for one key and one person, valid for five minutes.
import { expect, it } from 'vitest';
import { fileSigner } from './signed-url.ts';

const signer = fileSigner('secret');
const NOW = new Date('2026-03-10T15:00:00.000Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

function asked(url: string) {
  const query = new URL(url, 'http://localhost').searchParams;
  const [key = '', until = '', signature = ''] = ['key', 'until', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  return { key, until: Number(until), signature };
}
const ofAna = asked(signer.urlOf('imagenes/a.png', 'ana', NOW));

it('W12 X14.09 a URL is valid for five minutes and no longer', () => {
  expect(signer.isValid(ofAna, 'ana', NOW)).toBe(true);
  expect(signer.isValid(ofAna, 'ana', after(300_000))).toBe(true);
  expect(signer.isValid(ofAna, 'ana', after(300_001))).toBe(false);
});

it('W12 X14.09 it is valid for one person', () => {
  expect(signer.isValid(ofAna, 'eva', NOW)).toBe(false);
  expect(signer.isValid(ofAna, '', NOW)).toBe(false);
});

it('W12 nothing of it can be changed: neither the file, nor the expiry, nor the signature', () => {
  const later = { ...ofAna, until: ofAna.until + 1 };
  expect(signer.isValid({ ...ofAna, key: 'imagenes/b.png' }, 'ana', NOW)).toBe(false);
  expect(signer.isValid(later, 'ana', after(60_000))).toBe(false);
  for (const signature of ['', 'x', ofAna.signature.slice(1), `${ofAna.signature}A`])
    expect(signer.isValid({ ...ofAna, signature }, 'ana', NOW), signature).toBe(false);
});

it('W12 one that another installation signed, or that expires later than any of ours, is refused', () => {
  const other = asked(fileSigner('another secret').urlOf('imagenes/a.png', 'ana', NOW));
  expect(signer.isValid(other, 'ana', NOW)).toBe(false);
  const tomorrow = asked(signer.urlOf('imagenes/a.png', 'ana', after(86_400_000)));
  expect(signer.isValid(tomorrow, 'ana', NOW)).toBe(false);
});
