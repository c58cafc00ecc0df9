// Traces as a collector receives them: of requests, of the jobs that follow, and of a server of its own.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { askCopy, mailedSubmission } from '../../testing/mails.ts';
import { listenOnLoopback } from '../../testing/outside/loopback.ts';
import { mailInto, openMailBox } from '../../testing/outside/mail-box.ts';
import { freePort, startServer } from '../../testing/server-process.ts';
import { openTestWorld } from '../../testing/with-app.ts';
import { createLog, type Log } from '../log.ts';
import { startTraces } from './start-traces.ts';
import { traced, tracedFromStart } from './traced.ts';

interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: Readonly<Record<string, string | number>>;
}

const SERVER = 2;
const CLIENT = 3;
const JOB = 5;

type Value = { readonly stringValue?: string; readonly intValue?: number };
interface Sent extends Omit<Received, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
}

async function bodyOf(asked: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of asked) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Takes traces in the JSON of OTLP. */
async function openCollector() {
  const bodies: string[] = [];
  const take = async (asked: IncomingMessage, reply: ServerResponse) => {
    bodies.push(`${asked.url} ${await bodyOf(asked)}`);
    reply.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((asked, reply) => void take(asked, reply));
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const spans = (): readonly Received[] =>
    bodies
      .map((body) => JSON.parse(body.replace(/^\S+ /, '')))
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: sent }: { spans: readonly Sent[] }) => sent)
      .map((span) => ({
        ...span,
        attributes: Object.fromEntries(
          span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
        ),
      }));
  return { url: `${url}/v1/traces`, bodies, spans };
}

it('X37.70 X37.71 a request is a trace of its statements, and what follows from it as a job another, without an id or a word of a person', async () => {
  const collector = await openCollector();
  const stop = await startTraces({ url: collector.url, share: 1 }, createLog('silent'));
  const box = await openMailBox();
  const world = await openTestWorld({ mail: mailInto(box) });
  const form = await saveForm(world.as.supervisor, { id: 'traced', definition: STAFF_FORM });
  const { id } = await submitTo(world.as.inspector, form, {
    id: 'tr1',
    answers: answersOf({ name: 'Sarmiento' }),
  }).then(() => mailedSubmission(world, 'posted'));
  await askCopy(world.as.inspector, id, { recipients: ['ana@villa.example'] });
  await world.runJobs();
  await world.visitor.get('/api/made-up/sarmiento');
  await world.close();
  await box.stop();
  await stop();
  const spans = collector.spans();
  const intake = spans.find(({ name }) => name === 'POST /api/forms/:formId/submissions');
  expect(intake).toMatchObject({
    kind: SERVER,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/forms/:formId/submissions',
      'http.response.status_code': 200,
    },
  });
  expect(intake?.parentSpanId ?? '').toBe('');
  const pieces = spans.filter(({ traceId, kind }) => traceId === intake?.traceId && kind === CLIENT);
  expect(
    pieces.some(({ attributes }) => String(attributes['db.query.text']).includes('intake_submissions')),
  ).toBe(true);
  for (const piece of pieces) expect(piece.parentSpanId).toBe(intake?.spanId);
  const job = spans.find(({ name, kind }) => kind === JOB && name.startsWith('job '));
  const letter = spans.find(({ name }) => name === 'smtp');
  expect(letter).toMatchObject({ kind: CLIENT, attributes: { 'server.address': '127.0.0.1' } });
  expect(spans.find(({ spanId }) => spanId === letter?.parentSpanId)?.kind).toBe(JOB);
  expect(job?.traceId).not.toBe(intake?.traceId);
  expect(spans.find(({ name }) => name === 'GET none')?.attributes['http.response.status_code']).toBe(404);
  expect(collector.bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  const everything = collector.bodies.join('\n');
  expect(everything).not.toMatch(/sarmiento|ana@|villa\.example/i);
  for (const secret of [form, id]) expect(everything).not.toContain(secret);
});

