// The person that a link of the citizen portal names, while staff answer a form, over HTTP.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveForm } from '../../testing/forms.ts';
import { type OutsideServer, openOutsideServer } from '../../testing/outside/outside-server.ts';
import { ANA, ANA_AWAY, BEA, enter, openPortalWorld, tokenOf } from '../../testing/portal.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';

const ASKING = aForm().withOptions({ citizen: true }).withSection('s', aQuestion('name', 'text'));

let world: TestWorld;
let outside: OutsideServer;
beforeAll(async () => {
  outside = await openOutsideServer((_name, _body, reply) => void reply.destroy());
  world = await openPortalWorld({ citizenPortalUrl: outside.url });
  await saveForm(world.as.supervisor, { id: 'asking', definition: ASKING.build() });
});
afterAll(async () => {
  await outside.close();
  await world.close();
});

const of = (body: object, who: keyof TestWorld['as'] = 'inspector', form = 'asking'): Promise<TestReply> =>
  world.as[who].post(`/api/forms/${testId(form)}/people/of-portal`, body);

const audited = async () =>
  (
    await sql<{ actor: string; subjectId: string; details: unknown }>`
      select actor, subject_id, details from audit_entries
      where subject = 'citizen' and action = 'read' order by number`.execute(world.db)
  ).rows;

it('A2.01 X36.48 the person of a token or hash is found for staff who answer the form, once, and each look-up is audited', async () => {
  const token = await tokenOf(world, ANA);
  const found = await of({ token });
  expect(found.body).toEqual({
    person: expect.objectContaining({ id: ANA.id, firstName: 'Ana', documentNumber: ANA.documentNumber }),
    alreadyAnswered: false,
  });
  const again = await of({ token });
  expect([again.status, again.body.code]).toEqual([409, 'portal-person-unknown']);
  expect((await of({ hash: await tokenOf(world, BEA) })).body.person).toMatchObject({ id: BEA.id });
  const { username } = (await world.as.inspector.get('/api/session')).body.account;
  const details = { purpose: 'answer', form: testId('asking') };
  expect(await audited()).toEqual([
    { actor: username, subjectId: String(ANA.id), details: { ...details, found: true } },
    { actor: username, subjectId: '', details: { ...details, found: false } },
    { actor: username, subjectId: String(BEA.id), details: { ...details, found: true } },
  ]);
});

it('A2.01 W6 X36.48 an unknown, expired or used link, and one of another municipality, have one reply', async () => {
  const used = await tokenOf(world, ANA);
  expect((await enter(world.visitor, { token: used })).status).toBe(200);
  const late = await tokenOf(world, ANA);
  const before = world.time.now;
  const replies = [await of({ token: 'nobody' }), await of({ hash: 'nobody' }), await of({ token: used })];
  replies.push(await of({ token: await tokenOf(world, ANA_AWAY) }));
  replies.push(await of({ hash: await tokenOf(world, ANA_AWAY) }));
  world.time.now = new Date(before.getTime() + 15 * 60_000 + 1);
  replies.push(await of({ token: late }));
  world.time.now = before;
  for (const { status, body } of replies) expect([status, body.code]).toEqual([409, 'portal-person-unknown']);
  expect((await of({})).body.code).toBe('request-invalid');
  expect((await of({ token: 'a', hash: 'b' })).body.code).toBe('request-invalid');
});

it('W16 X36.48 a portal that does not answer uses no link up', async () => {
  const keepIn = (register: string) =>
    sql`update municipalities set settings = settings || ${JSON.stringify({ citizenRegister: register })}::jsonb
      where id = ${HOME.id}`.execute(world.db);
  const token = await tokenOf(world, ANA);
  await keepIn('platform');
  const failed = await of({ token });
  expect([failed.status, failed.body.code]).toEqual([502, 'citizen-search-failed']);
  await keepIn('built-in');
  expect((await of({ token })).body.person).toMatchObject({ id: ANA.id });
});

it('X36.48 a person follows thirty links a minute, together with what they look up by number', async () => {
  world.time.now = new Date(world.time.now.getTime() + 60_000);
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 15; index++) {
    codes.push((await of({ token: 'nobody' }, 'supervisor')).body.code);
    await world.as.supervisor.post(`/api/forms/${testId('asking')}/people/search`, {
      personType: 'fisica',
      number: '30111222',
    });
  }
  expect(new Set(codes)).toEqual(new Set(['portal-person-unknown']));
  expect((await of({ token: 'nobody' }, 'supervisor')).body.code).toBe('too-many-requests');
});
