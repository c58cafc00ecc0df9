// Files on their way from the folder to a bucket and back, while a server runs and while something goes wrong.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { headKeeper } from '../../platform/audit/signed-heads.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { localFileStore } from '../../platform/files/local-file-store.ts';
import { movingFileStore } from '../../platform/files/moving-file-store.ts';
import { openStores } from '../../platform/files/open-file-store.ts';
import { s3FileStore } from '../../platform/files/s3-file-store.ts';
import { runCommand } from '../../testing/backup/run-command.ts';
import { openFilesWorld, photo, plan, video } from '../../testing/files/submission-files.ts';
import { announce, finish, piece, upload } from '../../testing/files/uploads.ts';
import { caller, type TestWorld } from '../../testing/with-app.ts';
import { type MoveReport, moveFiles } from './move-files.ts';
import { SERVER_PROGRAM } from '../../testing/server-process.ts';

/** More than a piece of a copy. */
const LARGE = Buffer.concat([video(), Buffer.alloc(9_000_000, 7)]);

let world: TestWorld;
let disk: string;
let s3: S3rver;
let port: number;
/** The data folder with the files as people sent them. */
let sent: string;
let keys: readonly string[];
beforeAll(async () => {
  world = await openFilesWorld();
  disk = await mkdtemp(join(tmpdir(), 'constancia-move-'));
  sent = join(disk, 'sent');
  keys = await sendFiles(localFileStore(join(sent, 'files')));
  const buckets = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({ name }));
  const folder = join(disk, 's3');
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: buckets,
  });
  port = (await s3.run()).port;
});
afterAll(async () => {
  await s3.close();
  await world.close();
  await rm(disk, { recursive: true, force: true });
});

/** Their keys. */
async function sendFiles(store: FileStore): Promise<readonly string[]> {
  const app = await createApp({ ...world.services, store });
  const by = caller(app, world.as.inspector.headers);
  const stored: string[] = [];
  const files = [
    await photo(),
    await plan(),
    await plan({ kind: 'video', name: 'Obra.mp4', content: LARGE }),
  ];
  for (const file of [...files, await plan(), await plan()]) stored.push((await upload(by, file)).body.key);
  await app.close();
  return stored.toSorted();
}

let from: FileStore;
let dataDir: string;
/** Each test has a folder of its own with the same files, which rows name. */
beforeEach(async () => {
  await sql`delete from files where key <> all(${keys})`.execute(world.db);
  dataDir = await mkdtemp(join(disk, 'data-'));
  await cp(sent, dataDir, { recursive: true });
  from = localFileStore(join(dataDir, 'files'));
});

const endpointOf = (at: number) => `http://127.0.0.1:${at}`;
const bucketOf = (name: string): FileStore =>
  s3FileStore({
    bucket: name,
    region: 'us-east-1',
    endpoint: endpointOf(port),
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
const envOf = (bucket: string, to: 'bucket' | 'folder', at = port) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: world.appUrl,
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpointOf(at),
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  MOVE_FILES_TO: to,
});
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
/** Of the content; null when nothing is stored. */
const hashAt = async (store: FileStore, key: string) => {
  const stored = await store.open(key);
  return stored && hashOf(await buffer(stored.content));
};
const contents = (store: FileStore) => Promise.all(keys.map((key) => hashAt(store, key)));
const move = (to: FileStore, removeSource = false, onFile: (report: MoveReport) => void = () => undefined) =>
  moveFiles({ db: world.db, pair: () => ({ from, to }), removeSource, onFile });
const NOTHING = { copied: 0, bytes: 0, there: 0, removed: 0, missing: [], different: [] };

