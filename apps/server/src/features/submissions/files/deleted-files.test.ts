// Uploads that are deleted as unused between the moment a request found them and the moment they are stored.

import { NEW_SIGNATURE } from '@constancia/domain/forms/definition/new-form.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStored } from '../../../testing/files/is-stored.ts';
import {
  codeOf,
  FILES_FORM,
  issuesOf,
  openFilesWorld,
  PUBLIC_FILES_FORM,
  photo,
  picture,
  sendFiles,
} from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, type SentFile, upload } from '../../../testing/files/uploads.ts';
import { withoutRemoval } from '../../../testing/files/without-removal.ts';
import { answersOf, saveForm, submitTo } from '../../../testing/forms.ts';
import { holdingSaves, waitingFor } from '../../../testing/queries.ts';
import { askCopy, mailedSubmission } from '../../../testing/mails.ts';
import { correct } from '../../../testing/review/submissions-to-review.ts';
import { HOME, testId } from '../../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../../testing/with-app.ts';
import { deleteOldUploads, deleteUnusedFiles } from '../../files/public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openFilesWorld();
});
afterAll(() => world.close());

const dayLater = () => new Date(world.time.now.getTime() + 25 * 60 * 60_000);
/** The sweep of a day later. */
const sweep = async () => {
  await deleteUnusedFiles({ db: world.db, clock: dayLater });
  await world.runJobs();
};
const sweepUploads = async () => {
  await deleteOldUploads({ db: world.db, clock: dayLater });
  await world.runJobs();
};

/** Keeps a request waiting at the lock of intake until the sweep has been there. */
async function sweptBefore(send: () => Promise<TestReply>): Promise<TestReply> {
  const { sent } = await holdingSaves(world.db, HOME.id, async () => {
    const waiting = { sent: send() };
    await waitingFor(world.db, 1);
    await sweep();
    return waiting;
  });
  return sent;
}

/** Deletes the row of a file as the sweep does, and commits when the request has come to it. */
async function deletedUnder(key: string, send: () => Promise<TestReply>): Promise<TestReply> {
  const { sent } = await world.db.transaction().execute(async (tx) => {
    await sql`delete from files where key = ${key}`.execute(tx);
    const waiting = { sent: send() };
    await waitingFor(world.db, 1);
    return waiting;
  });
  return sent;
}

/** Whether the storage still has it: while it was away, and once it answers again. */
async function leftAfter(key: string, deletion: () => Promise<void>): Promise<readonly boolean[]> {
  await withoutRemoval(world, deletion);
  const { rows } = await sql`select from files where key = ${key}`.execute(world.db);
  expect(rows).toEqual([]);
  const before = await isStored(world, key);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(world.db);
  await world.runJobs();
  return [before, await isStored(world, key)];
}

/** An upload of which only the beginning arrived; returns its storage key too. */
async function begun(): Promise<{ readonly file: SentFile; readonly key: string }> {
  const file = await photo({ formId: PUBLIC_FILES_FORM, public: 'yes' });
  const { id, content } = file;
  expect((await announce(world.visitor, file)).status).toBe(200);
  expect((await piece(world.visitor, { id, offset: 0 }, content.subarray(0, 40))).status).toBe(200);
  const key = (await world.store.list('unfinished')).find((one) => one.includes(testId(id)));
  return { file, key: key ?? '' };
}

it('X27.02 X14.08 what arrived of an interrupted upload leaves the storage once that answers again', async () => {
  const old = await begun();
  expect(await leftAfter(old.key, sweepUploads)).toEqual([true, false]);
  const unwanted = await begun();
  const remove = async () => {
    expect((await world.visitor.delete(`/api/uploads/${testId(unwanted.file.id)}`)).status).toBe(200);
  };
  expect(await leftAfter(unwanted.key, remove)).toEqual([true, false]);
});

it('X27.02 X14.08 a device that begins with the same upload again, before the old bytes are removed, loses none of the new ones', async () => {
  const { file, key } = await begun();
  await deleteOldUploads({ db: world.db, clock: dayLater });
  world.time.now = new Date(world.time.now.getTime() + 1_000);
  expect((await announce(world.visitor, file)).body).toMatchObject({ received: 0 });
  expect((await piece(world.visitor, { id: file.id, offset: 0 }, file.content)).status).toBe(200);
  await world.runJobs();
  expect(await isStored(world, key)).toBe(false);
  expect((await finish(world.visitor, file.id)).status).toBe(200);
});

it('X27.02 X14.09 a file that nothing uses leaves the storage once that answers again, and no row of it is left before', async () => {
  const { key } = (await upload(world.visitor, await photo({ formId: PUBLIC_FILES_FORM, public: 'yes' })))
    .body;
  expect(await leftAfter(key, sweep)).toEqual([true, false]);
});

