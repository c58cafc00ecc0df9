// Two records of one person become one, over HTTP: what stays, what is found where, and what happens at the same moment.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPerson, LEGAL, registerOf, savePerson } from '../../../testing/citizens.ts';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import {
  enter,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  SINGLE_FORM,
  submitAsCitizen,
  type TestCitizen,
  tokenOf,
} from '../../../testing/portal.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import type { Caller, TestReply, TestWorld } from '../../../testing/with-app.ts';

const ASKING = aForm()
  .with({ title: { text: 'Con ciudadano' } })
  .withOptions({ citizen: true })
  .withSection('s', aQuestion('name', 'text'))
  .build();

let world: TestWorld;
let home: ReturnType<typeof registerOf>;
let form: string;
let single: string;
let asking: string;
beforeAll(async () => {
  world = await openPortalWorld();
  home = registerOf(world);
  form = await saveForm(world.as.admin, { id: 'claims', definition: PORTAL_FORM });
  single = await saveForm(world.as.admin, { id: 'single', definition: SINGLE_FORM });
  asking = await saveForm(world.as.admin, { id: 'asking', definition: ASKING });
});
afterAll(() => world.close());

let next = 1_000;

interface Person extends Partial<TestCitizen> {
  readonly documentNumber: string;
}

/** Somebody new of the register, who can come from the portal. */
async function person(given: Person): Promise<TestCitizen> {
  const id = next++;
  await savePerson(world, { id, ...given, username: `vecina${id}` });
  return { id, municipality: HOME, ...given } as TestCitizen;
}

const ownOf = async (who: Caller): Promise<readonly string[]> =>
  (await who.get('/api/portal/submissions')).body.submissions.map(({ id }: { id: string }) => id).toSorted();
const send = async (who: Caller, id: string, to = form): Promise<TestReply> =>
  submitAsCitizen(who, to, { id });
const naming = ({ id, documentNumber }: Pick<TestCitizen, 'id' | 'documentNumber'>) => ({
  particulars: { citizen: { id, documentNumber }, location: null, asset: null, signatures: [] },
});
const submitAbout = (about: TestCitizen, id: string) =>
  world.as.admin.post(`/api/forms/${asking}/submissions`, {
    id: testId(id),
    version: 1,
    answers: answersOf({ name: 'x' }),
    ...naming(about),
  });
const stateOf = async () =>
  (
    await sql<{ people: number; submissions: number }>`
      select (select count(*)::int from citizens) as people, (select count(*)::int from submissions) as submissions`.execute(
      world.db,
    )
  ).rows[0];

it('X34.53 one record stays with the values that were chosen; the other is kept in its history, and both in the audit log', async () => {
  const kept = await person({ documentNumber: '40000001', email: 'a@correo.example', street: 'Mitre 1' });
  const gone = await person({ documentNumber: '40.000.001', email: 'b@correo.example', phone: '+54 1' });
  expect((await home.correct(gone.id, { street: 'Mitre 2' })).status).toBe(200);
  const merged = await home.merge(kept.id, gone.id, ['email', 'phone']);
  expect([merged.status, merged.body]).toEqual([200, { version: 2, submissions: 0 }]);
  const { body } = await home.read(kept.id);
  expect(body.citizen).toMatchObject({
    documentNumber: '40000001',
    email: 'b@correo.example',
    street: 'Mitre 1',
  });
  expect(body.formerNumbers).toEqual(['40.000.001']);
  expect(body.changes).toMatchObject([
    {
      by: 'admin',
      fields: [{ field: 'email', before: 'a@correo.example', now: 'b@correo.example' }, { field: 'phone' }],
      merged: { id: gone.id, documentNumber: '40.000.001', street: 'Mitre 2' },
    },
    { fields: [{ field: 'street', now: 'Mitre 2' }], merged: null },
  ]);
  // The old URL leads to who it is now.
  expect((await home.read(gone.id)).body.citizen.id).toBe(kept.id);
  const audited = await sql`select action, subject_id, details from audit_entries
    where subject = 'citizen' and action in ('update', 'delete') and subject_id in (${String(kept.id)}, ${String(gone.id)})
    order by number`.execute(world.db);
  expect(audited.rows.slice(1)).toEqual([
    {
      action: 'update',
      subjectId: String(kept.id),
      details: { merged: gone.id, submissions: 0, fields: ['email', 'phone'] },
    },
    { action: 'delete', subjectId: String(gone.id), details: { mergedInto: kept.id } },
  ]);
});

