// Values for the fields of an endpoint from its schema: right ones, nearly right ones, and hostile ones.
import fc from 'fast-check';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Name of a field -> values that it has in requests which do something. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

/** Lists in fields hold at most so many items: what a longer one does is a test of its own. */
const ITEMS = 3;

/** A value that the schema allows; for a name of the pool mostly one that means something. */
export function rightValue(schema: JsonSchema, pool: Pool, name = ''): fc.Arbitrary<unknown> {
  const known = pool.get(name) ?? [];
  const made = madeValue(schema, pool);
  return known.length === 0
    ? made
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made });
}

function madeValue(schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  const { type, const: only, enum: choices, anyOf, oneOf } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const kinds = anyOf ?? oneOf;
  if (kinds) return fc.oneof(...kinds.map((one) => rightValue(one, pool)));
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1_000,
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const lengths = {
        minLength: Math.min(schema.minItems ?? 0, ITEMS),
        maxLength: Math.min(schema.maxItems ?? ITEMS, ITEMS),
      };
      return fc.array(rightValue(schema.items ?? {}, pool), lengths);
    }
    case 'object':
      return objectOf(schema, pool);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 30 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' });
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  pool: Pool,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, rightValue(schema, pool, name)]),
  );
  const named = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  if (typeof additionalProperties !== 'object') return named;
  const more = fc.dictionary(fc.string({ maxLength: 20 }), rightValue(additionalProperties, pool), {
    maxKeys: ITEMS,
  });
  return fc.tuple(more, named).map(([others, known]) => ({ ...others, ...known }));
}

/** Values that programs like to choke on. */
export const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮﻿​',
  '😀'.repeat(500),
  'a'.repeat(20_000),
  "' or 1=1; drop table users; --",
  '%00%ff../../../../etc/passwd',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-0',
  '1e309',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  0,
  -1,
  -0,
  1e-320,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  1e308,
  true,
  null,
  [],
  {},
  [[[[[[[[]]]]]]]],
  Array.from({ length: 1_500 }, (_, index) => index),
  { length: -1 },
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}, "toString": 1}'),
];

/** The value with one of its fields, at any depth, removed, replaced, repeated or given to a stranger. */
export function nearly(value: unknown, pool: Pool): fc.Arbitrary<unknown> {
  const paths = pathsOf(value);
  const ids = [...pool.values()].flat().filter((one) => typeof one === 'string');
  const change = fc.oneof(
    fc.constant(REMOVED),
    fc.constantFrom(...HOSTILE),
    ids.length > 0 ? fc.constantFrom<unknown>(...ids) : fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ maxDepth: 3 }),
  );
  return fc
    .tuple(fc.constantFrom(...paths), change, fc.boolean())
    .map(([path, to, adds]) => (adds && path.length === 0 ? added(value, to) : replaced(value, path, to)));
}

const REMOVED = Symbol('removed');
type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || at.length > 6) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...at, key]))];
}

function added(value: unknown, one: unknown): unknown {
  return typeof value === 'object' && value !== null && one !== REMOVED
    ? { ...value, unknownField: one }
    : value;
}

function replaced(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to === REMOVED ? undefined : to;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as object) };
  const inside = replaced(copy[key], rest, to);
  if (inside === undefined) delete copy[key];
  else copy[key] = inside;
  return copy;
}
