// Sends values that no database can store to every endpoint of the contract, in every field that takes text
// or a number. The requests are made from the schemas, so that new fields are included automatically.
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openPortal } from '../testing/access/portal-people.ts';
import { answersOf, PUBLIC_FORM, saveForm, submitTo } from '../testing/forms.ts';
import { HOME, testId } from '../testing/territory.ts';
import { type Caller, openTestWorld, type TestWorld } from '../testing/with-app.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const TEXTS = ['a\0b', 'a\ud800b', '\udc00'];
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308];
const UUID = '7f7e2a8c-1f0a-4a52-9f0b-2a7f3c1d9e55';
const SUBMISSION = testId('oddanswer');

/** Each endpoint whose requests name a form has one of its own, so that they do not affect each other. */
let forms = 0;
const form = () => `odd${forms}`;

/** Values for names with a meaning in this product; all others follow from the schema. */
const named = (): Readonly<Record<string, Json>> => ({
  formId: testId(form()),
  submissionId: SUBMISSION,
  areaId: HOME.areas[0],
  municipality: HOME.id,
  answers: { ...answersOf({ name: 'x' }) } as unknown as Json,
  definition: PUBLIC_FORM as unknown as Json,
  version: 1,
});

let world: TestWorld;
let citizen: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  citizen = (await openPortal(world)).portalCitizen;
  const answered = await saveForm(world.as.admin, { id: 'answered', definition: PUBLIC_FORM });
  await submitTo(world.as.admin, answered, { id: 'oddanswer', answers: answersOf({ name: 'x' }) });
});
afterAll(() => world.close());

function sampleOf(schema: Schema, name = ''): Json {
  const { type, enum: choices, anyOf, properties, items, format, minimum = 1, maxLength = 20 } = schema;
  const known = named()[name];
  if (known !== undefined) return known;
  if (schema.const !== undefined) return schema.const as Json;
  if (choices) return choices[0] as Json;
  if (anyOf) return sampleOf(anyOf.find((one) => one.type !== 'null') ?? {}, name);
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  if (type === 'boolean') return true;
  if (type === 'array') return items ? [sampleOf(items)] : [];
  if (type === 'string') return format === 'uuid' ? UUID : testId('x').slice(0, maxLength);
  return Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, sampleOf(one, key)]));
}

/** The value with one text or number replaced, for each of them and each odd value. */
function oddOf(value: Json): readonly Json[] {
  if (typeof value === 'string') return TEXTS;
  if (typeof value === 'number') return NUMBERS;
  if (value === null || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return value.flatMap((one) => oddOf(one).map((odd) => [odd]));
  return Object.entries(value).flatMap(([key, one]) =>
    oddOf(one).map((odd) => ({ ...(value as object), [key]: odd })),
  );
}

/** The sample after parsing: a number in the URL is a number there, not a text. */
function sampleOfField(schema: z.ZodType | undefined): Readonly<Record<string, Json>> {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
  return sampleOf(json) as Readonly<Record<string, Json>>;
}

/** The value with a key that cannot be stored, at the top level and inside each field. */
function oddKeys(value: Readonly<Record<string, Json>> = {}): readonly Readonly<Record<string, Json>>[] {
  const inside = Object.entries(value).filter(([, one]) => typeof one === 'object' && !Array.isArray(one));
  const withOdd = (one: Json) => ({ ...(one as object), 'a\0b': { value: 'x' } });
  return [withOdd(value), ...inside.map(([key, one]) => ({ ...value, [key]: withOdd(one) }))];
}

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** URLs hold texts and numbers. */
const plain = (value: Json | undefined) =>
  encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));

function urlOf(
  { path }: Endpoint,
  params: Readonly<Record<string, Json>>,
  query: Readonly<Record<string, Json>>,
): string {
  const asked = path.replaceAll(/:(\w+)/g, (_whole, name: string) => plain(params[name]));
  const pairs = Object.entries(query).map(([key, value]) => `${plain(key)}=${plain(value)}`);
  return pairs.length === 0 ? asked : `${asked}?${pairs.join('&')}`;
}

