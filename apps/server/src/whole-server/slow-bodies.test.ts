// Every endpoint that takes JSON, with the bodies that are slowest to check. Their cost is measured in
// processor time, which other programs on the machine do not change, and compared with a piece of work of
// fixed size.
import { setImmediate } from 'node:timers/promises';
import { CONTRACT } from '@constancia/contract/contract.ts';
import type { Endpoint } from '@constancia/contract/endpoint.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../testing/forms.ts';
import { ANA, enterPortal, openPortalWorld } from '../testing/portal.ts';
import { HOME, testId } from '../testing/territory.ts';
import type { Caller, TestWorld } from '../testing/with-app.ts';

const FORM = aForm()
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('name', 'text'), aQuestion('many', 'multiple-choice', { options: ['a', 'b'] }))
  .withRepeatableSection('copies', aQuestion('text', 'text', { required: true, repeatable: true }));

let world: TestWorld;
let citizen: Caller;
let formId: string;
const submissionId = testId('answered');
beforeAll(async () => {
  world = await openPortalWorld();
  citizen = await enterPortal(world, ANA);
  formId = await saveForm(world.as.admin, { id: 'slow', definition: FORM.build() });
  const answers = answersOf({ name: 'x' });
  await submitTo(world.as.admin, formId, { id: 'answered', answers });
});
afterAll(() => world.close());

const endpoints: readonly (readonly [string, Endpoint])[] = Object.values(CONTRACT)
  .flatMap((feature) => Object.entries(feature))
  .filter(([, endpoint]) => endpoint.body !== undefined);

const DEFAULT_LIMIT = 64 * 1024;

/** As many repetitions as fit into the body. */
const filled = (piece: string, bytes: number) =>
  Array.from({ length: Math.floor(bytes / (piece.length + 1)) }, () => piece).join(',');
const keys = (value: string, bytes: number) =>
  Array.from(
    { length: Math.floor(bytes / (value.length + 12)) },
    (_, number) => `"k${String(number).padStart(7, '0')}":${value}`,
  ).join(',');

