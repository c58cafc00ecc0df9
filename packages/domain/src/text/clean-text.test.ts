import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, isCleanText } from './clean-text.ts';

it('A9.24 removes NUL and other control characters, keeping tabs and line breaks', () => {
  expect(cleanText('antes\u0000después')).toBe('antesdespués');
  expect(cleanText('\u001b[31mrojo\u007f\u0085')).toBe('[31mrojo');
  expect(cleanText('a\tb\r\nc\rd\ne')).toBe('a\tb\nc\nd\ne');
});

it('A9.24 replaces half a surrogate pair and keeps whole ones', () => {
  expect(cleanText('x\ud83cy')).toBe('x\ufffdy');
  expect(cleanText('\udf33')).toBe('\ufffd');
  expect(cleanText('🌳')).toBe('🌳');
});

it('A9.24 keeps what can have been typed on purpose: bidirectional marks, zero width, emoji', () => {
  for (const text of [
    'acta\u202efdp.exe',
    'cero\u200bancho\u200cunión\u200dfin',
    '👨\u200d👩\u200d👧',
    'cafe\u0301',
    '\ufeffx',
  ])
    expect(cleanText(text)).toBe(text);
});

it('A9.24 cleans any text in one pass, leaving nothing that cannot be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, other) => {
      const text = `${one}\ud800${other}\u0000`;
      const clean = cleanText(text);
      expect(isCleanText(clean)).toBe(true);
      expect(clean.includes('\u0000')).toBe(false);
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});
