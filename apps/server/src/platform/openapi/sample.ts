// An example for a JSON schema: the first of what it allows, with values as people see them. The tests hold every example
// against its schema.
// rules: X38.17

type Schema = Readonly<Record<string, unknown>>;

const ID_PATTERN = '^[0-9A-Za-z]{20}$';

/** Examples of texts by what the schema says of them. */
function textFor({
  format,
  pattern,
  minLength = 0,
}: {
  format?: string;
  pattern?: string;
  minLength?: number;
}) {
  if (format === 'date-time') return '2026-11-23T12:30:00.000Z';
  if (format === 'date') return '2026-11-23';
  if (format === 'uuid') return '8b0f6a52-3c1e-4d0f-9a65-7e1f2d3c4b5a';
  if (pattern === ID_PATTERN) return 'u5N4zmSgk5lOWeOjh9FY';
  return 'texto'.padEnd(minLength, '.');
}

function numberFor({ minimum = 0, maximum = 1 }: { minimum?: number; maximum?: number }): number {
  return Math.min(Math.max(1, minimum), maximum);
}

/** Answers are checked by the domain, and no schema says what they are. */
const ANSWERS = { ticked: {}, main: { nombre: { value: 'texto' } }, rows: {} };

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
}

function objectFor({ properties = {}, additionalProperties = {}, required = [] }: ObjectSchema): object {
  const others = typeof additionalProperties === 'boolean' ? {} : additionalProperties;
  const valueOf = (name: string) => {
    const schema = properties[name] ?? others;
    return name === 'answers' && schema['additionalProperties'] === true ? ANSWERS : sampleOf(schema);
  };
  // Any names: one is shown.
  const isMap =
    required.length === 0 && Object.keys(properties).length === 0 && Object.keys(others).length > 0;
  return Object.fromEntries((isMap ? ['nombre'] : required).map((name) => [name, valueOf(name)]));
}

function listFor({ items, minItems = 1 }: { items?: Schema; minItems?: number }): readonly unknown[] {
  return items ? Array.from({ length: minItems }, () => sampleOf(items)) : [];
}

export function sampleOf(schema: Schema): unknown {
  const {
    const: only,
    enum: choices,
    anyOf,
    oneOf,
    allOf,
    type,
  } = schema as {
    const?: unknown;
    enum?: readonly unknown[];
    anyOf?: readonly Schema[];
    oneOf?: readonly Schema[];
    allOf?: readonly Schema[];
    type?: string | readonly string[];
  };
  if (only !== undefined) return only;
  if (choices) return choices[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sampleOf(first);
  // What may be null is shown with a value.
  if (Array.isArray(type)) return sampleOf({ ...schema, type: type[0] });
  if (allOf) return Object.assign({}, ...allOf.map(sampleOf));
  if (type === 'object') return objectFor(schema);
  if (type === 'array') return listFor(schema);
  if (type === 'string') return textFor(schema);
  if (type === 'integer' || type === 'number') return numberFor(schema);
  if (type === 'boolean') return true;
  return type === 'null' ? null : {};
}
