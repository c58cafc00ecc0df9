// Files of a submission: who owns them, who may see and remove them, how many there may be, and what happens to those
// that no submission takes.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spend } from '../../../platform/budgets/budgets.ts';
import { isStored } from '../../../testing/files/is-stored.ts';
import {
  codeOf,
  FILES_FORM,
  issuesOf,
  OTHER_FILES_FORM,
  openFilesWorld,
  PDF,
  PUBLIC_FILES_FORM,
  photo,
  picture,
  plan,
  sendFiles,
  video,
} from '../../../testing/files/submission-files.ts';
import { announce, finish, piece, upload, isBegun } from '../../../testing/files/uploads.ts';
import { testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';
import { deleteOldUploads, deleteUnusedFiles } from '../../files/public.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openFilesWorld();
});
afterAll(() => world.close());

describe('whose it is', () => {
  it('W12 X14.06 a colleague and a visitor can neither read, continue, finish nor remove it', async () => {
    const file = await photo();
    const { url } = (await upload(world.as.inspector, file)).body;
    for (const caller of [world.as.colleague, world.as.foreigner, world.visitor]) {
      const path = `/api/uploads/${testId(file.id)}`;
      expect(codeOf(await caller.get(path))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await piece(caller, { id: file.id, offset: 0 }, file.content))).toEqual([
        404,
        'upload-not-found',
      ]);
      expect(codeOf(await finish(caller, file.id))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await caller.delete(path))).toEqual([404, 'upload-not-found']);
      expect(codeOf(await caller.get(url))).toEqual([404, 'file-not-found']);
    }
  });

  it('A7.04 W12 X14.06 a submission may name only files of its own', async () => {
    const file = await photo({ submissionId: 'ownFiles' });
    const { key } = (await upload(world.as.inspector, file)).body;
    const unknown = (questionId: string) => [422, [['file-unknown', { questionId }]]];
    const photoOf = (image: string) => ({ photo: { image } });
    const inspector = world.as.inspector;
    expect(issuesOf(await sendFiles(inspector, { ...file, submissionId: 'another' }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
    expect(issuesOf(await sendFiles(world.as.colleague, file, photoOf(key)))).toEqual(unknown('photo'));
    expect(issuesOf(await sendFiles(inspector, { ...file, formId: OTHER_FILES_FORM }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
    expect(issuesOf(await sendFiles(inspector, file, { photo: { document: key } }))).toEqual(
      unknown('photo'),
    );
    for (const invented of [
      `imagenes/${FILES_FORM}/000000000000.png`,
      '../../etc/passwd',
      'https://a.example/a',
    ])
      expect(issuesOf(await sendFiles(inspector, file, photoOf(invented)))).toEqual(unknown('photo'));
    expect(
      issuesOf(await sendFiles(inspector, file, { photo: { image: key }, plan: { image: key } })),
    ).toEqual(unknown('plan'));
    expect((await sendFiles(inspector, file, photoOf(key))).status).toBe(200);
    // Sent again after a lost reply, it is the same submission; the file cannot be used in a second one.
    expect((await sendFiles(inspector, file, photoOf(key))).status).toBe(200);
    expect(issuesOf(await sendFiles(inspector, { ...file, submissionId: 'second' }, photoOf(key)))).toEqual(
      unknown('photo'),
    );
  });

  it('X14.06 a file in a further copy of a section is named with its copy', async () => {
    const file = await photo({ questionId: 'each', submissionId: 'copies' });
    const { key } = (await upload(world.as.inspector, file)).body;
    const body = (image: string) => ({
      id: testId('copies'),
      version: 1,
      answers: { ticked: {}, main: {}, rows: { r: [{ id: 'row1', answers: { each: { image } } }] } },
    });
    const path = `/api/forms/${FILES_FORM}/submissions`;
    expect(issuesOf(await world.as.inspector.post(path, body('imagenes/x.png')))).toEqual([
      422,
      [['file-unknown', { sectionId: 'r', rowId: 'row1', questionId: 'each' }]],
    ]);
    expect((await world.as.inspector.post(path, body(key))).status).toBe(200);
  });

  it('X14.06 a visitor goes on with a file by its id alone, and sends it with their submission', async () => {
    const file = await photo({ formId: PUBLIC_FILES_FORM, public: 'yes', submissionId: 'visited' });
    const { key, url } = (await upload(world.visitor, file)).body;
    expect((await world.visitor.get(url)).status).toBe(200);
    expect(codeOf(await world.visitor.get(`/api/uploads/${testId('guessed')}`))).toEqual([
      404,
      'upload-not-found',
    ]);
    // The file is still the visitor's for somebody who is signed in.
    expect(
      issuesOf(
        await sendFiles(world.as.inspector, { ...file, public: undefined }, { photo: { image: key } }),
      ),
    ).toEqual([422, [['file-unknown', { questionId: 'photo' }]]]);
    expect((await sendFiles(world.visitor, file, { photo: { image: key } })).status).toBe(200);
    expect(codeOf(await world.visitor.get(url))).toEqual([404, 'file-not-found']);
  });

  it('X14.06 a visitor uploads nothing for a form that is not public', async () => {
    const file = await photo({ public: 'yes' });
    expect(codeOf(await announce(world.visitor, file))).toEqual([404, 'form-not-found']);
  });
});

describe('with the submission', () => {
  it('R5.27 W12 X14.09 people who may see the submission see its files, for five minutes, and nobody else', async () => {
    const file = await plan({ submissionId: 'seen', name: 'Plano «ñandú».pdf' });
    const { key } = (await upload(world.as.inspector, file)).body;
    await sendFiles(world.as.inspector, file, { plan: { document: key } });
    const path = `/api/submissions/${testId('seen')}/files`;
    const { files } = (await world.as.supervisor.get(path)).body;
    expect(files).toEqual([
      {
        key,
        name: 'Plano «ñandú».pdf',
        mediaType: 'application/pdf',
        photo: null,
        marks: null,
        url: expect.any(String),
      },
    ]);
    const { url } = files[0];
    const read = await world.as.supervisor.get(url);
    expect([read.status, read.raw.equals(PDF)]).toEqual([200, true]);
    expect(read.headers['content-disposition']).toBe(
      `attachment; filename="Plano __and__.pdf"; filename*=UTF-8''Plano%20%C2%AB%C3%B1and%C3%BA%C2%BB.pdf`,
    );
    // An inspector sees only their own submissions; the neighbour works in another area.
    for (const caller of [world.as.colleague, world.as.neighbour, world.as.foreigner, world.visitor]) {
      expect((await caller.get(path)).status).not.toBe(200);
      expect(codeOf(await caller.get(url))).toEqual([404, 'file-not-found']);
    }
    const now = world.time.now;
    world.time.now = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(codeOf(await world.as.supervisor.get(url))).toEqual([404, 'file-not-found']);
    world.time.now = now;
  });

  it('A7.28 removing a file deletes what was stored, until the submission is stored', async () => {
    const file = await photo();
    const { key } = (await upload(world.as.inspector, file)).body;
    expect((await world.as.inspector.delete(`/api/uploads/${testId(file.id)}`)).status).toBe(200);
    await world.runJobs();
    expect(await isStored(world, key)).toBe(false);
    expect(issuesOf(await sendFiles(world.as.inspector, file, { photo: { image: key } }))[0]).toBe(422);
    const kept = await photo();
    const stored = (await upload(world.as.inspector, kept)).body;
    await sendFiles(world.as.inspector, kept, { photo: { image: stored.key } });
    const removal = await world.as.inspector.delete(`/api/uploads/${testId(kept.id)}`);
    expect(codeOf(removal)).toEqual([404, 'upload-not-found']);
    expect(await isStored(world, stored.key)).toBe(true);
  });
});

describe('how much', () => {
  it('X14.05 twenty unfinished files for a submission, then no more until one is removed', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `quota${n}`);
    const content = await picture();
    const file = (id: string) => photo({ id, submissionId: 'quota', content });
    for (const id of names) expect((await announce(world.as.answerer, await file(id))).status).toBe(200);
    expect(codeOf(await announce(world.as.answerer, await file('quotaMore')))).toEqual([
      409,
      'too-many-files',
    ]);
    await world.as.answerer.delete(`/api/uploads/${testId('quota0')}`);
    const both = await Promise.all(
      ['quotaOne', 'quotaTwo'].map(async (id) => announce(world.as.answerer, await file(id))),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('X14.05 X39.87 two gigabytes an hour for an account, then 429 with the time to wait', async () => {
    const film = (n: number) =>
      photo({ id: `flood${n}`, submissionId: `flood${n}`, kind: 'video', name: 'a.mp4', content: video() });
    const sent: number[] = [];
    for (let n = 0; n < 41; n++)
      sent.push((await announce(world.as.censusTaker, await film(n), { bytes: 50 * 1_048_576 })).status);
    expect(sent).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
  });

  it('X39.87 twelve hundred files an hour for an account, 240 for the address of a visitor', async () => {
    const content = await picture();
    const { userId } = (await world.as.colleague.get('/api/session')).body.account;
    // The hour in which the other tests have sent files is over.
    world.time.now = new Date(world.time.now.getTime() + 3_600_001);
    const callers = [
      { caller: world.as.colleague, countedAs: `user:${userId}`, files: 1_200, over: {} },
      {
        caller: world.visitor,
        countedAs: 'address:127.0.0.1',
        files: 240,
        over: { formId: PUBLIC_FILES_FORM, public: 'yes' as const },
      },
    ];
    for (const { caller, countedAs, files, over } of callers) {
      const allButOne = {
        key: `uploads:${countedAs}`,
        tries: files,
        windowSeconds: 3_600,
        weight: files - 1,
      };
      expect(await spend(world.db, [allButOne], world.time.now)).toBeNull();
      const announced = [
        await announce(caller, await photo({ ...over, content })),
        await announce(caller, await photo({ ...over, content })),
      ];
      expect(announced.map(codeOf), countedAs).toEqual([
        [200, undefined],
        [429, 'too-many-requests'],
      ]);
    }
  });
});

describe('what nobody sends', () => {
  it('A7.28 X14.08 after a day it is gone, finished or not; what was sent stays', async () => {
    const file = await photo({ submissionId: 'day1' });
    const half = await photo({ submissionId: 'day2' });
    const sent = await photo({ submissionId: 'day3' });
    const { key } = (await upload(world.as.inspector, file)).body;
    await announce(world.as.inspector, half);
    await piece(world.as.inspector, { id: half.id, offset: 0 }, half.content.subarray(0, 100));
    const stored = (await upload(world.as.inspector, sent)).body.key;
    await sendFiles(world.as.inspector, sent, { photo: { image: stored } });
    const services = { db: world.db };
    const cleanUp = async (clock: () => Date) => {
      await deleteUnusedFiles({ ...services, clock });
      await deleteOldUploads({ ...services, clock });
      await world.runJobs();
    };
    await cleanUp(() => world.time.now);
    expect((await world.as.inspector.get(`/api/uploads/${testId(half.id)}`)).status).toBe(200);
    const tomorrow = new Date(world.time.now.getTime() + 24 * 60 * 60_000 + 1);
    await cleanUp(() => tomorrow);
    for (const { id } of [file, half, sent])
      expect((await world.as.inspector.get(`/api/uploads/${testId(id)}`)).status).toBe(404);
    expect(await isStored(world, key)).toBe(false);
    expect(await isBegun(world, half.id)).toBe(false);
    expect(await isStored(world, stored)).toBe(true);
  });
});