it('X37.71 a failure is its kind and not its text, and a share of none sends none', async () => {
  const collector = await openCollector();
  const stop = await startTraces({ url: collector.url, share: 1 }, createLog('silent'));
  const world = await openTestWorld();
  const failing = tracedFromStart({ name: 'job of the test', kind: 'job' }, () =>
    traced({ name: 'asks', kind: 'client' }, () => Promise.reject(new TypeError('about Sarmiento'))),
  );
  await expect(failing).rejects.toThrow('about Sarmiento');
  await world.close();
  await stop();
  const failed = collector.spans().filter(({ status }) => status.code === 2);
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['asks', 'TypeError'],
    ['job of the test', 'TypeError'],
  ]);
  expect(collector.bodies.join('')).not.toContain('Sarmiento');
  const before = collector.bodies.length;
  const stopNone = await startTraces({ url: collector.url, share: 0 }, createLog('silent'));
  const untraced = await openTestWorld();
  await untraced.visitor.get('/healthz');
  await untraced.close();
  await stopNone();
  expect(collector.bodies).toHaveLength(before);
});

it('X37.72 a collector that is away is said once, requests go on, and stopping does not wait for it', async () => {
  const said: string[] = [];
  const log = { ...createLog('silent'), warn: (text: string) => said.push(text) } as unknown as Log;
  const stop = await startTraces({ url: `http://127.0.0.1:${await freePort()}/v1/traces`, share: 1 }, log);
  const world = await openTestWorld();
  // More than the library sends at a time.
  for (let asked = 0; asked < 600; asked += 1) expect((await world.visitor.get('/healthz')).status).toBe(200);
  await world.close();
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(said).toEqual(['the collector of traces takes none']);
});

it('X37.72 a collector that refuses is said once, however often it is tried', async () => {
  let tries = 0;
  const server = createServer((asked, reply) => {
    tries += 1;
    asked.resume().on('end', () => reply.writeHead(400).end());
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const said: string[] = [];
  const log = { ...createLog('silent'), warn: (text: string) => said.push(text) } as unknown as Log;
  const stop = await startTraces({ url: `${url}/v1/traces`, share: 1 }, log);
  const world = await openTestWorld();
  // One try for all that the library takes at a time, the next one for the rest.
  for (let asked = 0; asked < 600; asked += 1) expect((await world.visitor.get('/healthz')).status).toBe(200);
  await vi.waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 30_000, interval: 100 });
  await world.close();
  await stop();
  expect(said).toEqual(['the collector of traces takes none']);
});

/** Sends a body as a slow line does, in two pieces. Returns the status. */
async function postInTwo(url: string, body: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(url, { method: 'POST', headers });
  const reply = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(body.slice(0, 10));
  await pause(200);
  sent.end(body.slice(10));
  const [{ statusCode }] = await reply;
  return statusCode;
}

it('X37.70 a server sends them where the setting asks for it', async () => {
  const collector = await openCollector();
  const world = await openTestWorld();
  const server = await startServer({
    port: await freePort(),
    options: ['--empty'],
    env: {
      DATABASE_URL: world.appUrl,
      DATABASE_OWNER_URL: world.url,
      FILES_FREE_MB: '0',
      TRACES_URL: collector.url,
      TRACES_PERCENT: '100',
    },
  });
  const body = JSON.stringify({ email: 'nobody@villa.example', password: 'a wrong password' });
  expect(await postInTwo(`${server.url}/api/session`, body)).toBe(401);
  await server.stop();
  await world.close();
  const spans = collector.spans();
  const signIn = spans.find(({ name }) => name === 'POST /api/session');
  expect(signIn?.attributes['http.response.status_code']).toBe(401);
  // The account is looked up once the body has arrived.
  const pieces = spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId);
  expect(pieces.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringContaining('from users'),
  );
});

it('X37.70 traces are off without a setting, ten in a hundred with it, and a wrong share is one line', () => {
  const of = (env: NodeJS.ProcessEnv) => readConfig(env).traces;
  const url = 'http://127.0.0.1:4318/v1/traces';
  expect(of({})).toBeNull();
  expect(of({ TRACES_URL: url })).toEqual({ url, share: 0.1 });
  expect(of({ TRACES_URL: url, TRACES_PERCENT: '0.5' })).toEqual({ url, share: 0.005 });
  for (const wrong of ['101', '-1', 'all'])
    expect(() => of({ TRACES_URL: url, TRACES_PERCENT: wrong }), wrong).toThrow(
      `TRACES_PERCENT must be a number from 0 to 100, not '${wrong}'`,
    );
});
