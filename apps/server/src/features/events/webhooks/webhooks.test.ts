// Webhooks as people make, change, pause and delete them, over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  FIRST_AREA,
  makeWebhook,
  openWebhookWorld,
  sendOne,
  type WebhookWorld,
  webhookOf,
} from '../../../testing/events/webhook-world.ts';
import { saveForm, STAFF_FORM } from '../../../testing/forms.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';

let at: WebhookWorld;
beforeAll(async () => {
  at = await openWebhookWorld();
});
afterAll(() => at.close());
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(at.world.db);
  await sql`delete from webhooks`.execute(at.world.db);
});

const list = async (who = at.world.as.admin) => (await who.get('/api/webhooks')).body.webhooks;
const entriesOf = async (id: string) => {
  const { rows } = await sql<{ action: string; details: object; actor: string }>`
    select action, details, actor from audit_entries where subject = 'webhook' and subject_id = ${id}
    order by number`.execute(at.world.db);
  return rows;
};

it('X38.62 X38.66 X38.69 a webhook is made, its secret is shown once and stored encrypted, and the audit log says what it sends', async () => {
  const wished = webhookOf(at.receiver, {
    name: ' Expedientes ',
    areaIds: [FIRST_AREA],
    kinds: ['sent', 'sent'],
  });
  const { status, body } = await at.world.as.admin.post('/api/webhooks', wished);
  expect(status).toBe(200);
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { rows } = await sql<{ row: string }>`select to_jsonb(w)::text as row from webhooks w`.execute(
    at.world.db,
  );
  expect(rows[0]?.row).not.toContain(body.secret.slice(6));
  const listed = await at.world.as.admin.get('/api/webhooks');
  expect(JSON.stringify(listed.body)).not.toContain(body.secret.slice(6));
  expect(listed.body.webhooks).toMatchObject([
    {
      id: wished.id,
      version: 1,
      name: 'Expedientes',
      url: at.receiver.url,
      kinds: ['sent'],
      areaIds: [FIRST_AREA],
      formIds: null,
      pausedBecause: null,
      failures: 0,
      waiting: 0,
      createdBy: 'admin',
    },
  ]);
  expect(await entriesOf(wished.id)).toEqual([
    {
      action: 'create',
      actor: 'admin',
      details: {
        name: 'Expedientes',
        url: at.receiver.url,
        kinds: ['sent'],
        areaIds: [FIRST_AREA],
        formIds: null,
      },
    },
  ]);
});

it.each<readonly [string, string, object]>([
  ['no name', 'name webhook-name-required', { name: '  ' }],
  ['a URL without encryption', 'url webhook-url-refused', { url: 'http://expedientes.villa.example/x' }],
  ['a number for a host', 'url webhook-url-refused', { url: 'https://10.0.0.7/x' }],
  ['a user in the URL', 'url webhook-url-refused', { url: 'https://a:b@expedientes.villa.example/' }],
  ['no event', 'kinds webhook-kinds-required', { kinds: [] }],
  ['no area', 'areaIds webhook-areas-required', { areaIds: [] }],
  ['an area of another town', 'areaIds webhook-area-not-held', { areaIds: [AWAY.areas[0]] }],
  ['no form', 'formIds webhook-forms-required', { formIds: [] }],
  ['a form that is not there', 'formIds webhook-form-unknown', { formIds: [testId('nothing')] }],
])('X38.62 %s is refused by its field, and nothing is stored', async (_what, expected, wrong) => {
  const { status, body } = await at.world.as.admin.post('/api/webhooks', webhookOf(at.receiver, wrong));
  expect([status, body.code]).toEqual([422, 'webhook-invalid']);
  expect(
    body.issues.map((issue: { code: string; at: { field: string } }) => `${issue.at.field} ${issue.code}`),
  ).toEqual([expected]);
  expect(await list()).toEqual([]);
});

it('X38.62 who has some areas chooses among them, never all, and neither sees nor changes webhooks of others', async () => {
  const { as, db } = at.world;
  const supervisor = as.elevatedSupervisor;
  const person = testId('userelevatedSupervisor');
  await sql`delete from user_areas where user_id = ${person} and area_id <> ${FIRST_AREA}`.execute(db);
  const offer = (await supervisor.get('/api/webhook-offer')).body;
  expect([offer.allAreas, offer.areas.map(({ id }: { id: string }) => id)]).toEqual([false, [FIRST_AREA]]);
  expect(offer.forms.map(({ id }: { id: string }) => id)).toContain(at.form);
  const codeOf = async (over: object) =>
    (await supervisor.post('/api/webhooks', webhookOf(at.receiver, over))).body.issues?.[0].code ?? 'made';
  expect(await codeOf({ areaIds: null })).toBe('webhook-area-not-held');
  expect(await codeOf({ areaIds: [HOME.areas[1]] })).toBe('webhook-area-not-held');
  const own = webhookOf(at.receiver, { areaIds: [FIRST_AREA] });
  expect((await supervisor.post('/api/webhooks', own)).status).toBe(200);
  const ofAll = await makeWebhook(at);
  expect((await list(supervisor)).map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect((await supervisor.delete(ofAll.path)).body.code).toBe('webhook-not-found');
  expect((await supervisor.get(`${ofAll.path}/deliveries`)).body.code).toBe('webhook-not-found');
  expect((await as.foreigner.delete(ofAll.path)).body.code).toBe('forbidden');
  expect((await as.inspector.get('/api/webhooks')).body.code).toBe('forbidden');
  expect(await list()).toHaveLength(2);
});

it('X38.62 the same request again makes no second webhook, also at the same moment, and there are twenty at most', async () => {
  const wished = webhookOf(at.receiver);
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await at.world.as.admin.post('/api/webhooks', wished)).body.code),
  );
  expect(codes.filter((code) => code === 'id-taken')).toHaveLength(2);
  for (let count = 1; count < 20; count += 1) await makeWebhook(at);
  const { status, body } = await at.world.as.admin.post('/api/webhooks', webhookOf(at.receiver));
  expect([status, body.code]).toEqual([409, 'webhooks-full']);
  expect(await list()).toHaveLength(20);
});

