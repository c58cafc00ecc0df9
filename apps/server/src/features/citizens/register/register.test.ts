// The register of citizens over HTTP: searching, reading and correcting people, and the register of the platform.
import { RATES } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { citizensPath, LEGAL, registerOf, savePerson } from '../../../testing/citizens.ts';
import { saveForm } from '../../../testing/forms.ts';
import {
  ANA,
  BEA,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
} from '../../../testing/portal.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let home: ReturnType<typeof registerOf>;
let form: string;
beforeAll(async () => {
  world = await openPortalWorld();
  home = registerOf(world);
  form = await saveForm(world.as.admin, { id: 'claims', definition: PORTAL_FORM });
  await savePerson(world, { id: 1, email: 'carla.nunez@correo.example', phone: '353 412' });
  await savePerson(world, { id: 2, ...LEGAL });
  for (let n = 0; n < 20; n++)
    await savePerson(world, {
      id: 20 + n,
      firstName: `Vecina ${n}`,
      lastName: 'Zeta',
      documentNumber: `2000000${n}`,
    });
});
afterAll(() => world.close());

const idsOf = ({ citizens }: { citizens: { id: number }[] }) => citizens.map(({ id }) => id);
const issuesOf = ({ body }: TestReply) =>
  body.issues?.map(({ code, at }: { code: string; at: { field: string } }) => `${at.field} ${code}`);
const auditOf = async (id: number, action: string) =>
  (
    await sql<{ actor: string; details: object }>`
      select actor, details from audit_entries where subject = 'citizen' and action = ${action}
        and municipality_id = ${HOME.id} and subject_id = ${String(id)} order by number`.execute(world.db)
  ).rows;

it('X34.51 people are found by beginnings of words, without accents, and by a number with or without hyphens', async () => {
  const found = async (text: string, more = {}) => idsOf(await home.search({ text, ...more }));
  for (const text of ['nunez carla', 'NÚÑ', 'carl', '33.444.555', '33444', 'carla.nunez@correo.example'])
    expect(await found(text), text).toEqual([1]);
  for (const text of ['30-71234567-8', '30712345678', '30 71234567 8', 'panaderia sol'])
    expect(await found(text), text).toEqual([2]);
  expect(await found('dummy')).toEqual([]);
  expect(await found('arla')).toEqual([]);
  expect(await found('sol', { personType: 'fisica' })).toEqual([]);
});

it('X34.51 a page holds fifteen people by name, says how many there are, and only those of the municipality', async () => {
  const first = await home.search({});
  expect([first.citizens.length, first.total, first.isReadOnly]).toEqual([15, 24, false]);
  const names = first.citizens.map(({ firstName, lastName }: Record<string, string>) =>
    `${lastName} ${firstName}`.trim(),
  );
  expect(names.slice(0, 4)).toEqual(['Núñez Carla', 'Panadería El Sol', 'Paz Ana', 'Sosa Bea']);
  const second = await home.search({ page: 1 });
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(24);
  expect(idsOf(await registerOf(world, AWAY.id).search({}))).toEqual([ANA.id]);
  const nowhere = await world.as.admin.post(`${citizensPath(testId('nowhere'))}/search`, {});
  expect(nowhere.body.code).toBe('municipality-not-found');
});

it('X34.50 X34.55 a person is read with who they are; the audit log says who read whom, and nothing of the person', async () => {
  const { status, body } = await home.read(2);
  expect([status, body.citizen]).toEqual([
    200,
    {
      id: 2,
      firstName: 'Panadería El Sol',
      lastName: '',
      documentNumber: '30-71234567-8',
      taxNumber: '30-71234567-8',
      email: '',
      phone: '',
      street: '',
      username: '',
      personType: 'juridica',
    },
  ]);
  expect(await auditOf(2, 'read')).toEqual([{ actor: 'admin', details: {} }]);
  expect((await registerOf(world, AWAY.id).read(2)).body.code).toBe('register-entry-not-found');
  expect((await world.as.admin.get(`${citizensPath()}/none`)).body.code).toBe('register-entry-not-found');
  expect((await world.as.elevatedSupervisor.get(`${citizensPath()}/2`)).body.code).toBe('forbidden');
});

