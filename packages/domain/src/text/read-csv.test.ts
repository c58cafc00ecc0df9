import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

it('X38.103 reads what other programs write: quotes, commas and line ends in values, with a mark or without', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', 'say "hi"', 'two\r\nlines', '', 'ñandú'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      const text = lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
      expect(readCsv(text)).toEqual(lines);
      expect(readCsv(`\ufeff${text.trimEnd()}`)).toEqual(text.trimEnd() === '' ? [] : lines);
    }),
  );
  expect(readCsv('a,,c\n,\nlast')).toEqual([['a', '', 'c'], ['', ''], ['last']]);
});

it('X38.103 text of another shape is refused, however long it is', () => {
  for (const text of ['"open', '"a"b', 'a"b', `"${'""'.repeat(500_000)}`]) expect(readCsv(text)).toBeNull();
  expect(readCsv(`"${'""'.repeat(500_000)}"`)).toEqual([['"'.repeat(500_000)]]);
});
