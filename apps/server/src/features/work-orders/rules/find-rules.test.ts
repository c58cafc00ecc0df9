// Finding rules of the plan over HTTP: a page at a time, and by what people call them.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PersonaName } from '../../../testing/personas.ts';
import { AWAY, HOME } from '../../../testing/territory.ts';
import { openRuleWorld, RULES, type RuleWorld } from '../../../testing/work-orders/rule-world.ts';

let at: RuleWorld;
beforeAll(async () => {
  at = await openRuleWorld();
});
afterAll(() => at.world.close());
beforeEach(() => at.clear());

const ask = async (query: Readonly<Record<string, string>>, who: PersonaName = 'supervisor') =>
  (await at.world.as[who].get(`${RULES}?${new URLSearchParams(query).toString()}`)).body;
const find = async (text: string, who?: PersonaName) => {
  const { rules, total } = await ask({ text }, who);
  const names = rules.map(({ rule }: { rule: { name: string } }) => rule.name);
  expect(total).toBe(names.length);
  return names;
};
const names = ({ rules }: { rules: { rule: { name: string } }[] }) => rules.map(({ rule }) => rule.name);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `Regla ${from + n}`);

/** As many as a municipality can have. */
const fillUp = () =>
  sql`insert into plan_rules (municipality_id, id, name, kind, form_id, area_id, asset_type, asset_area_ids, every, unit,
      trigger_form_id, due_days, priority, assigned_to, note, active, created_at, saved_by)
    select ${HOME.id}, 'Rule' || lpad(n::text, 16, '0'), 'Regla ' || n, 'interval', ${at.lamps}, ${HOME.areas[0]}, 'Banco', '{}', 1, 'months', '', 1, 1,
      '', '', false, now(), 'x' from generate_series(10, 59) n`.execute(at.world.db);

it('X40.57 rules are read fifteen at a time in the order of their names, with how many there are; beyond the last page there are none', async () => {
  await fillUp();
  const first = await ask({});
  expect([names(first), first.total]).toEqual([numbered(10, 24), 50]);
  const last = await ask({ page: '3' });
  expect([names(last), last.total]).toEqual([numbered(55, 59), 50]);
  const beyond = await ask({ page: '4' });
  expect([names(beyond), beyond.total]).toEqual([[], 50]);
  const searched = await ask({ text: 'regla 1', page: '0' });
  expect([names(searched), searched.total]).toEqual([numbered(10, 19), 10]);
});

it('X40.57 a rule is found by its name, its type of assets, its person, its area and the titles of its forms in every language', async () => {
  await at.make('lamps', { name: 'Revisión anual', assignedTo: 'inspector' });
  await at.make('benches', { name: 'Bancos', assetType: 'Banco' });
  await at.make('claims', { name: 'Lo que llega', kind: 'arrival', triggerFormId: at.claims });
  await sql`update forms set titles = titles || '{"in": {"en": "Street lamps"}}' where id = ${at.lamps}`.execute(
    at.world.db,
  );
  const all = ['Bancos', 'Lo que llega', 'Revisión anual'];
  expect(await find('')).toEqual(all);
  expect(await find(' REVISION ')).toEqual(['Revisión anual']);
  expect(await find('banco')).toEqual(['Bancos']);
  expect(await find('inspector')).toEqual(['Revisión anual']);
  expect(await find('reclamos')).toEqual(['Lo que llega']);
  expect(await find('luminarias')).toEqual(all);
  expect(await find('street lamps')).toEqual(all);
  expect(await find('homegreen')).toEqual(all);
  expect(await find('hometrade')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

it('X40.57 X39.50 nobody finds rules of other areas and municipalities, and none without planning', async () => {
  await at.make('here', { name: 'Revisión anual' });
  expect(await find('revision', 'neighbour')).toEqual([]);
  expect(await ask({ text: 'revision' }, 'foreigner')).toMatchObject({ code: 'forbidden' });
  expect(await ask({ text: 'revision' }, 'inspector')).toMatchObject({ code: 'forbidden' });
  const away = `/api/municipalities/${AWAY.id}/plan-rules?text=revision`;
  expect((await at.world.as.foreigner.get(away)).body).toMatchObject({ rules: [], total: 0 });
});

it('X40.58 the forms, types and areas that a rule can name are there on every page and whatever is searched for', async () => {
  await at.addAsset('Farola');
  const offered = async (query: Readonly<Record<string, string>>) => {
    const { forms, assetTypes, assetAreas } = await ask(query);
    return { forms: forms.map(({ id }: { id: string }) => id), assetTypes, assetAreas };
  };
  const all = await offered({});
  expect(all).toMatchObject({ forms: [at.lamps, at.claims], assetTypes: ['Luminaria'] });
  expect(all.assetAreas.length).toBeGreaterThan(0);
  expect(await offered({ text: 'nada de esto', page: '7' })).toEqual(all);
});
