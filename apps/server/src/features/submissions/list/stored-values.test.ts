import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { storedValues } from './stored-values.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

type Main = Readonly<Record<string, unknown>>;

/** As the database sends them. */
async function stored(mains: readonly Main[]): Promise<readonly string[]> {
  const { rows } = await sql<{ main: string }>`
    select main::text as main from unnest(${mains.map((main) => JSON.stringify(main))}::jsonb[]) with ordinality as t(main, at)
    order by at`.execute(world.db);
  return rows.map(({ main }) => main);
}

/** None has a single character: JSON.parse of Node 24.21 takes one that is escaped for another one. */
const IDS = [
  'name',
  'qu',
  'a"b',
  'with: colon',
  '{"value": ',
  'año',
  '日本',
  'line\nend',
  'back\\slash',
  'longer-than-all',
];

it('X32.20 reads values out of what the database stores: texts, lists, blanks, what was never answered', async () => {
  const [text = ''] = await stored([
    {
      qu: { value: 'uno' },
      año: { value: ['a', 'b, c'] },
      name: {},
      'line\nend': { value: 'says "no" \\ "sí"' },
      'back\\slash': { value: 'ends in \\' },
      other: { value: 'not asked for' },
      日本: { value: [] },
    },
  ]);
  expect(storedValues(IDS)(text)).toEqual([
    null,
    'uno',
    null,
    null,
    null,
    ['a', 'b, c'],
    [],
    'says "no" \\ "sí"',
    'ends in \\',
    null,
  ]);
});

/** Texts with everything that stands around a value, too. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '\\',
    '\\"',
    '{}',
    '}}',
    '"}, ',
    '"}, "qu": {"value": "',
    '[]',
    '["',
    '\n',
    'año',
    '\u001f',
    '😀',
  ),
  // The database stores no U+0000 and no half of a character.
  fc.string({ unit: 'grapheme' }).map((drawn) => drawn.replaceAll('\0', '')),
);
const answer = fc.oneof(
  fc.record({ value: text }),
  fc.record({ value: fc.array(text, { maxLength: 4 }) }),
  fc.constant({}),
  // What no form makes, but an import may hold.
  fc.constantFrom(
    null,
    'x',
    7,
    [],
    { value: null },
    { value: 7 },
    { value: { a: 'b' } },
    { value: [1, ['a']] },
  ),
  fc.record({ a: text, value: text, longer: text }),
);
const key = fc.oneof(fc.constantFrom(...IDS), text).filter((drawn) => drawn.length !== 1);

it('X32.20 reads whatever JSON reads, also of drawn answers', async () => {
  const drawn = fc.sample(fc.dictionary(key, answer, { maxKeys: 12 }), { numRuns: 3_000, seed: 20_261_127 });
  const texts = await stored(drawn);
  const ids = [...IDS, ''];
  const read = storedValues(ids);
  const opened = texts.map((main) => {
    const answers = JSON.parse(main) as Main;
    return ids.map((id) => (answers[id] as { readonly value?: unknown } | null)?.value ?? null);
  });
  expect(texts.map((main) => read(main))).toEqual(opened);
  const found = opened.flat().filter((value) => value !== null);
  expect(found.length).toBeGreaterThan(2_000);
  expect(found.filter((value) => typeof value === 'string' && /["\\]/.test(value)).length).toBeGreaterThan(
    100,
  );
});