it('X34.52 a correction is stored with who, when, before and after; what was sent keeps what it said and stays theirs', async () => {
  const ana = await enterPortal(world, ANA);
  expect((await submitAsCitizen(ana, form, { id: 'before' })).status).toBe(200);
  const saved = await home.correct(ANA.id, { lastName: 'Paz Ñandú', documentNumber: '30.111.223' });
  expect([saved.status, saved.body]).toEqual([200, { version: 2 }]);
  const { body } = await home.read(ANA.id);
  expect(body).toMatchObject({
    citizen: { lastName: 'Paz Ñandú', documentNumber: '30111223', username: ANA.username },
    formerNumbers: ['30111222'],
    submissions: 1,
    changesTotal: 1,
    changes: [
      {
        at: world.time.now.toISOString(),
        by: 'admin',
        merged: null,
        fields: [
          { field: 'lastName', before: 'Paz', now: 'Paz Ñandú' },
          { field: 'documentNumber', before: '30111222', now: '30111223' },
        ],
      },
    ],
  });
  expect(await auditOf(ANA.id, 'update')).toEqual([
    { actor: 'admin', details: { fields: ['lastName', 'documentNumber'] } },
  ]);
  const stored = (await world.as.admin.get(`/api/submissions/${testId('before')}`)).body.citizen;
  expect([stored.lastName, stored.documentNumber]).toEqual(['Paz', '30111222']);
  // The session that was open, and one that begins now, have what was sent before.
  const own = async (who: typeof ana) =>
    (await who.get('/api/portal/submissions')).body.submissions.map(({ id }: { id: string }) => id);
  expect(await own(ana)).toEqual([testId('before')]);
  expect(await own(await enterPortal(world, ANA))).toEqual([testId('before')]);
  expect((await ana.get(`/api/portal/submissions/${testId('before')}`)).status).toBe(200);
  expect((await submitAsCitizen(ana, form, { id: 'after' })).status).toBe(200);
  const list = await home.submissions(ANA.id);
  expect(list).toMatchObject({
    total: 2,
    submissions: expect.arrayContaining([
      expect.objectContaining({
        id: testId('before'),
        title: { text: 'Reclamo' },
        state: 'Recibido',
        documentNumber: '30111222',
      }),
      expect.objectContaining({ id: testId('after'), documentNumber: '30111223' }),
    ]),
  });
  // A number that was wrong is nobody's: who has it can be registered.
  expect(idsOf(await home.search({ text: '30111222' }))).toEqual([ANA.id]);
  expect((await home.correct(21, { documentNumber: '30111222' })).status).toBe(200);
  expect((await home.correct(ANA.id, { documentNumber: '30111224' })).status).toBe(200);
  expect((await home.read(ANA.id)).body.submissions).toBe(2);
  expect((await home.read(21)).body.submissions).toBe(0);
});

it('X34.52 what is wrong is refused with its field; what was stored before and stays is not judged', async () => {
  expect(issuesOf(await home.correct(1, { firstName: '', email: 'x' }))).toEqual([
    'firstName person-fields-required',
  ]);
  expect(issuesOf(await home.correct(1, { email: 'x', phone: '12' }))).toEqual([
    'email person-email-invalid',
    'phone person-phone-invalid',
  ]);
  const same = await home.correct(1, {});
  expect([same.body, (await home.read(1)).body.changesTotal]).toEqual([{ version: 1 }, 0]);
  expect((await home.correct(1, { street: 'Mitre 100' })).status).toBe(200);
  expect((await home.read(1)).body.citizen).toMatchObject({ street: 'Mitre 100', phone: '353 412' });
});

it('X34.52 a number that somebody else has is refused, however it is written, and says whose it is', async () => {
  const taken = await home.correct(BEA.id, { documentNumber: '33.444.555' });
  expect([taken.status, taken.body.issues]).toEqual([
    422,
    [{ code: 'citizen-number-taken', at: { field: 'documentNumber' }, values: { id: 1 } }],
  ]);
  expect((await home.read(BEA.id)).body.citizen.documentNumber).toBe(BEA.documentNumber);
});

it('X34.52 of two people who correct at the same moment one is refused', async () => {
  const version = await home.versionOf(22);
  const both = await Promise.all(['Uno', 'Dos'].map((firstName) => home.correct(22, { firstName }, version)));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
  const { body } = await home.read(22);
  expect([body.version, body.changesTotal]).toEqual([version + 1, 1]);
});

it('X34.55 an account searches and reads so many times a minute at most', async () => {
  await sql`delete from rate_limits`.execute(world.db);
  const { tries } = RATES.citizens;
  const search = async () =>
    (await world.as.admin.post(`${citizensPath()}/search`, { text: 'nadie' })).status;
  const replies = [];
  for (let number = 0; number < tries; number += 1) replies.push(await search());
  expect(new Set(replies)).toEqual(new Set([200]));
  expect(await search()).toBe(429);
  expect((await home.read(1)).body.code).toBe('too-many-requests');
  await sql`delete from rate_limits`.execute(world.db);
});

it('X34.50 people of a register of the platform are read, and nobody changes them', async () => {
  const away = registerOf(world, AWAY.id);
  await savePerson(world, { id: 7 }, AWAY.id);
  await sql`update municipalities set settings = '{"citizenRegister": "platform"}' where id = ${AWAY.id}`.execute(
    world.db,
  );
  expect((await away.search({ text: 'carla' })).isReadOnly).toBe(true);
  expect((await away.read(7)).body.isReadOnly).toBe(true);
  const refused = [
    await away.correct(7, { street: 'Mitre 1' }),
    await away.merge(7, ANA.id),
    await away.erase(7, '33444555'),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'register-read-only'));
  expect((await away.duplicates()).code).toBe('register-read-only');
  expect((await away.read(7)).body.version).toBe(1);
});
