// Two servers and a worker as processes of their own on one database, as an installation on several machines has them.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answersOf, PUBLIC_FORM, saveForm } from '../testing/forms.ts';
import { emailOf, PASSWORD } from '../testing/personas.ts';
import { freePort, type ServerProcess, startServer, TAKES_EVERYTHING } from '../testing/server-process.ts';
import { HOME, testId } from '../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../testing/with-app.ts';

let world: TestWorld;
let one: ServerProcess;
let two: ServerProcess;
let formId: string;
const running: ServerProcess[] = [];

async function start(...options: string[]): Promise<ServerProcess> {
  const env = { ...TAKES_EVERYTHING, DATABASE_URL: world.url, SESSION_IDLE_MINUTES: '30' };
  const started = await startServer({ port: await freePort(), options: ['--empty', ...options], env });
  running.push(started);
  return started;
}

beforeAll(async () => {
  world = await openTestWorld();
  formId = await saveForm(world.as.supervisor, { id: 'several', definition: PUBLIC_FORM });
  [one, two] = await Promise.all([start('--web'), start('--web')]);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await world.close();
});

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

async function ask({ url }: ServerProcess, path: string, { method = 'GET', body, cookie = '' }: Asked = {}) {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await reply.json()) as Readonly<Record<string, string>>;
  return { status: reply.status, body: json, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const signIn = (server: ServerProcess, password = PASSWORD) =>
  ask(server, '/api/session', { method: 'POST', body: { email: emailOf('supervisor'), password } });

const answer = (server: ServerProcess, id: string) =>
  ask(server, `/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    body: { id: testId(id), version: 1, answers: answersOf({ name: id }) },
  });

it('X37.59 who signs in at one server is signed in at the other, and signed out of both', async () => {
  const { cookie } = await signIn(one);
  expect((await ask(two, '/api/forms', { cookie })).status).toBe(200);
  expect((await ask(two, '/api/session', { method: 'DELETE', cookie })).status).toBe(200);
  expect((await ask(one, '/api/forms', { cookie })).status).toBe(401);
});

it('X37.59 one submission sent to both at the same moment is one, and codes run on without gap', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `both${at}`);
  const replies = await Promise.all(ids.flatMap((id) => [answer(one, id), answer(two, id)]));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const codes = replies.map(({ body }) => body['code'] ?? '');
  for (const [at] of ids.entries()) expect(codes[at * 2]).toBe(codes[at * 2 + 1]);
  const numbers = [...new Set(codes)].map((code) => Number(code.slice(HOME.keyword.length)));
  expect(numbers.sort((a, b) => a - b)).toEqual(ids.map((_, at) => at + 1));
});

it('X37.59 who looks through one server sees at once what is sent to the other', async () => {
  const { cookie } = await signIn(one);
  const request = get(`${one.url}/api/live?seconds=60`, { headers: { cookie }, agent: false });
  request.on('error', () => undefined);
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  let heard = '';
  reply.setEncoding('utf8').on('error', () => undefined);
  reply.on('data', (piece: string) => {
    heard += piece;
  });
  try {
    await vi.waitFor(() => expect(heard).toContain('"open"'), { timeout: 5_000 });
    await answer(two, 'live');
    const notice = `data: ${JSON.stringify({ kind: 'form', id: formId })}`;
    await vi.waitFor(() => expect(heard).toContain(notice), { timeout: 5_000 });
  } finally {
    request.destroy();
  }
});

it('X37.59 wrong passwords are counted together, whichever server they are sent to', async () => {
  const tries: string[] = [];
  for (let at = 0; at < 12; at += 1)
    tries.push((await signIn(at % 2 === 0 ? one : two, 'no es esta')).body['code'] ?? '');
  const wrong = tries.filter((code) => code === 'sign-in-failed').length;
  const alone = await sql<{ tries: number }>`select count(*)::int as tries from audit_entries
    where subject_id = ${testId('usersupervisor')} and details = '{"outcome":"failed"}'::jsonb`.execute(
    world.db,
  );
  expect(alone.rows).toEqual([{ tries: wrong }]);
  expect(wrong).toBeLessThan(12);
  expect(tries.at(-1)).not.toBe('sign-in-failed');
  expect((await signIn(one, 'no es esta')).body['code']).toBe(tries.at(-1));
});

const isOpen = (url: string) =>
  new Promise<boolean>((known) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    socket.once('connect', () => known(true)).once('error', () => known(false));
    socket.once('close', () => socket.destroy());
  });

it('X37.58 --web answers and does no job; --worker does the jobs and listens on no port', async () => {
  const sent = await ask(one, `/api/public/forms/${formId}/submissions`, {
    method: 'POST',
    body: { id: testId('record'), version: 1, answers: answersOf({ name: 'record' }) },
  });
  const records = `/api/public/submissions/${testId('record')}/records`;
  const { cookie } = sent;
  const { body: record } = await ask(one, records, { method: 'POST', body: { kind: 'record' }, cookie });
  const stateOf = async () => (await ask(two, `/api/records/${record['id']}`, { cookie })).body['state'];
  const jobs = async () =>
    (
      await sql<{ waiting: number; taken: number }>`
        select count(*)::int as waiting, count(locked_by)::int as taken from graphile_worker._private_jobs`.execute(
        world.db,
      )
    ).rows[0];
  expect(await stateOf()).toBe('waiting');
  expect(await jobs()).toMatchObject({ taken: 0 });
  const worker = await start('--worker');
  expect(worker.output()).toContain('The worker is running.');
  await vi.waitFor(async () => expect(await stateOf()).toBe('ready'), { timeout: 20_000, interval: 200 });
  // A job is done a moment after the record that it made is there.
  await vi.waitFor(async () => expect(await jobs()).toEqual({ waiting: 0, taken: 0 }), { timeout: 20_000 });
  expect([await isOpen(one.url), await isOpen(worker.url)]).toEqual([true, false]);
});