/** Bodies of the limit's size that are slow to parse, to walk or to refuse. */
function slowBodies(endpoint: Endpoint): readonly string[] {
  const bytes = (endpoint.bodyLimit ?? DEFAULT_LIMIT) - 200;
  const few = Math.min(bytes, 24 * (endpoint.valuesLimit ?? 2_000));
  return [
    `{"ticked":{"s1":[${filled('1', bytes)}]}}`,
    `[${filled('{"id":"a","answers":{}}', bytes)}]`,
    `{${keys('1', few)}}`,
    `{${keys('{"value":"x"}', few)}}`,
    `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
    `{"a":"${'x'.repeat(bytes)}"}`,
    `{"a":"${'\\u0000'.repeat(bytes / 6)}"}`,
  ];
}

/** Valid or nearly valid answers, as large as allowed. */
function nearlyValid(endpoint: Endpoint): readonly string[] {
  const values = (endpoint.valuesLimit ?? 2_000) - 100;
  const row = (number: number) => ({ id: `r${number}`, answers: {} });
  const sets: readonly AnswerSet[] = [
    { ticked: {}, main: {}, rows: { copies: Array.from({ length: 5_000 }, (_, number) => row(number)) } },
    {
      ticked: {},
      main: {},
      rows: { copies: Array.from({ length: values / 3 }, (_, number) => row(number)) },
    },
    { ticked: {}, main: { name: { value: 'ñ'.repeat(99_000) } }, rows: {} },
    {
      ticked: {},
      main: { many: { value: Array.from({ length: 1_000 }, (_, number) => `o${number}`) } },
      rows: {},
    },
    {
      ticked: {},
      main: Object.fromEntries(
        Array.from({ length: values / 3 }, (_, number) => [`q${number}`, { value: 'x' }]),
      ),
      rows: {},
    },
  ];
  const signatures = Array.from({ length: values / 5 }, () => 1);
  const particulars = { citizen: null, location: null, asset: null, signatures };
  return [
    ...sets.map((answers, number) => JSON.stringify({ id: testId(`slow${number}`), version: 1, answers })),
    JSON.stringify({ id: testId('x'), version: 1, answers: sets[2], particulars }),
    JSON.stringify({
      id: testId('x'),
      areaId: HOME.areas[0],
      sync: false,
      version: 1,
      definition: wide(values),
    }),
    JSON.stringify({ answers: sets[1] }),
  ];
}

/** A form with as many questions and options as its body may hold. */
function wide(values: number) {
  const options = Array.from({ length: Math.min(1_000, values / 12) }, (_, number) => `Opción ${number}`);
  const questions = Array.from({ length: Math.min(25, values / 8_000) }, (_, number) =>
    aQuestion(`q${number}`, 'multiple-choice', { options }),
  );
  return aForm()
    .withSection('s', ...questions)
    .build();
}

const made = new Map<string, readonly string[]>();

/** Made once for all endpoints with the same limits, because making them takes as long as half of the requests. */
function bodiesFor(endpoint: Endpoint): readonly string[] {
  const limits = `${endpoint.bodyLimit} ${endpoint.valuesLimit}`;
  const bodies = made.get(limits) ?? [...slowBodies(endpoint), ...nearlyValid(endpoint)];
  made.set(limits, bodies);
  return bodies;
}

/** An id that was sent to another endpoint may be refused before its answers are read. */
function withOwnId(payload: string, endpoint: number): string {
  const own = (_: string, number: string) => `{"id":"${testId(`slow${number}of${endpoint}`)}"`;
  return payload.replace(/^\{"id":"slow(\d)\w*"/, own);
}

function pathOf({ path }: Endpoint): string {
  const named: Readonly<Record<string, string>> = { formId, submissionId };
  return path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? testId('none'));
}

/** Processor time of this process during the work, in milliseconds; no other request waited longer for it. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Parsing and writing answers of the largest size once, which nothing can do faster. */
const FIXED_WORK = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 50_000 }, (_, number) => [`q${number}`, { value: 'x'.repeat(50) }]),
  ),
);

/**
 * Three times that: about a seventh of a second on the machine on which it was measured; the attack took four
 * seconds.
 */
async function costAllowed(): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 7; time++) costs.push(await costOf(() => JSON.stringify(JSON.parse(FIXED_WORK))));
  return 3 * (costs.toSorted((a, b) => a - b)[3] ?? 0);
}

interface Asked {
  readonly name: string;
  readonly caller: Caller;
  readonly endpoint: Endpoint;
  readonly payload: string;
}

async function ask({
  caller,
  endpoint,
  payload,
}: Asked): Promise<{ readonly ms: number; readonly status: number }> {
  const headers = { 'content-type': 'application/json', ...caller.headers };
  const options = { method: endpoint.method, url: pathOf(endpoint), headers, payload };
  let status = 0;
  // Requests come from the network, so the event loop turns between them; without it the server believes that it is
  // overloaded by what this test computes.
  await setImmediate();
  const ms = await costOf(async () => {
    status = (await world.app.inject(options)).statusCode;
  });
  return { ms, status };
}

/** The shortest of several runs, because the garbage collector sometimes runs during one. */
async function leastCost(asked: Asked, first: number, allowed: number): Promise<number> {
  let least = first;
  for (let again = 0; again < 4 && least > allowed; again++) least = Math.min(least, (await ask(asked)).ms);
  return least;
}

it('X25.11 X25.12 no body of any endpoint keeps the server from answering others, and none is a fault of the server', async () => {
  expect(endpoints.length).toBeGreaterThan(20);
  const allowed = await costAllowed();
  const slow: string[] = [];
  const faults: string[] = [];
  for (const [number, [name, endpoint]] of endpoints.entries()) {
    const caller = endpoint.access.kind === 'portal-citizen' ? citizen : world.as.admin;
    for (const body of bodiesFor(endpoint)) {
      const payload = withOwnId(body, number);
      const asked = { name, caller, endpoint, payload };
      const { ms, status } = await ask(asked);
      if (status >= 500) faults.push(`${name} ${status} ${payload.slice(0, 60)}`);
      const cost = await leastCost(asked, ms, allowed);
      if (cost > allowed) slow.push(`${name} ${cost} of ${allowed} ms ${payload.slice(0, 60)}`);
    }
  }
  expect(slow).toEqual([]);
  expect(faults).toEqual([]);
});

it('X25.11 a body is refused by its values before it is read, by its depth, and by what its form can hold', async () => {
  const path = `/api/public/forms/${formId}/submissions`;
  const send = (payload: string) =>
    world.app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload });
  const codeOf = async (payload: string) => (await send(payload)).json<{ code: string }>().code;
  expect(await codeOf(`{"ticked":{"s1":[${filled('1', 3_900_000)}]}}`)).toBe('payload-too-large');
  expect(await codeOf('['.repeat(50) + ']'.repeat(50))).toBe('request-invalid');
  const large = { ticked: {}, main: { name: { value: 'x'.repeat(4_000_000) } }, rows: {} };
  const small = await saveForm(world.as.admin, {
    id: 'small',
    definition: aForm()
      .withOptions({ publicAccess: true })
      .withSection('s', aQuestion('name', 'integer'))
      .build(),
  });
  const body = JSON.stringify({ id: testId('large'), version: 1, answers: large });
  const refused = await world.app.inject({
    method: 'POST',
    url: `/api/public/forms/${small}/submissions`,
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  expect(refused.json<{ code: string }>().code).toBe('payload-too-large');
});

it('X25.11 what is wrong with answers is reported by its field, and not a thousand times', async () => {
  const copies = Array.from({ length: 5_000 }, (_, number) => ({ id: `r${number}`, answers: {} }));
  const answers = { ticked: {}, main: {}, rows: { copies } };
  const reply = await submitTo(world.visitor, formId, { id: 'empty', answers, public: 'yes' });
  expect(reply.body.code).toBe('answers-invalid');
  expect(reply.body.issues).toHaveLength(300);
  const wrong = { ...answers, rows: { copies: [{ id: 'r1', answers: { text: { value: 7 } } }] } };
  const shape = await world.visitor.post(`/api/public/forms/${formId}/submissions`, {
    id: testId('wrong'),
    version: 1,
    answers: wrong,
  });
  expect(shape.body.issues).toEqual([
    {
      code: 'request-field',
      at: { field: 'body.answers.rows.copies.0.answers.text.value' },
      values: { reason: 'not the shape of answers' },
    },
  ]);
});
