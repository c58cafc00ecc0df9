import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepNumbers, numbered } from './list-numbers.ts';
import { keepResidue, withResidue } from './residue.ts';
import { sameValue } from './same-value.ts';

const JSON_OBJECT = fc.dictionary(
  fc.constantFrom('a', 'b', 'c/d', 'e~f', '~1', 'toString'),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(0, 1, '', 'x', null, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value'), { noNullPrototype: true }),
    ),
  })).value,
  { noNullPrototype: true },
);

it('E3.17 whatever the document and the model say, the document comes back', () => {
  fc.assert(
    fc.property(JSON_OBJECT, JSON_OBJECT, (document, emitted) => {
      const before = structuredClone(emitted);
      expect(withResidue(emitted, keepResidue(document, emitted))).toEqual(document);
      expect(emitted).toEqual(before);
    }),
    { numRuns: 1000 },
  );
});

it('E3.17 a field that the model writes otherwise now is not restored', () => {
  const residue = keepResidue({ a: 'uno', b: 1, extra: 0 }, { a: 'UNO', b: 2, c: 3 });
  expect(withResidue({ a: 'DOS', b: 2, c: 4 }, residue)).toEqual({ a: 'DOS', b: 1, c: 4, extra: 0 });
  expect(withResidue({ a: 'UNO', b: 3, extra: 'now known' }, residue)).toEqual({
    a: 'uno',
    b: 3,
    extra: 'now known',
  });
});

it('E3.17 follows a list item by item, so that one changed item leaves the others', () => {
  const document = {
    list: [
      { a: 1, x: 1 },
      { a: 2, x: 2 },
    ],
  };
  const residue = keepResidue(document, { list: [{ a: 1 }, { a: 2 }] });
  expect(withResidue({ list: [{ a: 1 }, { a: 9 }, { a: 3 }] }, residue)).toEqual({
    list: [{ a: 1, x: 1 }, { a: 9, x: 2 }, { a: 3 }],
  });
});

it('E9.29 nothing kept reaches the prototype', () => {
  const residue = JSON.parse(
    '{"__proto__/admin":{"document":true},"a/__proto__":{"document":{"admin":1}}}',
  ) as never;
  withResidue({ a: {} }, residue);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

it('E4.74 a list that grew or shrank is numbered again', () => {
  const numbering = { list: 'preguntas', field: 'orden' };
  const residue = keepNumbers([{ orden: 3 }, {}, { orden: null }], numbering);
  const three = [{ a: 1 }, { a: 2 }, { a: 3 }];
  expect(numbered(three, numbering, residue)).toEqual([{ orden: 3, a: 1 }, { a: 2 }, { orden: null, a: 3 }]);
  expect(numbered(three.slice(1), numbering, residue)).toEqual([
    { orden: 0, a: 2 },
    { orden: 1, a: 3 },
  ]);
  expect(keepNumbers([{ orden: 0 }, { orden: 1 }], numbering)).toBeUndefined();
});

it('E3.17 compares values without regard to the order of fields', () => {
  expect(sameValue({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }] })).toBe(true);
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(sameValue({ toString: 1 }, {})).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(null, {})).toBe(false);
});