it('X34.53 submissions of both are found under who stays: on the page, in the portal, by the search by number', async () => {
  const kept = await person({ documentNumber: '41000001' });
  const gone = await person({ documentNumber: '41000002' });
  const [asKept, asGone] = [await enterPortal(world, kept), await enterPortal(world, gone)];
  const unused = await tokenOf(world, gone);
  for (const [who, id] of [
    [asKept, 'ofkept'],
    [asGone, 'ofgone'],
  ] as const)
    expect((await send(who, id)).status).toBe(200);
  const before = await stateOf();
  expect((await home.merge(kept.id, gone.id)).body.submissions).toBe(1);
  expect(await stateOf()).toEqual({ people: (before?.people ?? 0) - 1, submissions: before?.submissions });
  const both = [testId('ofgone'), testId('ofkept')];
  expect(
    (await home.submissions(kept.id)).submissions.map(({ id }: { id: string }) => id).toSorted(),
  ).toEqual(both);
  expect((await home.submissions(gone.id)).total).toBe(2);
  expect(await home.submissions(kept.id, 5)).toMatchObject({ submissions: [], total: 2 });
  // Sessions that were open, a token that nobody had used, and one of today.
  expect(await ownOf(asKept)).toEqual(both);
  expect(await ownOf(asGone)).toEqual(both);
  expect((await enter(world.visitor, { token: unused })).body.citizen.id).toBe(kept.id);
  expect(await ownOf(await enterPortal(world, kept))).toEqual(both);
  expect((await asGone.get(`/api/portal/submissions/${testId('ofkept')}`)).status).toBe(200);
  // Stored as it was sent.
  const { citizen } = (await world.as.admin.get(`/api/submissions/${testId('ofgone')}`)).body;
  expect([citizen.id, citizen.documentNumber]).toEqual([gone.id, '41000002']);
  const found = await world.as.admin.post('/api/home/recipients', {
    personType: 'fisica',
    number: '41000001',
  });
  expect(found.body.submissions.map(({ id }: { id: string }) => id).toSorted()).toEqual(both);
  const listed = await world.as.admin.get(`/api/forms/${form}/submissions?citizenDni=41000001`);
  expect(listed.body.submissions?.length, JSON.stringify(listed.body)).toBe(2);
});

it('X34.53 who looks the merged number up, or sends a draft that names it, gets who stays', async () => {
  const kept = await person({ documentNumber: '42000001', firstName: 'Queda' });
  const gone = await person({ documentNumber: '42000002' });
  expect((await home.merge(kept.id, gone.id)).status).toBe(200);
  const search = { personType: 'fisica', number: '42000002' };
  const found = await world.as.admin.post(`/api/forms/${asking}/people/search`, search);
  expect(found.body.person).toMatchObject({ id: kept.id, firstName: 'Queda', documentNumber: '42000001' });
  expect((await submitAbout(gone, 'draft')).status).toBe(200);
  const { citizen } = (await world.as.admin.get(`/api/submissions/${testId('draft')}`)).body;
  expect([citizen.id, citizen.firstName, citizen.documentNumber]).toEqual([kept.id, 'Queda', '42000001']);
  expect((await home.search({ text: '42.000.002' })).citizens.map(({ id }: { id: number }) => id)).toEqual([
    kept.id,
  ]);
  expect(await importPerson(world, { id: gone.id })).toEqual([
    `id: the person ${gone.id} was merged with ${kept.id}`,
  ]);
});

it('X34.53 who answered once under either number does not answer again', async () => {
  const kept = await person({ documentNumber: '43000001' });
  const gone = await person({ documentNumber: '43000002' });
  expect((await send(await enterPortal(world, gone), 'once', single)).status).toBe(200);
  expect((await home.merge(kept.id, gone.id)).status).toBe(200);
  const again = await enter(world.visitor, { token: await tokenOf(world, kept), formId: single });
  expect(again.body.alreadyAnswered).toBe(true);
  expect((await send(await enterPortal(world, kept), 'twice', single)).body.code).toBe('already-answered');
});

