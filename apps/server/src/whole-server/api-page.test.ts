// The requests of docs/api.md, made as they stand there.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PROBLEMS } from '@constancia/contract/problems.ts';
import { EVENT_KINDS } from '@constancia/domain/events/events.ts';
import { secondsToNextAttempt } from '@constancia/domain/events/retries.ts';
import { PROGRAM_RATES } from '@constancia/domain/limits.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishEvents } from '../features/events/delivery/publish-events.ts';
import { answersOf, saveForm, STAFF_FORM, submitTo } from '../testing/forms.ts';
import { makeProgram } from '../testing/sign-in/program-tokens.ts';
import { testId } from '../testing/territory.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../testing/with-app.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
/** The commands of the page, each on one line, in their order. */
const COMMANDS = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, block = '']) => block.replaceAll('\\\n', '').trim())
  .filter((block) => block.startsWith('curl '));

let world: TestWorld;
let form: string;
const values: Record<string, string> = { CONSTANCIA: '' };

beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.admin, { id: 'walk', definition: STAFF_FORM });
  const { token } = await makeProgram(world, {
    rights: ['read formulario', 'read respuesta', 'create respuesta'],
  });
  values['TOKEN'] = token;
});
afterAll(() => world.close());

/** The words of a command, as a shell reads double quotes, escapes and variables. */
function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(([word, quoted]) =>
    (quoted ?? word)
      .replaceAll(/(?<!\\)\$(\w+)/g, (_, name: string) => encodeInUrl(name, quoted ?? word))
      .replaceAll(/\\(["$])/g, '$1'),
  );
}

function encodeInUrl(name: string, word: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`nothing was set for $${name}`);
  return word.includes('?') ? encodeURIComponent(value) : value;
}

/** What is not JSON has no body here. */
function bodyOf(reply: LightMyRequestResponse) {
  return reply.headers['content-type']?.toString().includes('json') ? reply.json() : null;
}

async function run(command: string | undefined): Promise<TestReply> {
  const words = wordsOf(command ?? '').slice(1);
  const after = (option: string) =>
    words.flatMap((word, at) => (word === option ? [words[at + 1] ?? ''] : []));
  const headers = Object.fromEntries(after('-H').map((header) => header.split(': ') as [string, string]));
  const [payload] = after('-d');
  const url = words.find((word) => word.startsWith('/')) ?? '';
  const method = payload === undefined ? 'GET' : 'POST';
  const reply = await world.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: reply.statusCode, body: bodyOf(reply), headers: reply.headers, raw: reply.rawPayload };
}

const send = async (name: string) => {
  const reply = await submitTo(world.as.inspector, form, { id: testId(name), answers: answersOf({ name }) });
  expect(reply.status).toBe(200);
};
const idsOf = ({ body }: TestReply) => body.submissions.map(({ id }: { id: string }) => id);

it('X38.16 the page leads from a token to all submissions since yesterday, of which none is doubled or left out', async () => {
  const [forms, first, following, one] = COMMANDS;
  world.time.now = new Date('2026-03-08T12:00:00.000Z');
  for (const name of ['old1', 'old2']) await send(name);
  world.time.now = new Date('2026-03-09T12:00:00.000Z');
  const recent = Array.from({ length: 17 }, (_, number) => `recent${number}x`);
  for (const name of recent) await send(name);
  world.time.now = new Date('2026-03-10T15:00:00.000Z');

  const seen = await run(forms);
  expect(seen.body.forms.map(({ id }: { id: string }) => id)).toEqual([form]);
  Object.assign(values, { FORM: form, SINCE: '2026-03-09' });
  const page = await run(first);
  expect([page.status, page.body.total, page.body.submissions.length]).toEqual([200, 17, 15]);
  await send('meanwhile');
  values['NEXT'] = page.body.next;
  const last = await run(following);
  expect(last.body.next).toBeNull();
  const ids = [...idsOf(page), ...idsOf(last)];
  expect(new Set(ids)).toEqual(new Set(recent.map(testId)));
  expect(ids).toHaveLength(17);
  expect(idsOf(await run(first))).toContain(testId('meanwhile'));

  values['SUBMISSION'] = testId('recent3x');
  const opened = await run(one);
  expect(opened.status).toBe(200);
  expect(JSON.stringify(opened.body)).toContain('recent3x');
});

