// The list of programs with many of them: a page at a time, and searched.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  // Each made a minute after the one before; every fourth was revoked.
  const plant = (municipalityId: string, count: number) =>
    sql`
    insert into api_tokens (municipality_id, id, name, owner_id, owner_name, token_hash, beginning, rights, networks,
      created_at, created_by, expires_at, revoked_at, revoked_by)
    select ${municipalityId}, rpad(${municipalityId.slice(0, 4)} || n || 'x', 20, 'z'), 'Estadística ' || n, ${testId('userx')},
      case when n = 3 then 'ana' else 'eva' end, sha256((${municipalityId} || n)::bytea), 'cst_' || lpad(n::text, 4, 'q'),
      '{}', '{}', ${world.time.now}::timestamptz + n * interval '1 minute', 'admin', '2026-12-31',
      case when n % 4 = 0 then now() end, case when n % 4 = 0 then 'admin' end
    from generate_series(1, ${count}::integer) n`.execute(world.db);
  await plant(HOME.id, 40);
  await plant(AWAY.id, 3);
});
afterAll(() => world.close());

const find = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await world.as.admin.get(`/api/programs?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return [body.programs.map(({ name }: { name: string }) => Number(name.split(' ')[1])), body.total];
};
const newestFirst = Array.from({ length: 40 }, (_, n) => 40 - n);
const inOrder = [...newestFirst.filter((n) => n % 4 !== 0), ...newestFirst.filter((n) => n % 4 === 0)];

it('X40.59 programs are read fifteen at a time, those that can be used first, with how many there are', async () => {
  expect(await find({})).toEqual([inOrder.slice(0, 15), 40]);
  expect(await find({ page: '1' })).toEqual([inOrder.slice(15, 30), 40]);
  expect(await find({ page: '2' })).toEqual([inOrder.slice(30), 40]);
  expect(await find({ page: '3' })).toEqual([[], 40]);
});

it('X40.59 programs are found by their name, the beginning of their token and their owner, without regard to accents and capitals', async () => {
  expect(await find({ text: ' ESTADISTICA 3' })).toEqual([
    inOrder.filter((n) => n === 3 || (n >= 30 && n < 40)),
    11,
  ]);
  expect(await find({ text: 'cst_qq17' })).toEqual([[17], 1]);
  expect(await find({ text: 'ana' })).toEqual([[3], 1]);
  expect(await find({ text: '%' })).toEqual([[], 0]);
  expect((await world.as.admin.get(`/api/programs?text=${'x'.repeat(201)}`)).status).toBe(400);
});