it('X34.53 the number of the record that goes can be the one that stays, and a merge of merges keeps all', async () => {
  const [first, second, third] = [
    await person({ documentNumber: '44000001' }),
    await person({ documentNumber: '44000002' }),
    await person({ documentNumber: '44000003' }),
  ];
  for (const [who, id] of [
    [first, 'offirst'],
    [second, 'ofsecond'],
    [third, 'ofthird'],
  ] as const)
    expect((await send(await enterPortal(world, who), id)).status).toBe(200);
  expect((await home.merge(first.id, second.id, ['documentNumber'])).body.submissions).toBe(1);
  expect((await home.merge(third.id, first.id)).body.submissions).toBe(2);
  const { body } = await home.read(second.id);
  expect([body.citizen.id, body.citizen.documentNumber, body.submissions]).toEqual([third.id, '44000003', 3]);
  expect(body.formerNumbers.toSorted()).toEqual(['44000001', '44000002']);
  expect(await ownOf(await enterPortal(world, third))).toEqual(
    ['offirst', 'ofsecond', 'ofthird'].map(testId).toSorted(),
  );
  expect((await home.correct(third.id, { documentNumber: '44000004' })).status).toBe(200);
  expect((await home.read(third.id)).body.submissions).toBe(3);
  const created = await world.as.admin.post(`/api/forms/${asking}/people`, {
    personType: 'fisica',
    firstName: 'Nueva',
    lastName: 'Vecina',
    documentNumber: '44000009',
    email: '',
    phone: '',
    street: '',
  });
  expect(created.body.person.id).toBeGreaterThan(third.id);
});

it('X34.53 a person is not merged with themselves, with one of another kind, nor with one of another municipality', async () => {
  const kept = await person({ documentNumber: '45000001' });
  const shop = await savePerson(world, { id: next++, ...LEGAL, documentNumber: '30-45000001-8' });
  const foreign = await savePerson(world, { id: 900_000, documentNumber: '45000002' }, AWAY.id);
  const code = async (id: number) => (await home.merge(kept.id, id)).body;
  expect((await code(kept.id)).issues).toEqual([{ code: 'citizens-same', at: { field: 'mergedId' } }]);
  expect((await code(shop)).issues).toEqual([{ code: 'citizens-differ-in-type', at: { field: 'mergedId' } }]);
  expect((await code(foreign)).code).toBe('register-entry-not-found');
  expect((await registerOf(world, AWAY.id).read(foreign)).status).toBe(200);
});

it('X34.53 of two merges of the same record, and of a merge and a correction, at the same moment one is refused', async () => {
  const [one, two, gone] = [
    await person({ documentNumber: '46000001' }),
    await person({ documentNumber: '46000002' }),
    await person({ documentNumber: '46000003' }),
  ];
  expect((await send(await enterPortal(world, gone), 'contested')).status).toBe(200);
  const both = await Promise.all([home.mergeNew(one.id, gone.id), home.mergeNew(two.id, gone.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const counts = await Promise.all([one, two].map(async ({ id }) => (await home.read(id)).body.submissions));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const [kept, other] = [
    await person({ documentNumber: '46000004' }),
    await person({ documentNumber: '46000005' }),
  ];
  const mixed = await Promise.all([
    home.mergeNew(kept.id, other.id),
    home.correct(other.id, { street: 'Mitre 9' }, 1),
  ]);
  expect(mixed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(mixed.find(({ status }) => status === 409)?.body.code).toBe('register-entry-changed');
});

it('X34.53 likely duplicates are suggested: a number written differently, a name with the same e-mail or telephone', async () => {
  const away = registerOf(world, AWAY.id);
  const people = [
    { id: 1, documentNumber: '30.111.333' },
    { id: 2, documentNumber: '30111333', firstName: 'Otro' },
    { id: 3, documentNumber: '50000001', firstName: 'José', email: 'Jose@correo.example' },
    { id: 4, documentNumber: '50000002', firstName: 'JOSE', email: 'jose@correo.example' },
    { id: 5, documentNumber: '50000003', firstName: 'Eva', phone: '+54 353 1' },
    { id: 6, documentNumber: '50000004', firstName: 'Eva', phone: '+543531' },
    { id: 7, documentNumber: '50000005', firstName: 'Eva' },
  ];
  for (const one of people) await savePerson(world, one, AWAY.id);
  const { pairs, total } = await away.duplicates();
  expect(total).toBe(3);
  expect(
    pairs.map(({ one, other, because }: Record<string, { id: number }>) => [one?.id, other?.id, because]),
  ).toEqual([
    [1, 2, 'number'],
    [3, 4, 'name'],
    [5, 6, 'name'],
  ]);
});

it('X34.51 X34.53 a page that became empty, after a merge say, still says how many there are', async () => {
  const away = registerOf(world, AWAY.id);
  for (const id of [21, 22])
    await savePerson(world, { id, documentNumber: '60.000.001', firstName: 'Ulises' }, AWAY.id);
  const { total } = await away.duplicates();
  expect(total).toBeGreaterThan(0);
  expect(await away.duplicates(1)).toEqual({ pairs: [], total });
  expect(await away.search({ text: 'ulises', page: 4 })).toMatchObject({ citizens: [], total: 2 });
  expect(await away.search({ text: 'nadie', page: 4 })).toMatchObject({ citizens: [], total: 0 });
});