it('X27.02 A7.28 so does one that its sender removes while the storage is away, who is told that it is gone', async () => {
  const file = await photo();
  const { key } = (await upload(world.as.inspector, file)).body;
  const removed = await leftAfter(key, async () => {
    const { status } = await world.as.inspector.delete(`/api/uploads/${testId(file.id)}`);
    expect(status).toBe(200);
    await world.runJobs();
  });
  expect(removed).toEqual([true, false]);
});

const unknownPhoto = [422, [['file-unknown', { questionId: 'photo' }]]];

it('X39.71 X39.86 a submission whose photo is deleted while it waits to be stored is refused as with a file that nobody knows, and sent again with a new upload it is stored', async () => {
  for (const [sender, over] of [
    [world.as.inspector, {}],
    [world.visitor, { formId: PUBLIC_FILES_FORM, public: 'yes' }],
  ] as const) {
    const file = await photo(over);
    const { key } = (await upload(sender, file)).body;
    const late = await sweptBefore(() => sendFiles(sender, file, { photo: { image: key } }));
    expect(issuesOf(late)).toEqual(unknownPhoto);
    expect(await isStored(world, key)).toBe(false);
    expect((await world.as.admin.get(`/api/submissions/${testId(file.submissionId)}`)).status).toBe(404);
    const again = (await upload(sender, { ...file, id: `${file.id}again` })).body;
    expect((await sendFiles(sender, file, { photo: { image: again.key } })).status).toBe(200);
    await sweep();
    expect(await isStored(world, again.key)).toBe(true);
  }
});

it('X39.86 so is one whose drawn signature was deleted, by its slot', async () => {
  const definition = aForm()
    .with({ title: { text: 'Con firma' }, signatures: [NEW_SIGNATURE] })
    .withOptions({ digitalSignature: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const formId = await saveForm(world.as.supervisor, { id: 'signedLate', definition });
  const path = `/api/forms/${formId}/submissions`;
  const drawn = await world.as.inspector.post(`${path}/${testId('drawn')}/signatures/0`, await picture());
  const signature = { slot: 0, signatory: 'Ana Paz', ...drawn.body };
  const late = await sweptBefore(() =>
    world.as.inspector.post(path, {
      id: testId('drawn'),
      version: 1,
      answers: answersOf({ name: 'x' }),
      particulars: { citizen: null, location: null, asset: null, signatures: [signature] },
    }),
  );
  expect(issuesOf(late)).toEqual([422, [['signature-file-unknown', { field: 'signatures.0' }]]]);
  expect((await world.as.admin.get(`/api/submissions/${testId('drawn')}`)).status).toBe(404);
});

it('X39.71 X39.86 a correction whose new photo is deleted before it is stored is refused and changes nothing', async () => {
  const file = await photo({ submissionId: 'correctedLate' });
  await submitTo(world.as.admin, FILES_FORM, { id: 'correctedLate', answers: answersOf({ plain: 'x' }) });
  const id = testId('correctedLate');
  const { key } = (await upload(world.as.admin, file)).body;
  const answers = { ticked: {}, main: { photo: { image: key } }, rows: {} };
  const late = await deletedUnder(key, () => correct(world.as.admin, id, { answers }));
  expect(issuesOf(late)).toEqual(unknownPhoto);
  expect((await world.as.admin.get(`/api/submissions/${id}/review`)).body.version).toBe(1);
});

it('E5.20 a form whose new picture is deleted before it is saved is refused', async () => {
  const id = testId('picturedLate');
  const { key } = (await world.as.supervisor.post(`/api/forms/${id}/header-images`, await picture())).body;
  const definition = aForm()
    .with({ title: { text: 'Con encabezado' }, headerImage: key })
    .withOptions({ showHeaderImage: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  const late = await deletedUnder(key, () =>
    world.as.supervisor.post('/api/forms', { id, areaId: HOME.areas[0], sync: false, definition }),
  );
  expect(issuesOf(late)).toEqual([422, [['header-image-unknown', { field: 'headerImage' }]]]);
  expect(codeOf(await world.as.supervisor.get(`/api/forms/${id}`))).toEqual([404, 'form-not-found']);
});

it('A7.27 a copy by e-mail whose attachment is deleted before it is stored is refused', async () => {
  const { id } = await mailedSubmission(world, 'mailedLate');
  const path = `/api/submissions/${id}/mail-attachments?name=foto.png`;
  const { key } = (await world.as.inspector.post(path, await picture())).body;
  const late = await deletedUnder(key, () =>
    askCopy(world.as.inspector, id, { recipients: ['ana@villa.example'], attachment: key }),
  );
  expect(issuesOf(late)).toEqual([422, [['file-unknown', { field: 'attachment' }]]]);
});
