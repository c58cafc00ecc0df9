// The live stream over HTTP, on two processes with one database: what reaches whom, and when it ends.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { LIVE } from '@constancia/domain/limits.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { noticeListener } from '../../platform/notices/listener.ts';
import { sendNotices } from '../../platform/notices/queries.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import type { PersonaName } from '../../testing/personas.ts';
import { HOME, testId } from '../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';
import { liveStreams } from './live-streams.ts';

let world: TestWorld;
let second: FastifyInstance;
let form: string;
const opened: (() => void)[] = [];
beforeAll(async () => {
  world = await openTestWorld();
  second = await createApp(world.services);
  for (const app of [world.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  form = await saveForm(world.as.supervisor, { id: 'live', definition: STAFF_FORM });
});
afterAll(async () => {
  for (const leave of opened) leave();
  await second.close();
  await world.close();
});

interface Follower {
  readonly status: number;
  /** What came, without heartbeats. */
  readonly events: object[];
  readonly type: string;
  readonly isOver: () => boolean;
  readonly leave: () => void;
}

async function follow(who: PersonaName, app = world.app, seconds = 60): Promise<Follower> {
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/live?seconds=${seconds}`;
  // Not by fetch, which opens another connection after one that it left.
  const request = get(url, { headers: world.as[who].headers, agent: false }).on('error', () => undefined);
  const leave = () => void request.destroy();
  opened.push(leave);
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const events: object[] = [];
  let over = false;
  reply.setEncoding('utf8').on('error', () => undefined);
  reply.on('close', () => {
    over = true;
  });
  reply.on('data', (piece: string) => {
    for (const [, data = ''] of piece.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
  });
  const status = reply.statusCode ?? 0;
  if (status === 200) await vi.waitFor(() => expect(events).toEqual([{ kind: 'open' }]));
  return { status, events, type: reply.headers['content-type'] ?? '', isOver: () => over, leave };
}

let sent = 0;
const answer = (who: PersonaName, to = form) => {
  sent += 1;
  return submitTo(world.as[who], to, { id: `live${sent}x`, answers: answersOf({ name: 'a' }) });
};

/** Within two seconds. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2_000, interval: 50 });
/** What a person hears a while after something happened. */
const heard = async ({ events }: Follower, others: () => void) => {
  await soon(others);
  return events.slice(1);
};

it('P6.14 X33.61 a new answer, a change of state and a deletion reach who may see the row, on every process, without content', async () => {
  const [here, there] = [await follow('supervisor'), await follow('admin', second)];
  const [author, colleague] = [await follow('inspector', second), await follow('colleague')];
  const [neighbour, foreigner] = [await follow('neighbour'), await follow('foreigner', second)];
  const generator = await follow('generator');
  expect(here.type).toBe('text/event-stream');
  const said = { kind: 'form', id: form };
  expect((await answer('inspector')).status).toBe(200);
  for (const one of [here, there, author]) await soon(() => expect(one.events.slice(1)).toEqual([said]));
  await sql`update submissions set state = 7 where id = ${testId('live1x')}`.execute(world.db);
  for (const one of [here, there, author])
    await soon(() => expect(one.events.slice(1)).toEqual([said, said]));
  await sql`delete from submissions where id = ${testId('live1x')}`.execute(world.db);
  for (const one of [here, there, author]) await soon(() => expect(one.events).toHaveLength(4));
  const done = () => expect(there.events).toHaveLength(4);
  for (const one of [colleague, neighbour, foreigner, generator]) expect(await heard(one, done)).toEqual([]);
  for (const one of [here, there, author, colleague, neighbour, foreigner, generator]) one.leave();
});

it('X33.61 many answers of a moment are announced together', async () => {
  const follower = await follow('supervisor', second);
  let announced = 0;
  const count = () => {
    announced += 1;
  };
  const listener = noticeListener({ ...world.services, onNotice: count, onLost: () => undefined });
  await listener.listen();
  await Promise.all(Array.from({ length: 20 }, () => answer('inspector')));
  await soon(() => expect(follower.events.length).toBeGreaterThan(1));
  await answer('colleague');
  await soon(() => expect(follower.events.length).toBeGreaterThan(2));
  expect(follower.events.length).toBeLessThan(6);
  expect(announced).toBeLessThan(10);
  await listener.close();
  follower.leave();
});

it('X33.61 P7.06 P4.12 an ended session, a deactivated account, other areas and a disabled country end the streams of those people, on every process', async () => {
  const access = { kind: 'access' };
  const changes: readonly (readonly [PersonaName, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'censusTaker',
      () =>
        sql`update users set deactivated_at = now() where id = ${testId('usercensusTaker')}`.execute(
          world.db,
        ),
      () =>
        sql`update users set deactivated_at = null where id = ${testId('usercensusTaker')}`.execute(world.db),
    ],
    [
      'censusTaker',
      () =>
        sql`insert into user_areas select municipality_id, user_id, 9, ${HOME.id}, ${HOME.areas[1]} from user_areas
          where user_id = ${testId('usercensusTaker')} limit 1`.execute(world.db),
      () => sql`delete from user_areas where position = 9`.execute(world.db),
    ],
    [
      'censusTaker',
      () => sql`update countries set disabled = true`.execute(world.db),
      () => sql`update countries set disabled = false`.execute(world.db),
    ],
    [
      'censusTaker',
      () => sql`delete from sessions where user_id = ${testId('usercensusTaker')}`.execute(world.db),
      async () => undefined,
    ],
  ];
  for (const [who, change, undo] of changes) {
    const streams = [await follow(who), await follow(who, second)];
    const other = await follow('supervisor');
    await change();
    for (const stream of streams)
      await soon(() => {
        expect(stream.events.at(-1)).toEqual(access);
        expect(stream.isOver()).toBe(true);
      });
    await undo();
    // That is announced too, and must not end the next streams.
    await setTimeout(700);
    other.leave();
  }
  const refused = await follow('censusTaker');
  expect([refused.status, refused.events]).toEqual([401, []]);
  // Nobody else had to sign in.
  const still = await follow('supervisor');
  expect(still.isOver()).toBe(false);
  still.leave();
});

it('X33.61 a session has six streams at most; one that is left makes room, and none keeps its session alive', async () => {
  const streams = [];
  for (let count = 0; count < LIVE.ofSession; count += 1) streams.push(await follow('answerer'));
  const over = await follow('answerer');
  expect(over.status).toBe(429);
  expect((await follow('answerer', second)).status).toBe(200);
  streams[0]?.leave();
  const used = async () =>
    (
      await sql<{
        at: Date;
      }>`select last_used_at as at from sessions where user_id = ${testId('useranswerer')}`.execute(world.db)
    ).rows[0]?.at;
  const before = await used();
  world.time.now = new Date(world.time.now.getTime() + 300_000);
  await vi.waitFor(async () => {
    const next = await follow('answerer');
    next.leave();
    expect(next.status).toBe(200);
  });
  expect(await used()).toEqual(before);
  for (const stream of streams) stream.leave();
});

it('X33.61 a stream is over when its time is, when the database lost the listener, and when the server stops', async () => {
  const short = await follow('supervisor', world.app, 1);
  await soon(() => expect(short.isOver()).toBe(true));
  const lost = await follow('supervisor');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'constancia notices' and datname = current_database()`.execute(world.db);
  await soon(() => expect(lost.isOver()).toBe(true));
  const again = await follow('supervisor');
  await answer('inspector');
  await soon(() => expect(again.events).toHaveLength(2));
  again.leave();
  const third = await createApp(world.services);
  await third.listen({ port: 0, host: '127.0.0.1' });
  const last = await follow('supervisor', third);
  await third.close();
  expect(last.isOver()).toBe(true);
});

it('X33.61 a reader who takes nothing is given up', async () => {
  const streams = liveStreams(world.services);
  const role = 'ROLE_SUPERVISOR' as const;
  const home = { municipalityId: HOME.id, areaIds: HOME.areas };
  const actor = { ...home, role, userId: 'u', username: 'u', email: 'u@villa.example' };
  const content = await streams.open({ actor, session: 's', seconds: 60 });
  const many = Array.from({ length: 500 }, (_, number) =>
    JSON.stringify({
      kind: 'submission',
      formId: testId(`f${number}`),
      areaId: HOME.areas[0],
      createdBy: 'x',
    }),
  );
  await sendNotices(world.db, many);
  await soon(() => expect(content.destroyed).toBe(true));
  await streams.close();
});

it('X33.61 a process listens with one connection, however many streams it has', async () => {
  const streams = [];
  for (const who of ['supervisor', 'admin', 'inspector', 'colleague'] as const)
    streams.push(await follow(who));
  const { rows } = await sql`select pid from pg_stat_activity
    where application_name = 'constancia notices' and datname = current_database()`.execute(world.db);
  expect(rows.length).toBeLessThanOrEqual(2);
  for (const stream of streams) stream.leave();
});