it('X37.40 both places are read, what is new goes to the new one, and an upload that has begun ends', async () => {
  const to = bucketOf('one');
  const store = movingFileStore({ from, to });
  const before = await createApp({ ...world.services, store: from });
  const begun = await plan({
    kind: 'video',
    name: 'Larga.mp4',
    content: video(),
    id: 'begun',
    submissionId: 'begun',
  });
  const old = caller(before, world.as.inspector.headers);
  await announce(old, begun);
  await piece(old, { id: 'begun', offset: 0 }, begun.content.subarray(0, 100));
  await before.close();
  const app = await createApp({ ...world.services, store });
  const by = caller(app, world.as.inspector.headers);
  await piece(by, { id: 'begun', offset: 100 }, begun.content.subarray(100));
  const ended = await finish(by, 'begun');
  const sent = await plan();
  const added = (await upload(by, sent)).body;
  expect((await by.get(added.url)).raw).toEqual(sent.content);
  expect((await by.get(ended.body.url)).raw).toEqual(begun.content);
  expect([await hashAt(from, added.key), await hashAt(to, added.key)]).toEqual([null, hashOf(sent.content)]);
  expect(await contents(store)).toEqual(await contents(from));
  await app.close();
  expect(await store.list('documentos')).toEqual([]);
  for (const [side, key] of [
    [from, 'audit-heads/a'],
    [to, 'audit-heads/b'],
    [to, 'audit-heads/a'],
  ] as const)
    await side.put(key, Buffer.from(key));
  expect(await store.list('audit-heads')).toEqual(['audit-heads/a', 'audit-heads/b']);
  const wrong = (env: Record<string, string>) => () => readConfig(env);
  expect(wrong({ MOVE_FILES_TO: 'bucket' })).toThrow('MOVE_FILES_TO needs S3_BUCKET');
  expect(wrong({ MOVE_FILES_TO: 'moon', S3_BUCKET: 'b' })).toThrow("must be 'bucket' or 'folder'");
});

it('X37.41 what is deleted is gone from both places, also while it is being copied', async () => {
  const to = bucketOf('two');
  const store = movingFileStore({ from, to });
  const [first = '', second = ''] = [keys[0], keys.at(-1)];
  await to.put(first, Buffer.from('copy'));
  await store.remove(first);
  expect([await hashAt(from, first), await hashAt(to, first)]).toEqual([null, null]);
  // Deleted after its content was read, before the copy is looked at.
  const slow: FileStore = {
    ...to,
    put: async (key, content) => {
      await to.put(key, content);
      if (key === second) await from.remove(second);
    },
  };
  await move(slow);
  expect([await hashAt(from, second), await hashAt(to, second)]).toEqual([null, null]);
});

it('X37.42 X37.43 X37.44 by command: into the bucket while a server reads, a second time nothing, and back', async () => {
  const headStore = localFileStore(dataDir);
  await headKeeper({ ...world.services, headStore })();
  const whole = await contents(from);
  const env = envOf('three', 'bucket');
  const store = (await openStores(readConfig(env))).store;
  const { said, code } = await runCommand(['move-files'], env);
  expect([code, said]).toEqual([0, expect.stringMatching(/Copied into the bucket: 6 files, 8\.\d MB/)]);
  const bucket = bucketOf('three');
  expect(await contents(bucket)).toEqual(whole);
  const [head = ''] = await headStore.list('audit-heads');
  expect(await hashAt(bucket, head)).toBe(await hashAt(headStore, head));
  expect(await contents(from)).toEqual(whole);
  const again = await runCommand(['move-files'], env);
  expect(again.said).toContain('Copied into the bucket: 0 files');
  expect(again.said).toContain('There already, compared: 6\n');
  const removed = await runCommand(['move-files', '--remove-source'], env);
  expect(removed.said).toContain('Removed from the folder: 5\n');
  expect(await contents(from)).toEqual(keys.map(() => null));
  expect(await hashAt(headStore, head)).not.toBeNull();
  expect(await contents(store)).toEqual(whole);
  const nothing = await runCommand(['move-files', '--remove-source'], env);
  expect([nothing.code, nothing.said]).toEqual([
    0,
    expect.stringContaining('Copied into the bucket: 0 files'),
  ]);
  const moving = runCommand(['move-files', '--remove-source'], envOf('three', 'folder'));
  const both = (await openStores(readConfig(envOf('three', 'folder')))).store;
  let back: Awaited<typeof moving> | null = null;
  while (back === null) {
    expect(await contents(both)).toEqual(whole);
    back = await Promise.race([moving, Promise.resolve(null)]);
  }
  expect(back.said).toMatch(/Copied into the folder: 5 files.*\n.*compared: 1\nRemoved from the bucket: 5\n/);
  expect(await contents(from)).toEqual(whole);
  const unset = await runCommand(['move-files'], { ...env, MOVE_FILES_TO: '' });
  expect([unset.code, unset.said]).toEqual([1, expect.stringMatching(/^Set MOVE_FILES_TO [^\n]*\n$/)]);
});