it('X38.62 X38.69 a change over a newer one is refused; one that is taken says what was before', async () => {
  const made = await makeWebhook(at);
  const { url } = at.receiver;
  const entered = { name: 'Otro', url, kinds: ['paid'], areaIds: null, formIds: null };
  expect((await at.world.as.admin.put(made.path, { version: 1, ...entered })).status).toBe(200);
  expect((await at.world.as.admin.put(made.path, { version: 1, ...entered })).body.code).toBe(
    'webhook-changed',
  );
  expect(await list()).toMatchObject([{ name: 'Otro', kinds: ['paid'], version: 2 }]);
  expect((await entriesOf(made.id)).map(({ action }) => action)).toEqual(['create', 'update']);
  expect((await entriesOf(made.id))[1]?.details).toMatchObject({
    before: { name: 'Expedientes' },
    now: { name: 'Otro', kinds: ['paid'] },
  });
  const wrong = await at.world.as.admin.put(made.path, { version: 2, ...entered, url: 'ftp://x' });
  expect([wrong.status, wrong.body.issues[0].at.field]).toEqual([422, 'url']);
});

it('X38.69 pausing, resuming, another secret and the end are in the audit log; pausing twice changes nothing', async () => {
  const { id, path } = await makeWebhook(at);
  const { as } = at.world;
  for (const active of [false, false, true, true]) await as.admin.put(`${path}/active`, { active });
  await as.admin.post(`${path}/secret`);
  await as.admin.post(`${path}/test`);
  expect((await as.admin.delete(path)).status).toBe(200);
  expect((await as.admin.delete(path)).body.code).toBe('webhook-not-found');
  expect((await entriesOf(id)).map(({ action, details }) => [action, details]).slice(1)).toEqual([
    ['update', { active: false }],
    ['update', { active: true }],
    ['update', { newSecret: true }],
    ['update', { test: 200 }],
    ['delete', { name: 'Expedientes', url: at.receiver.url }],
  ]);
});

it('X38.62 a webhook gets the events of its kinds, areas and forms, and no other ones', async () => {
  const second = await saveForm(at.world.as.admin, {
    id: 'secondForm',
    definition: STAFF_FORM,
    areaId: HOME.areas[1],
  });
  const third = await saveForm(at.world.as.admin, { id: 'thirdForm', definition: STAFF_FORM });
  const ofArea = await makeWebhook(at, { areaIds: [HOME.areas[1]] });
  const ofForm = await makeWebhook(at, { formIds: [third] });
  const ofKind = await makeWebhook(at, { kinds: ['deleted'] });
  await sendOne(at, 'choice1');
  await at.world.as.admin.post(`/api/forms/${second}/submissions`, {
    id: testId('choice2'),
    version: 1,
    answers: { ticked: {}, main: { name: { value: 'x' } }, rows: {} },
  });
  await sendOne(at, 'choice3', third);
  await at.world.as.admin.delete(`/api/submissions/${testId('choice1')}?version=1`);
  await at.deliver();
  const sentTo = async ({ path }: { readonly path: string }) =>
    (await at.world.as.admin.get(`${path}/deliveries`)).body.deliveries.map(
      ({ submissionId, kind }: { submissionId: string; kind: string }) => [submissionId, kind],
    );
  expect(await sentTo(ofArea)).toEqual([[testId('choice2'), 'sent']]);
  expect(await sentTo(ofForm)).toEqual([[testId('choice3'), 'sent']]);
  expect(await sentTo(ofKind)).toEqual([[testId('choice1'), 'deleted']]);
});

it('X38.66 without a key nothing is made', async () => {
  const bare = await openWebhookWorld({ secretKeys: [] });
  const { status, body } = await bare.world.as.admin.post('/api/webhooks', webhookOf(bare.receiver));
  await bare.close();
  expect([status, body.code]).toEqual([409, 'secret-keys-missing']);
});
