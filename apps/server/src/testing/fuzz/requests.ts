// Requests for an endpoint, made from its schemas and from the rows of the role matrix, which name things that exist.
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import fc from 'fast-check';
import type { z } from 'zod';
import { z as schemas } from 'zod';
import type { MatrixWorld } from '../access/matrix-world.ts';
import type { EndpointName } from '../access/rights/endpoint-names.ts';
import type { Person } from '../access/rights/people.ts';
import type { Row } from '../access/row.ts';
import { HOSTILE, type JsonSchema, nearly, type Pool, rightValue } from './values.ts';

export interface FuzzedRequest {
  readonly person: Person;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

/** What every endpoint's requests are made from: the requests of the role matrix, by endpoint. */
export interface Known {
  readonly pool: Pool;
  readonly bodies: ReadonlyMap<string, readonly unknown[]>;
  readonly urls: ReadonlyMap<string, readonly string[]>;
}

type Rows = Readonly<Record<EndpointName, (matrix: MatrixWorld) => readonly Row[]>>;

export async function knownRequests(
  matrix: MatrixWorld,
  endpoints: Readonly<Record<string, Endpoint>>,
  rows: Rows,
): Promise<Known> {
  const pool = new Map<string, unknown[]>();
  const bodies = new Map<string, unknown[]>();
  const urls = new Map<string, string[]>();
  const note = (name: string, value: unknown) => {
    const before = pool.get(name) ?? [];
    if (before.length < 30) pool.set(name, [...before, value]);
  };
  for (const [name, rowsOf] of Object.entries(rows)) {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`no endpoint ${name}`);
    for (const row of rowsOf(matrix)) {
      const { path, body } = await row.ask('admin');
      const url = new URL(path, 'http://here');
      urls.set(name, [...(urls.get(name) ?? []), path]);
      const inPath = paramsIn(endpoint.path, url.pathname);
      for (const [param, value] of Object.entries(inPath)) note(param, value);
      for (const [key, value] of url.searchParams) note(key, value);
      if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) continue;
      for (const [key, value] of Object.entries(body)) note(key, value);
      bodies.set(name, [...(bodies.get(name) ?? []), body]);
    }
  }
  return { pool, bodies, urls };
}

function paramsIn(template: string, pathname: string): Readonly<Record<string, string>> {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const pattern = new RegExp(`${template.replaceAll(/:\w+/g, '([^/]+)')}$`);
  const values = pattern.exec(pathname.replace('/api/public/', '/api/'))?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

const jsonOf = (schema: z.ZodType | undefined): JsonSchema | undefined =>
  schema && (schemas.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** Those who may do most ask most often. */
const CALLERS: readonly Person[] = [
  'admin',
  'admin',
  'admin',
  'supervisor',
  'inspector',
  'visitor',
  'portalCitizen',
];
const OF_CITIZENS: readonly Person[] = ['portalCitizen', 'portalCitizen', 'otherPortalCitizen', 'visitor'];

/** Bodies that are no JSON of ours. */
const BROKEN: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":',
  '[1,2,',
  'null',
  '"text"',
  '{"a":1}{"a":2}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  Buffer.from('1f8b0800000000000003', 'hex'),
];

const MEDIA_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'image/png',
  'x',
];

export function requestsOf(
  name: string,
  endpoint: Endpoint,
  { pool, bodies, urls }: Known,
): fc.Arbitrary<FuzzedRequest> {
  const { access, path, params, query, body, upload } = endpoint;
  const person = fc.constantFrom(...(access.kind === 'portal-citizen' ? OF_CITIZENS : CALLERS));
  const template = fc.constantFrom(
    path,
    ...(access.kind === 'answerer' ? [path.replace('/api/', '/api/public/')] : []),
  );
  const made = fc
    .tuple(template, inUrl(jsonOf(params), pool), inUrl(jsonOf(query), pool))
    .map(([at, named, asked]) => urlOf(at, named, asked));
  const ofRows = urls.get(name) ?? [];
  const url = ofRows.length > 0 ? fc.oneof(fc.constantFrom(...ofRows), made) : made;
  const sent = upload ? uploads(upload) : bodiesOf(jsonOf(body), { pool, known: bodies.get(name) ?? [] });
  return fc.tuple(person, url, sent).map(([who, at, content]) => ({ person: who, url: at, ...content }));
}

type Content = Pick<FuzzedRequest, 'headers' | 'payload'>;

const asJson = (value: unknown): Content =>
  value === undefined
    ? { headers: {}, payload: undefined }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(value) };

const broken = fc
  .tuple(fc.constantFrom(...BROKEN), fc.constantFrom(...MEDIA_TYPES))
  .map(([payload, type]): Content => ({ headers: { 'content-type': type }, payload }));

function bodiesOf(
  schema: JsonSchema | undefined,
  { pool, known }: { readonly pool: Pool; readonly known: readonly unknown[] },
): fc.Arbitrary<Content> {
  if (!schema) {
    const nothing = fc.constant<Content>({ headers: {}, payload: undefined });
    return fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: broken });
  }
  const right = rightValue(schema, pool);
  const base = known.length > 0 ? fc.oneof(fc.constantFrom(...known), right) : right;
  const almost = base.chain((value) => nearly(value, pool));
  return fc.oneof(
    { weight: 5, arbitrary: base.map(asJson) },
    { weight: 4, arbitrary: almost.map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE).map(asJson) },
    { weight: 1, arbitrary: broken },
  );
}

function uploads(types: readonly string[]): fc.Arbitrary<Content> {
  return fc
    .tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...types, ...MEDIA_TYPES))
    .map(([bytes, type]) => ({ headers: { 'content-type': type }, payload: Buffer.from(bytes) }));
}

function inUrl(schema: JsonSchema | undefined, pool: Pool): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  if (!schema) return fc.constant({});
  const right = rightValue(schema, pool) as fc.Arbitrary<Record<string, unknown>>;
  const almost = right.chain((value) => nearly(value, pool)) as fc.Arbitrary<Record<string, unknown>>;
  return fc.oneof(
    { weight: 5, arbitrary: right },
    {
      weight: 1,
      arbitrary: almost.map((value) => (typeof value === 'object' && value !== null ? value : {})),
    },
  );
}

function plain(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 4_000));
}

function urlOf(
  template: string,
  named: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, unknown>>,
): string {
  // An empty piece would be another URL.
  const path = template.replaceAll(/:(\w+)/g, (_whole, name: string) => plain(named[name]) || '%20');
  const pairs = Object.entries(asked).map(([key, value]) => `${plain(key)}=${plain(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