it('X38.16 X38.80 X38.89 the page reads the same submissions as OData, GeoJSON and text', async () => {
  const [tables, table, geoJson, csv] = COMMANDS.slice(4, 8);
  values['FILTER'] = /^export FILTER="(.*)"$/m.exec(PAGE)?.[1] ?? '';
  const feed = await run(tables);
  expect(feed.body.value.map(({ name }: { name: string }) => name)).toEqual(['Submissions']);
  const page = await run(table);
  expect([page.status, page.body['@odata.count'], page.body.value.length]).toEqual([200, 18, 5]);
  expect((await run(geoJson)).body.features).toHaveLength(18);
  expect((await run(csv)).raw.toString().trim().split('\r\n')).toHaveLength(19);
});

it('X38.16 the page sends a submission, and the same request again has the same code', async () => {
  const [toAnswer, submit] = COMMANDS.slice(8, 10);
  Object.assign(values, { FORM: form, NEW: testId('ofSensor') });
  expect((await run(toAnswer)).body.version).toBe(1);
  const stored = await run(submit);
  expect([stored.status, stored.body.id]).toEqual([200, testId('ofSensor')]);
  expect((await run(submit)).body.code).toBe(stored.body.code);
});

it('X38.104 the page has a record made and fetches it when it is ready', async () => {
  const [ask, follow, fetchFile] = COMMANDS.slice(10, 13);
  const asked = await run(ask);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  values['RECORD'] = asked.body.id;
  expect((await run(follow)).body.state).toBe('waiting');
  await world.runJobs();
  const { body } = await run(follow);
  expect(body.state).toBe('ready');
  values['RECORD_FILE'] = body.url;
  const file = await run(fetchFile);
  expect([file.status, file.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

it('X38.75 the page reads on from a position, and has every type of event and when it is sent again', async () => {
  const [events] = COMMANDS.slice(13);
  await publishEvents(world.services);
  values['AFTER'] = '0';
  const seen: string[] = [];
  for (let more = true; more; ) {
    const page = await run(events);
    expect(page.status).toBe(200);
    seen.push(...page.body.events.map(({ id }: { id: string }) => id));
    values['AFTER'] = String(page.body.next);
    more = page.body.more;
  }
  const { total } = (await world.as.admin.get(`/api/forms/${form}/submissions`)).body;
  expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  expect((await run(events)).body).toMatchObject({ events: [], more: false });
  const types = [...PAGE.matchAll(/^\| `submission\.([\w-]+)` \|/gm)].map(([, kind]) => kind);
  expect(types).toEqual([...EVENT_KINDS]);
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failed) => secondsToNextAttempt(failed));
  expect(waits).toEqual([30, 120, 600, 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600]);
  expect(PAGE).toContain('30 s, 2 min, 10 min, 1 h, 6 h, 12 h, 24 h and the rest of three days');
});

it('X38.16 limits, problems and version are as the page says', async () => {
  const refused = await run(COMMANDS.at(-1));
  expect([refused.status, refused.body.code]).toEqual([403, 'not-for-programs']);
  const { program } = PROGRAM_RATES;
  expect(PAGE).toContain(`${program.tries} requests a minute`);
  expect([program.seconds, refused.headers['ratelimit-limit']]).toEqual([60, String(program.tries)]);
  const rows = [...PAGE.matchAll(/^\| (\d{3}) \| `([\w-]+)` \|/gm)].map(([, status, code]) => [
    code,
    Number(status),
  ]);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(rows.map(([code]) => [code, PROBLEMS[code as keyof typeof PROBLEMS]]));
  const { body } = await world.visitor.get('/api/openapi.json');
  expect(body.info.version).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(COMMANDS).toHaveLength(15);
});
