// Visitors who fill the disk with files that no submission uses.

import { NEW_SIGNATURE } from '@constancia/domain/forms/definition/new-form.ts';
import { VISITOR_LIMITS } from '@constancia/domain/limits.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DiskRoom } from '../../../platform/files/file-store.ts';
import { isStored } from '../../../testing/files/is-stored.ts';
import { announce, piece, type SentFile, upload, isBegun } from '../../../testing/files/uploads.ts';
import { saveForm } from '../../../testing/forms.ts';
import { testId } from '../../../testing/territory.ts';
import { caller, openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { deleteOldUploads, deleteUnusedFiles } from '../../files/public.ts';

const MEGABYTE = 1_048_576;
/** The limits of production with a hundredth of the bytes. */
const LIMITS = {
  ...VISITOR_LIMITS,
  unusedBytesOfForm: 20 * MEGABYTE,
  freeBytes: 10 * MEGABYTE,
};
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n0\n%%EOF\n');

let world: TestWorld;
let disk: DiskRoom;
let formId = '';
let otherId = '';
const ASKING = aForm()
  .with({ title: { text: 'Con archivos' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('plan', 'text', { allowsDocument: true }))
  .build();
beforeAll(async () => {
  world = await openTestWorld({ visitorLimits: LIMITS, room: () => disk });
  formId = await saveForm(world.as.supervisor, { id: 'filled', definition: ASKING });
  otherId = await saveForm(world.as.supervisor, { id: 'spared', definition: ASKING });
});
afterAll(() => world.close());
beforeEach(async () => {
  disk = { free: 900 * MEGABYTE, total: 1_000 * MEGABYTE };
  await sql`delete from uploads`.execute(world.db);
  await sql`delete from files`.execute(world.db);
});

let made = 0;
const stranger = () => caller(world.app, {}, `198.51.${made >> 8}.${made & 255}`);
/** Each file is for a submission of its own; the caller decides who sends it. */
function plan(form = formId): SentFile {
  made += 1;
  return {
    id: `plan${made}x`,
    formId: form,
    submissionId: `answer${made}x`,
    questionId: 'plan',
    kind: 'document',
    name: 'Plano.pdf',
    content: PDF,
    public: 'yes',
  };
}
const announced = (form?: string, megabytes = 4) =>
  announce(stranger(), plan(form), { bytes: megabytes * MEGABYTE });

it('X28.14 files of visitors that no submission took yet have a quota for each form, under any addresses and submission ids', async () => {
  const statuses = [];
  for (let index = 0; index < 7; index++) statuses.push((await announced()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 507, 507]);
  expect((await announced()).body.code).toBe('storage-full');
  expect((await announced(otherId)).status).toBe(200);
});

it('X28.14 many at the same time are no way around', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => announced()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
});

it('X28.14 a file that arrived counts until a submission takes it', async () => {
  const file = plan();
  const { key } = (await upload(stranger(), file)).body;
  await sql`update files set bytes = ${18 * MEGABYTE} where key = ${key}`.execute(world.db);
  expect((await announced()).status).toBe(507);
  const sent = await stranger().post(`/api/public/forms/${formId}/submissions`, {
    id: testId(file.submissionId),
    version: 1,
    answers: { ticked: {}, main: { plan: { document: key } }, rows: {} },
  });
  expect(sent.status).toBe(200);
  expect((await announced()).status).toBe(200);
});

it('X28.14 all forms together have a tenth of the disk; staff are not counted', async () => {
  disk = { free: 90 * MEGABYTE, total: 100 * MEGABYTE };
  expect([(await announced()).status, (await announced(otherId)).status]).toEqual([200, 200]);
  expect((await announced(otherId)).status).toBe(507);
  const staff = { ...plan(), public: undefined };
  expect((await announce(world.as.supervisor, staff, { bytes: 4 * MEGABYTE })).status).toBe(200);
});

it('X28.15 where the disk gets full nobody announces a file any more: what is left belongs to submissions', async () => {
  const staff = () => announce(world.as.supervisor, { ...plan(), public: undefined });
  disk = { free: 9 * MEGABYTE, total: 100 * MEGABYTE };
  expect([(await announced()).body.code, (await staff()).body.code]).toEqual([
    'storage-full',
    'storage-full',
  ]);
  disk = { free: 49 * MEGABYTE, total: 1_000 * MEGABYTE };
  expect([(await announced()).status, (await staff()).status]).toEqual([507, 507]);
  disk = { free: 51 * MEGABYTE, total: 1_000 * MEGABYTE };
  expect([(await announced()).status, (await staff()).status]).toEqual([200, 200]);
});

it('X28.14 X28.15 drawings of signatures are files like others', async () => {
  const signed = aForm()
    .with({ title: { text: 'Con firma' }, signatures: [NEW_SIGNATURE] })
    .withOptions({ publicAccess: true, digitalSignature: true })
    .withSection('s', aQuestion('name', 'text'));
  const id = await saveForm(world.as.supervisor, { id: 'signed', definition: signed.build() });
  const drawing = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const draw = () =>
    stranger().post(
      `/api/public/forms/${id}/submissions/${testId(`signed${made++}x`)}/signatures/0`,
      drawing,
    );
  expect((await draw()).status).toBe(200);
  await sql`update files set bytes = ${20 * MEGABYTE}`.execute(world.db);
  expect((await draw()).body.code).toBe('storage-full');
  await sql`update files set used_at = now()`.execute(world.db);
  expect((await draw()).status).toBe(200);
  disk = { free: 9 * MEGABYTE, total: 1_000 * MEGABYTE };
  expect((await draw()).status).toBe(507);
});

it('X14.08 X28.14 what a visitor sent and no submission took is deleted after two hours, finished or not; that of staff after a day', async () => {
  const [whole, half, staffs] = [plan(), plan(), { ...plan(), public: undefined }];
  const { key } = (await upload(stranger(), whole)).body;
  await announce(stranger(), half);
  await piece(stranger(), { id: half.id, offset: 0 }, half.content.subarray(0, 20));
  const kept = (await upload(world.as.supervisor, staffs)).body.key;
  const services = { db: world.db };
  const after = async (minutes: number) => {
    const clock = () => new Date(world.time.now.getTime() + minutes * 60_000);
    await deleteUnusedFiles({ ...services, clock });
    await deleteOldUploads({ ...services, clock });
    await world.runJobs();
    return Promise.all([isStored(world, key), isBegun(world, half.id), isStored(world, kept)]);
  };
  expect(await after(119)).toEqual([true, true, true]);
  expect(await after(121)).toEqual([false, false, true]);
  expect(await after(24 * 60 + 1)).toEqual([false, false, false]);
});
