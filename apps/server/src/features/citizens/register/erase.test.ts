// A person leaves the register, over HTTP: what goes, what stays, and what nobody gets again.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { citizensPath, importPerson, registerOf, savePerson } from '../../../testing/citizens.ts';
import { answersOf, saveForm } from '../../../testing/forms.ts';
import {
  ANA,
  ANA_AWAY,
  BEA,
  enter,
  enterPortal,
  openPortalWorld,
  PORTAL_FORM,
  submitAsCitizen,
  tokenOf,
} from '../../../testing/portal.ts';
import { inLineFor } from '../../../testing/queries.ts';
import { AWAY, testId } from '../../../testing/territory.ts';
import type { TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let home: ReturnType<typeof registerOf>;
let form: string;
beforeAll(async () => {
  world = await openPortalWorld();
  home = registerOf(world);
  form = await saveForm(world.as.admin, { id: 'claims', definition: PORTAL_FORM });
});
afterAll(() => world.close());

it('X34.54 the person goes with tokens and sessions, submissions stay; the audit log names the id alone', async () => {
  const ana = await enterPortal(world, ANA);
  expect((await submitAsCitizen(ana, form, { id: 'stays', answers: answersOf({ name: 'x' }) })).status).toBe(
    200,
  );
  const unused = await tokenOf(world, ANA);
  expect((await home.correct(ANA.id, { documentNumber: '30111999' })).status).toBe(200);
  const shown = (await home.read(ANA.id)).body;
  expect([shown.submissions, shown.sessions]).toEqual([1, 2]);
  const erased = await home.erase(ANA.id, '30.111.999');
  expect([erased.status, erased.body]).toEqual([200, { submissions: 1, sessions: 2 }]);
  expect((await home.read(ANA.id)).body.code).toBe('register-entry-not-found');
  expect((await home.search({ text: 'paz' })).total).toBe(0);
  expect((await ana.get('/api/portal/submissions')).body.code).toBe('portal-entry-failed');
  expect((await enter(world.visitor, { token: unused })).body.code).toBe('portal-entry-failed');
  const stored = (await world.as.admin.get(`/api/submissions/${testId('stays')}`)).body;
  expect(stored.citizen).toMatchObject({ id: ANA.id, documentNumber: '30111222', firstName: 'Ana' });
  // Of the same number in another municipality nothing went.
  expect((await registerOf(world, AWAY.id).read(ANA_AWAY.id)).status).toBe(200);
  const left = await sql<{ rows: number }>`
    select (select count(*) from citizen_aliases) + (select count(*) from citizen_changes)
      + (select count(*) from portal_tokens) + (select count(*) from portal_sessions) as rows`.execute(
    world.db,
  );
  expect(left.rows).toEqual([{ rows: 0 }]);
  const audited = await sql`select subject_id, details from audit_entries
    where subject = 'citizen' and action = 'delete'`.execute(world.db);
  expect(audited.rows).toEqual([{ subjectId: String(ANA.id), details: { submissions: 1, sessions: 2 } }]);
});

it('X34.54 who enters the portal at the moment when they are erased gets no session', async () => {
  const late = { ...ANA, id: 7_010, documentNumber: '47000010' };
  await savePerson(world, late);
  const token = await tokenOf(world, late);
  const [erased, entered] = await inLineFor(
    world.db,
    (tx) => sql`select from citizens where id = ${late.id} for update`.execute(tx),
    [() => home.erase(late.id, late.documentNumber), () => enter(world.visitor, { token })],
  );
  expect([erased?.status, entered?.body.code]).toEqual([200, 'portal-entry-failed']);
  const left = await sql`select from portal_sessions where citizen_id = ${late.id}`.execute(world.db);
  expect(left.rows).toEqual([]);
});

it('X34.54 only after typing the number of the person as somebody saw them', async () => {
  const wrong = await home.erase(BEA.id, '31222334');
  expect([wrong.status, wrong.body.issues]).toEqual([
    422,
    [{ code: 'citizen-number-unconfirmed', at: { field: 'documentNumber' } }],
  ]);
  expect((await home.erase(BEA.id, '')).status).toBe(422);
  const path = `${citizensPath()}/${BEA.id}/erasure`;
  const older = await world.as.admin.post(path, { version: 0, documentNumber: BEA.documentNumber });
  expect([older.status, older.body.code]).toEqual([409, 'register-entry-changed']);
  const foreign = `${citizensPath(AWAY.id)}/${BEA.id}/erasure`;
  const elsewhere = await world.as.admin.post(foreign, { version: 1, documentNumber: BEA.documentNumber });
  expect(elsewhere.body.code).toBe('register-entry-not-found');
  expect((await home.read(BEA.id)).status).toBe(200);
});

it('X34.54 nobody gets the id of who was erased or merged, and an import does not bring them back', async () => {
  const [last, merged] = [
    await savePerson(world, { id: 7_000, documentNumber: '47000001' }),
    await savePerson(world, { id: 7_001, documentNumber: '47000002' }),
  ];
  expect((await home.merge(last, merged)).status).toBe(200);
  expect((await home.erase(last, '47000001')).status).toBe(200);
  expect(await importPerson(world, { id: last })).toEqual([
    `id: the person ${last} was erased from the register`,
  ]);
  expect(await importPerson(world, { id: merged })).toEqual([
    `id: the person ${merged} was erased from the register`,
  ]);
  expect((await home.read(merged)).body.code).toBe('register-entry-not-found');
});
