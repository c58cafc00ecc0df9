// Rules of the plan over HTTP: saving, changing, counting and deleting them, what is wrong with them, and what is in their way.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeProgram } from '../../../testing/sign-in/program-tokens.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openRuleWorld, RULES, ruleOf, type RuleWorld } from '../../../testing/work-orders/rule-world.ts';

let at: RuleWorld;
beforeAll(async () => {
  at = await openRuleWorld();
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

const change = (id: string, version: number, rule: object) =>
  at.world.as.supervisor.put(`${RULES}/${testId(id)}`, { version, rule: ruleOf(at.lamps, rule) });
const count = async (rule: object, ruleId: string | null = null) =>
  (await at.world.as.supervisor.post(`${RULES}/count`, { rule: ruleOf(at.lamps, rule), ruleId })).body;
const audited = async (id: string) => {
  const { rows } = await sql<{ action: string; actor: string }>`
    select action, actor from audit_entries where subject = 'plan-rule' and subject_id = ${testId(id)}
    order by at, number`.execute(at.world.db);
  return rows.map(({ action }) => action);
};

it('X39.50 a rule is made, listed by name, changed by who saw it as it is, and deleted; the audit log has it', async () => {
  const [area] = (await sql<{ id: number }>`select id from incident_areas order by id`.execute(at.world.db))
    .rows;
  const areas = { assetAreaIds: [area?.id ?? 0] };
  expect((await at.make('zeta', { name: '  Zeta  ', note: ' x ', ...areas })).status).toBe(200);
  expect((await at.make('alfa', { name: 'Alfa' })).status).toBe(200);
  const [first, second] = await at.rules();
  expect(first.rule.name).toBe('Alfa');
  expect(second).toEqual({
    id: testId('zeta'),
    version: 1,
    rule: ruleOf(at.lamps, { name: 'Zeta', note: 'x', ...areas }),
    formTitle: { text: 'Luminarias' },
    triggerTitle: null,
    stateName: '',
    obstacle: null,
    openOrders: 0,
  });
  const by = { name: 'Zeta', kind: 'state', triggerFormId: at.claims, state: 1, active: false };
  expect((await change('zeta', 7, by)).body.code).toBe('register-entry-changed');
  expect((await change('zeta', 1, by)).body).toEqual({ version: 2 });
  expect((await at.rules())[1]).toMatchObject({
    version: 2,
    rule: { kind: 'state', assetType: '', assetAreaIds: [], active: false },
    triggerTitle: { text: 'Reclamos' },
    stateName: 'Aceptada',
  });
  expect((await at.world.as.supervisor.delete(`${RULES}/${testId('zeta')}`)).status).toBe(200);
  expect(await at.rules()).toHaveLength(1);
  expect((await change('zeta', 2, by)).body.code).toBe('register-entry-not-found');
  expect(await audited('zeta')).toEqual(['create', 'update', 'delete']);
});

it('X39.50 sent again it is one rule, with other values another one; two at the same moment are one', async () => {
  const both = await Promise.all([at.make('twice'), at.make('twice')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await at.rules()).toHaveLength(1);
  expect((await at.make('twice', { name: 'Otra' })).body.code).toBe('id-taken');
  expect(await audited('twice')).toEqual(['create']);
});

it('X39.50 what is wrong names its field, and nothing is stored', async () => {
  const wrong = async (rule: object) => {
    const { status, body } = await at.make('wrong', rule);
    const issues = body.issues.map(({ at: { field }, code }: { at: { field: string }; code: string }) => [
      field,
      code,
    ]);
    return [status, body.code, ...issues];
  };
  const refused = (...issues: readonly (readonly string[])[]) => [422, 'plan-rule-invalid', ...issues];
  expect(await wrong({ name: ' ', every: 0, dueDays: 366 })).toEqual(
    refused(
      ['name', 'plan-rule-name-required'],
      ['every', 'plan-rule-number-wrong'],
      ['dueDays', 'plan-rule-number-wrong'],
    ),
  );
  expect(await wrong({ name: 'x'.repeat(101) })).toEqual(refused(['name', 'work-order-text-too-long']));
  expect(await wrong({ assetType: '' })).toEqual(refused(['assetType', 'plan-rule-asset-type-required']));
  expect(await wrong({ formId: at.claims })).toEqual(refused(['formId', 'work-order-asset-not-asked']));
  expect(await wrong({ assignedTo: 'neighbour' })).toEqual(
    refused(['assignedTo', 'work-order-person-unknown']),
  );
  const trigger = (rule: object) => wrong({ kind: 'state', triggerFormId: at.claims, state: 1, ...rule });
  expect(await trigger({ triggerFormId: '' })).toEqual(
    refused(['triggerFormId', 'plan-rule-trigger-unknown']),
  );
  expect(await trigger({ triggerFormId: testId('nowhere') })).toEqual(
    refused(['triggerFormId', 'plan-rule-trigger-unknown']),
  );
  expect(await trigger({ state: 9 })).toEqual(refused(['state', 'plan-rule-state-unknown']));
  expect(await trigger({ state: null })).toEqual(refused(['state', 'plan-rule-state-unknown']));
  expect(await wrong({ kind: 'arrival', triggerFormId: at.lamps })).toEqual(
    refused(['triggerFormId', 'plan-rule-trigger-is-form']),
  );
  expect(await trigger({ formId: at.claims, state: 0 })).toEqual(
    refused(['triggerFormId', 'plan-rule-trigger-is-form']),
  );
  expect((await at.make('wrong', { formId: testId('nowhere') })).body.code).toBe('form-not-found');
  expect(await at.rules()).toEqual([]);
});

it('X39.50 nobody makes or sees rules of another area or municipality, and none without planning', async () => {
  await at.make('here');
  const seen = await at.world.as.neighbour.get(RULES);
  expect(seen.body.rules).toEqual([]);
  expect((await at.make('next', {}, 'neighbour')).body.code).toBe('form-outside-areas');
  expect((await at.make('mine', {}, 'inspector')).body.code).toBe('forbidden');
  expect((await at.world.as.foreigner.get(RULES)).body.code).toBe('forbidden');
  const away = `/api/municipalities/${AWAY.id}/plan-rules/${testId('here')}`;
  expect((await at.world.as.foreigner.delete(away)).body.code).toBe('register-entry-not-found');
  expect((await at.world.as.neighbour.delete(`${RULES}/${testId('here')}`)).body.code).toBe(
    'register-entry-not-found',
  );
  expect(await at.rules()).toHaveLength(1);
});

it('X39.50 a municipality has fifty rules at most, also when two are added at once', async () => {
  await sql`insert into plan_rules (municipality_id, id, name, kind, form_id, area_id, asset_type, asset_area_ids, every, unit,
      trigger_form_id, due_days, priority, assigned_to, note, active, created_at, saved_by)
    select ${HOME.id}, 'r' || n, 'n', 'interval', ${at.lamps}, ${HOME.areas[0]}, 'Banco', '{}', 1, 'months', '', 1, 1, '', '',
      false, now(), 'x' from generate_series(1, 49) n`.execute(at.world.db);
  const both = await Promise.all([at.make('one'), at.make('two')]);
  expect(new Set(both.map(({ body }) => body.code ?? 'ok'))).toEqual(new Set(['ok', 'plan-rules-full']));
});

it('X39.50 deleting a rule leaves the orders that it made in the plan', async () => {
  await at.addAsset('Farola');
  at.later(400);
  await at.make('brief');
  await at.work();
  expect((await at.rules())[0].openOrders).toBe(1);
  await at.world.as.supervisor.delete(`${RULES}/${testId('brief')}`);
  expect(await at.orders()).toMatchObject([{ state: 'pending' }]);
});

it('X39.53 before saving it is counted how many orders a rule would make today, or would have made in thirty days; up to a thousand', async () => {
  await at.addAsset('Una');
  await at.addAsset('Otra');
  expect(await count({})).toEqual({ orders: 0, more: false });
  at.later(400);
  expect(await count({})).toEqual({ orders: 2, more: false });
  await at.make('stored');
  await at.work();
  expect(await count({}, testId('stored'))).toEqual({ orders: 0, more: false });
  expect(await count({ kind: 'arrival', triggerFormId: at.claims })).toEqual({ orders: 0, more: false });
  await at.claim('counted');
  await at.claim('second');
  await at.world.as.supervisor.post(`/api/submissions/${testId('second')}/state`, { from: 0, to: 1 });
  await at.work();
  expect(await count({ kind: 'arrival', triggerFormId: at.claims })).toEqual({ orders: 2, more: false });
  const accepted = { kind: 'state', triggerFormId: at.claims, state: 1 };
  expect(await count(accepted)).toEqual({ orders: 1, more: false });
  at.later(31);
  expect(await count(accepted)).toEqual({ orders: 0, more: false });
  await sql`insert into assets (municipality_id, id, description, type, address, icon, latitude, longitude, registered_at)
    select ${HOME.id}, 10000 + n, 'Banco', 'Banco', '', '', 0, 0, '2001-01-01' from generate_series(1, 1001) n`.execute(
    at.world.db,
  );
  expect(await count({ assetType: 'Banco' })).toEqual({ orders: 1_000, more: true });
  expect((await count({ assetType: '' })).code).toBe('plan-rule-invalid');
});

it('X39.94 P6.14 X38.04 who may not read submissions makes, changes and counts no rule about them, and deletes one', async () => {
  const program = await makeProgram(at.world, { rights: ['update formulario'], expiresOn: at.day(30) });
  await at.make('theirs', { kind: 'arrival', triggerFormId: at.claims, active: false });
  for (const blind of [at.world.as.generator, program.as])
    for (const cause of [{ kind: 'arrival' }, { kind: 'state', state: 1 }]) {
      const rule = ruleOf(at.lamps, { triggerFormId: at.claims, ...cause });
      for (const reply of [
        await blind.post(RULES, { id: testId('blind'), rule }),
        await blind.put(`${RULES}/${testId('theirs')}`, { version: 1, rule }),
        await blind.post(`${RULES}/count`, { rule, ruleId: null }),
      ])
        expect([reply.status, reply.body.code, reply.body.issues]).toEqual([
          422,
          'plan-rule-invalid',
          [{ code: 'plan-rule-answers-unreadable', at: { field: 'kind' } }],
        ]);
    }
  expect(await at.rules()).toMatchObject([{ id: testId('theirs'), version: 1 }]);
  expect((await at.make('lamps', {}, 'generator')).status).toBe(200);
  const reader = await makeProgram(at.world, {
    rights: ['update formulario', 'read respuesta'],
    expiresOn: at.day(30),
  });
  const rule = ruleOf(at.lamps, { kind: 'arrival', triggerFormId: at.claims });
  expect((await reader.as.post(RULES, { id: testId('seeing'), rule })).status).toBe(200);
  expect((await at.world.as.generator.delete(`${RULES}/${testId('theirs')}`)).status).toBe(200);
});

it('X39.54 a rule whose form, state or person is not there any more says so and makes nothing', async () => {
  const { world } = at;
  await at.addAsset('Farola');
  at.later(400);
  await at.make('person', { name: 'a', assignedTo: 'inspector' });
  await at.make('state', { name: 'b', kind: 'state', triggerFormId: at.claims, state: 0 });
  await at.make('asset', { name: 'c' });
  const obstacles = async () => (await at.rules()).map(({ obstacle }) => obstacle);
  expect(await obstacles()).toEqual([null, null, null]);
  await sql`update users set deactivated_at = now() where username = 'inspector'`.execute(world.db);
  await sql`update plan_rules set trigger_state = 9 where name = 'b'`.execute(world.db);
  expect(await obstacles()).toEqual(['person', 'state', null]);
  await sql`update users set deactivated_at = null where username = 'inspector'`.execute(world.db);
  await at.claim('unseen');
  await sql`update forms set deleted_at = now() where id in (${at.claims}, ${at.lamps})`.execute(world.db);
  expect(await obstacles()).toEqual(['form', 'form', 'form']);
  await at.work();
  const made = await sql`select from work_orders`.execute(world.db);
  expect(made.rows).toEqual([]);
  await sql`update forms set deleted_at = null where id = ${at.lamps}`.execute(world.db);
  expect(await obstacles()).toEqual([null, 'trigger', null]);
  await sql`update forms set area_id = ${HOME.areas[1]} where id = ${at.lamps}`.execute(world.db);
  expect(await obstacles()).toEqual(['form', 'form', 'form']);
});
