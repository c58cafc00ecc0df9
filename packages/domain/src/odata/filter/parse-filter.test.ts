import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedRefusal } from '../feed-refusal.ts';
import { FILTER_PROPERTIES, type FeedCondition, type FilterProperty } from './feed-condition.ts';
import { parseFilter } from './parse-filter.ts';

const compare = (property: FilterProperty, comparison: 'eq' | 'ne' | 'gt', value: string | number | null) =>
  ({ type: 'compare', property, comparison, value }) as const;

/** The words of a condition, in parentheses wherever there may be some. */
function written(condition: FeedCondition): string {
  if (condition.type === 'not') return `not (${written(condition.condition)})`;
  if ('all' in condition) return condition.all.map((one) => `(${written(one)})`).join(` ${condition.type} `);
  if (condition.type === 'answer') throw new Error('no table, no answers');
  const { property, comparison, value } = condition;
  const isText = FILTER_PROPERTIES[property] === 'text' && value !== null;
  return `${property} ${comparison} ${isText ? `'${String(value).replaceAll("'", "''")}'` : value}`;
}

const names = Object.keys(FILTER_PROPERTIES) as FilterProperty[];
/** Those of a form that has all of them, and no question. */
const COLUMNS = names.map(
  (name) => ({ name, type: 'Edm.String', title: '', comparing: null, source: { type: 'own' } }) as const,
);
const VALUES = {
  text: fc.string(),
  number: fc.integer(),
  moment: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
} as const;

const compared = fc.constantFrom(...names).chain((property) => {
  const type = FILTER_PROPERTIES[property];
  const isOrdered = type !== 'text';
  return fc
    .record({
      comparison: fc.constantFrom(
        ...(isOrdered ? (['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const) : (['eq', 'ne'] as const)),
      ),
      value: VALUES[type] as fc.Arbitrary<string | number>,
    })
    .map((made) => ({ type: 'compare', property, ...made }) as const);
});

const { condition } = fc.letrec<{ condition: FeedCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    compared,
    fc.record({ type: fc.constant('not' as const), condition: tie('condition') }),
    fc.record({
      type: fc.constantFrom('and' as const, 'or' as const),
      all: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

const read = (text: string) => parseFilter(text, COLUMNS);

describe('parseFilter', () => {
  it('X38.82 reads every condition that can be written', () => {
    fc.assert(
      fc.property(condition, (made) => {
        expect(parseFilter(written(made), COLUMNS)).toEqual(made);
      }),
    );
    for (const value of [-(2 ** 31), 2 ** 31 - 1])
      expect(read(`stateId eq ${value}`)).toEqual(compare('stateId', 'eq', value));
    for (const value of [-(2 ** 31) - 1, 2 ** 31])
      expect(() => read(`stateId eq ${value}`)).toThrow(FeedRefusal);
  });

  it('X38.82 reads or refuses any text, and a refusal says where', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          condition.map(written).map((text) => text.slice(0, -1)),
        ),
        (text) => {
          try {
            expect(parseFilter(text, COLUMNS)).toHaveProperty('type');
          } catch (error) {
            expect(error).toBeInstanceOf(FeedRefusal);
            expect((error as FeedRefusal).column).toBeLessThanOrEqual(text.length + 1);
          }
        },
      ),
    );
  });

  it('X38.82 and binds closer than or, not closer than both, and in is any of its values', () => {
    const [one, two, three] = [
      compare('stateId', 'eq', 1),
      compare('stateId', 'gt', 2),
      compare('area', 'ne', 'x'),
    ];
    expect(read("stateId eq 1 or stateId gt 2 and area ne 'x'")).toEqual({
      type: 'or',
      all: [one, { type: 'and', all: [two, three] }],
    });
    expect(read("not stateId eq 1 and area ne 'x'")).toEqual({
      type: 'and',
      all: [{ type: 'not', condition: one }, three],
    });
    expect(read('stateId in (1, 4)')).toEqual({ type: 'or', all: [one, compare('stateId', 'eq', 4)] });
    expect(read('state eq null')).toEqual(compare('state', 'eq', null));
  });

  it('X38.82 a day is its midnight, a moment keeps its zone', () => {
    const value = (text: string) => (read(`updatedAt gt ${text}`) as { value: unknown }).value;
    expect(value('2026-03-01')).toBe('2026-03-01T00:00:00.000Z');
    expect(value('2026-03-01T10:30:00-03:00')).toBe('2026-03-01T13:30:00.000Z');
    expect(value('2026-03-01T10:30:00.1234567Z')).toBe('2026-03-01T10:30:00.123Z');
  });

  it.each([
    ['('.repeat(40) + 'stateId eq 1' + ')'.repeat(40), 'unsupported', 32],
    [Array.from({ length: 101 }, () => 'stateId eq 1').join(' or '), 'unsupported', 1612],
    ['stateId eq 1.5', 'wrong', 12],
    ['stateId eq 3000000000', 'wrong', 12],
    ['stateId gt null', 'wrong', 12],
    ['stateId', 'wrong', 8],
    ['', 'wrong', 1],
    ['1 eq 1', 'wrong', 1],
    ['startswith(code,1)', 'wrong', 17],
    ["startswith(stateId,'1')", 'wrong', 12],
    ["startswith(code,'a') eq true", 'unsupported', 22],
    ['startswith(code,area)', 'unsupported', 17],
    ['length(code) eq 1', 'unsupported', 1],
    ['Altura eq 1', 'wrong', 1],
    ["person/name eq 'x'", 'unsupported', 1],
    ['stateId mod 2 eq 1', 'unsupported', 9],
  ] as const)('X38.82 %s is refused', (text, kind, column) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ kind, column }));
  });
});