function oddRequests(endpoint: Endpoint): readonly Sent[] {
  const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map(sampleOfField);
  const sent = endpoint.upload ? Buffer.from('x') : endpoint.body && body;
  const odd = (value: Readonly<Record<string, Json>> = {}) => oddOf(value) as (typeof value)[];
  return [
    ...odd(params).map((one) => ({ path: urlOf(endpoint, one, query ?? {}), body: sent })),
    ...odd(query).map((one) => ({ path: urlOf(endpoint, params ?? {}, one), body: sent })),
    ...[...odd(endpoint.body && body), ...oddKeys(endpoint.body && body)].map((one) => ({
      path: urlOf(endpoint, params ?? {}, query ?? {}),
      body: one,
    })),
  ];
}

function callersOf({ access }: Endpoint): readonly Caller[] {
  if (access.kind === 'portal-citizen') return [citizen];
  return access.kind === 'public' ? [world.visitor, citizen] : [world.as.admin, world.as.supervisor];
}

const endpoints: readonly (readonly [string, Endpoint])[] = Object.values(CONTRACT).flatMap((feature) =>
  Object.entries(feature),
);

it('X26.17 the requests reach fields of every endpoint, but of those that take nothing but a file, a session or a yes or no', () => {
  // Every endpoint gets at least one request: a body with a key that cannot be stored.
  const names = endpoints.filter(([, endpoint]) => oddRequests(endpoint).length === 1).map(([name]) => name);
  expect(names.sort()).toEqual([
    'beginEnrolment',
    'beginPasskeyEnrolment',
    'beginPasskeyStep',
    'beginSingleSignOn',
    'endOtherSessions',
    'endProviderSession',
    'leavePortal',
    'listAppointmentDays',
    'listOwnSessions',
    'listOwnWorkOrders',
    'listWebhooks',
    'notifyPayment',
    'readAppointment',
    'readHome',
    'readPlanMail',
    'readReceipt',
    'readRemoteValues',
    'readRequiredRoles',
    'readSecondFactor',
    'readSession',
    'readStatus',
    'readTerritory',
    'readTerritoryRegister',
    'readWebhookOffer',
    'signOut',
  ]);
});

it.each(endpoints)('X26.17 %s replies to odd values without an error of its own', async (_name, endpoint) => {
  // Resets the limits.
  await sql`delete from rate_limits`.execute(world.db);
  forms += 1;
  const requests = oddRequests(endpoint);
  if (JSON.stringify(requests).includes(testId(form())))
    await saveForm(world.as.admin, { id: form(), definition: PUBLIC_FORM });
  const failures = [];
  for (const caller of callersOf(endpoint)) {
    for (const { path, body } of requests) {
      const reply = await caller.send(endpoint.method, path, body);
      if (reply.status >= 500)
        failures.push(`${path} ${JSON.stringify(body)}: ${JSON.stringify(reply.body)}`);
    }
  }
  expect(failures).toEqual([]);
});

it.each([
  [`/api/municipalities/${HOME.id}/incidents`, 'from'],
  [`/api/municipalities/${HOME.id}/audit`, 'to'],
  [`/api/forms/${testId('answered')}/submissions`, 'startDate'],
  [`/api/forms/${testId('answered')}/statistics`, 'from'],
])(
  'X26.17 %s names the field of a day that no calendar has, and takes the first and the last one',
  async (path, field) => {
    const asked = async (day: string) => {
      const days = path.endsWith('statistics') ? `${field}=${day}&to=9999-12-31` : `${field}=${day}`;
      const { status, body } = await world.as.admin.get(`${path}?${days}`);
      return [status, body.issues?.[0].at.field];
    };
    expect(await asked('0000-01-01')).toEqual([400, `query.${field}`]);
    expect([await asked('0001-01-01'), await asked('9999-12-31')]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  },
);