/** Lets requests through to the bucket until so many objects were written; then nothing is answered any more. */
async function stallingBucket(objects: number) {
  let left = objects;
  let stalled: () => void;
  const isStalled = new Promise<void>((done) => {
    stalled = done;
  });
  const proxy = createServer((asked, reply) => {
    if (asked.method === 'PUT' && left-- <= 0) return stalled();
    const { method, url, headers } = asked;
    asked.pipe(
      forward({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
      }),
    );
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    port: (proxy.address() as AddressInfo).port,
    isStalled,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

it('X37.43 a move that was killed half way goes on where it was; two do not run at the same time', async () => {
  const whole = await contents(from);
  const slow = await stallingBucket(3);
  const env = { ...process.env, LOG_LEVEL: 'warn', ...envOf('four', 'bucket', slow.port) };
  const child = spawn(process.execPath, [SERVER_PROGRAM, 'move-files', '--remove-source'], {
    env,
    stdio: 'ignore',
  });
  const killed = new Promise((done) => child.once('exit', done));
  await slow.isStalled;
  const second = await runCommand(['move-files'], envOf('four', 'bucket'));
  expect([second.code, second.said]).toEqual([
    1,
    expect.stringContaining('Another move of these files is running.'),
  ]);
  child.kill('SIGKILL');
  await killed;
  slow.close();
  const bucket = bucketOf('four');
  const store = movingFileStore({ from, to: bucket });
  expect(await contents(store)).toEqual(whole);
  const copied = (await contents(bucket)).filter((content) => content !== null).length;
  expect(copied).toBeLessThan(keys.length);
  const resumed = await move(bucket, true);
  expect(resumed).toMatchObject({ copied: keys.length - copied, missing: [], different: [] });
  expect(await contents(bucket)).toEqual(whole);
  expect(await contents(from)).toEqual(keys.map(() => null));
  for (let slot = 0; slot < 4; slot++) expect(await hashAt(bucket, `unfinished/move-${slot}`)).toBeNull();
  expect(await move(bucket, true)).toEqual(NOTHING);
});

it('X37.44 X37.45 nothing is removed whose copy differs; a damaged copy is taken back, and a missing file is named', async () => {
  const to = bucketOf('five');
  const [gone = '', changed = ''] = [keys[0], keys.at(-1)];
  const before = await hashAt(from, changed);
  const content = await buffer((await from.open(changed))!.content);
  content.writeUInt8((content.readUInt8(5) + 1) % 256, 5);
  await to.put(changed, content);
  await from.remove(gone);
  const report = await move(to, true);
  expect(report).toMatchObject({ copied: 3, there: 0, removed: 3, missing: [gone], different: [changed] });
  expect(await hashAt(from, changed)).toBe(before);
  expect(await hashAt(to, changed)).toBe(hashOf(content));
  const { said, code } = await runCommand(['move-files'], envOf('five', 'bucket'));
  expect(code).toBe(1);
  expect(said).toContain(`MISSING at both pair, though the database names it: ${gone}\n`);
  expect(said).toContain(`DIFFERENT in the bucket, both stay as they are: ${changed}\n`);
  const sixth = bucketOf('six');
  const damaging: FileStore = {
    ...sixth,
    put: (key, bytes) => sixth.put(key, key === changed ? Buffer.from(bytes).fill(0, 0, 1) : bytes),
  };
  expect(await move(damaging, true)).toMatchObject({ different: [changed] });
  expect([await hashAt(from, changed), await hashAt(sixth, changed)]).toEqual([before, null]);
});
