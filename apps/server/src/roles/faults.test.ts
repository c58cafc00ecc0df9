// A whole installation whose database is killed, or whose disk is full, must take submissions again without
// help.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { LONG_FORM, longAnswers } from '../testing/hostile/long-answers.ts';
import { type Installation, openInstallation } from '../testing/installation.ts';
import { HOME, testId } from '../testing/territory.ts';

const PATH = `/api/public/forms/${testId('open')}`;

let folder = '';
let mounted = false;
let installation: Installation | null = null;
afterEach(async () => {
  await installation?.server.stop();
  installation = null;
  if (mounted) execFileSync('umount', [folder]);
  mounted = false;
  rmSync(folder, { recursive: true, force: true });
});

async function install(): Promise<Installation> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  installation = await openInstallation(dataDir);
  const form = { id: testId('open'), areaId: HOME.areas[0], sync: false, definition: LONG_FORM };
  const saved = await installation.send({ method: 'POST', path: '/api/forms', body: form, as: 'supervisor' });
  expect(saved.status).toBe(200);
  return installation;
}

const answer = ({ send }: Installation, id: string, copies = 0) =>
  send({
    method: 'POST',
    path: `${PATH}/submissions`,
    body: { id: testId(id), version: 1, answers: longAnswers(copies, id) },
  });

/** Number of checks, so that something that never happens fails the test instead of hanging it. */
const TRIES = 600;

async function until<T>(ask: () => Promise<T>, holds: (said: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const said = await ask();
    if (holds(said)) return said;
    await pause(100);
  }
  throw new Error('never came');
}

const statusOf = ({ server }: Installation, path: string) =>
  fetch(`${server.url}${path}`).then(({ status }) => status);

it('X27.03 a database whose process is killed is started again: submissions and records go on without a restart', async () => {
  folder = mkdtempSync(join(tmpdir(), 'constancia-killed-'));
  const running = await install();
  const before = (await (await answer(running, 'before')).json()) as { code: string };
  const first = running.postmaster();
  process.kill(first ?? 0, 'SIGKILL');

  await until(
    () => statusOf(running, '/readyz'),
    (status) => status === 503,
  );
  expect(await statusOf(running, '/healthz')).toBe(200);
  await until(
    () => statusOf(running, '/readyz'),
    (status) => status === 200,
  );
  expect(running.postmaster()).not.toBe(first);
  expect(await (await answer(running, 'before')).json()).toMatchObject({ code: before.code });
  const after = await answer(running, 'after');
  expect(after.status).toBe(200);

  const cookie = after.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const records = `/api/public/submissions/${testId('after')}/records`;
  const asked = await running.send({ method: 'POST', path: records, body: { kind: 'record' }, cookie });
  const { id } = (await asked.json()) as { id: string };
  const follow = async () => {
    const reply = await running.send({ method: 'GET', path: `/api/records/${id}`, cookie });
    return ((await reply.json()) as { state: string }).state;
  };
  expect(await until(follow, (state) => state !== 'waiting')).toBe('ready');
});

const MOUNT_BYTES = 220 * 1_048_576;

/** A file that takes all the free space. */
function fillDisk(): string {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (const size of [1_048_576, 4_096])
    try {
      for (let written = 0; written < MOUNT_BYTES; written += size) writeSync(file, Buffer.alloc(size, 1));
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  closeSync(file);
  return path;
}

it('X27.01 X27.02 X27.03 a full disk is reported as such, and everything goes on when there is room again', async () => {
  folder = mkdtempSync(join(tmpdir(), 'constancia-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MOUNT_BYTES},mode=755`, 'tmpfs', folder]);
  mounted = true;
  const running = await install();
  expect((await answer(running, 'before')).status).toBe(200);
  const piece = Buffer.from(`a;b\n${'1;2\n'.repeat(60_000)}`);
  const file = {
    id: testId('file'),
    submissionId: testId('withfile'),
    questionId: 'name',
    kind: 'document',
    name: 'tabla.csv',
    version: 1,
    bytes: piece.length,
  };
  expect((await running.send({ method: 'POST', path: `${PATH}/uploads`, body: file })).status).toBe(200);

  const filler = fillDisk();
  const sendPiece = () =>
    running.send({ method: 'PATCH', path: `/api/uploads/${testId('file')}?offset=0`, body: piece });
  const refused = await sendPiece();
  expect(refused.status).toBe(507);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'storage-full' });

  let sent = 0;
  const next = () => answer(running, `long${sent++}`, 15);
  const full = await until(next, ({ status }) => status !== 200);
  expect(full.status).toBe(507);
  expect(full.headers.get('retry-after')).toBe('30');
  // The write-ahead log needs its next segment, so the database shuts down.
  const nextSegment = () =>
    running.asOwner(async (db) => {
      await sql`select pg_switch_wal(), pg_logical_emit_message(false, 'test', repeat('x', 100000))`.execute(
        db,
      );
    });
  await until(nextSegment, () => false).catch((error: Error) => expect(error.message).not.toBe('never came'));
  await until(
    () => statusOf(running, '/readyz'),
    (status) => status === 503,
  );

  rmSync(filler);
  await until(
    () => statusOf(running, '/readyz'),
    (status) => status === 200,
  );
  expect((await sendPiece()).status).toBe(200);
  expect((await answer(running, 'after')).status).toBe(200);
  expect((await answer(running, 'before')).status).toBe(200);
}, 240_000);
