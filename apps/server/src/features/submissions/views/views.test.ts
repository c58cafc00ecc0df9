// Saved views of a list, over HTTP: whose they are, who sees them, how many there are.
import { VIEWS } from '@constancia/domain/limits.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { testId } from '../../../testing/territory.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';

let world: TestWorld;
let form: string;
beforeAll(async () => {
  world = await openTestWorld();
  form = await saveForm(world.as.supervisor, { id: 'views', definition: STAFF_FORM });
});
afterAll(() => world.close());

const VIEW = {
  name: 'Pendientes',
  shared: false,
  filter: { state: 1, citizenDni: '30111222' },
  columns: { hidden: ['id'], questions: ['name'] },
};

/** Saves over the version that the person sees now; a new view when there is none of theirs. */
const save = async (who: PersonaName, id: string, over: object = {}) => {
  const seen = (await views(who)).views.find((view: Saved) => view.id === testId(id) && view.may.save);
  const { status, body } = await world.as[who].put(`/api/forms/${form}/views/${testId(id)}`, {
    ...VIEW,
    version: seen?.version ?? 0,
    ...over,
  });
  return status === 200 ? 'ok' : body.code;
};
interface Saved {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly may: { readonly save: boolean };
}
const remove = async (who: PersonaName, id: string) =>
  (await world.as[who].delete(`/api/forms/${form}/views/${testId(id)}`)).body.code ?? 'ok';
const views = async (who: PersonaName) => (await world.as[who].get(`/api/forms/${form}/views`)).body;
const names = async (who: PersonaName) => (await views(who)).views.map(({ name }: { name: string }) => name);

it('X33.65 a view is its author’s; who builds the form shares one with everybody who reads its answers', async () => {
  expect(await save('inspector', 'own')).toBe('ok');
  expect((await views('inspector')).views).toEqual([
    {
      id: testId('own'),
      ...VIEW,
      order: null,
      version: 1,
      by: 'inspector',
      may: { save: true, delete: true },
    },
  ]);
  expect((await views('inspector')).may).toEqual({ share: false });
  expect(await save('inspector', 'own', { shared: true })).toBe('forbidden');
  expect(await names('colleague')).toEqual([]);
  expect(await save('supervisor', 'shared', { name: 'De todos', shared: true })).toBe('ok');
  expect((await views('inspector')).views[0]).toMatchObject({
    name: 'De todos',
    by: 'supervisor',
    may: { save: false, delete: false },
  });
  expect(await names('inspector')).toEqual(['De todos', 'Pendientes']);
  expect((await views('neighbour')).code).toBe('form-outside-areas');
  for (const who of ['inspector', 'correctingSupervisor'] as const)
    expect(await save(who, 'shared', { name: 'Cambiada' }), who).toBe('id-taken');
  expect([await remove('inspector', 'shared'), await remove('supervisor', 'own')]).toEqual([
    'view-not-found',
    'view-not-found',
  ]);
  expect(await save('supervisor', 'shared', { name: 'De todas', shared: true })).toBe('ok');
  expect(await remove('correctingSupervisor', 'shared')).toBe('ok');
  expect(await remove('inspector', 'own')).toBe('ok');
  expect(await names('inspector')).toEqual([]);
  const { rows } = await sql<{ entry: string }>`
    select actor || ' ' || action || ' ' || details::text as entry from audit_entries where subject = 'view'
    order by number`.execute(world.db);
  const details = (shared: boolean) => `{"form": "${form}", "shared": ${shared}}`;
  expect(rows.map(({ entry }) => entry)).toEqual([
    `inspector update ${details(false)}`,
    `supervisor update ${details(true)}`,
    `supervisor update ${details(true)}`,
    `correctingsupervisor delete {"form": "${form}"}`,
    `inspector delete {"form": "${form}"}`,
  ]);
});

it('X33.65 a name is used once, thirty are kept, also when they are saved at the same moment; filters that cannot be are refused', async () => {
  const all = await Promise.all(
    Array.from({ length: VIEWS.ofPerson + 4 }, (_, number) =>
      save('admin', `many${number}`, { name: `V ${number}` }),
    ),
  );
  expect(all.filter((code) => code === 'views-full')).toHaveLength(4);
  expect(await names('admin')).toHaveLength(VIEWS.ofPerson);
  expect(await save('inspector', 'first')).toBe('ok');
  expect(await save('inspector', 'second', { name: 'PENDIENTES' })).toBe('view-name-taken');
  expect(await save('colleague', 'third')).toBe('ok');
  expect(await save('inspector', 'first', { name: 'pendientes' })).toBe('ok');
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(VIEWS.nameLength + 1) },
    { filter: { citizenDni: 'x' } },
    { filter: { other: 1 } },
    { columns: { hidden: [], questions: Array.from({ length: 7 }, (_, number) => `q${number}`) } },
  ])
    expect(await save('inspector', 'first', wrong), JSON.stringify(wrong)).toBe('request-invalid');
  await sql`delete from users where id = ${testId('usercolleague')}`.execute(world.db);
  expect(
    (await sql`select id from submission_views where id = ${testId('third')}`.execute(world.db)).rows,
  ).toEqual([]);
});

it('X33.67 who saves over a view names the version they saw: the second of two is told, and nothing of the first is lost', async () => {
  expect(await save('inspector', 'twice', { name: 'Dos', order: '-code' })).toBe('ok');
  const both = await Promise.all(
    ['Una', 'Otra'].map((name) => save('inspector', 'twice', { name, version: 1, order: 'q:name' })),
  );
  expect(new Set(both)).toEqual(new Set(['ok', 'stale-version']));
  const kept = (await views('inspector')).views.find(({ id }: Saved) => id === testId('twice'));
  expect(kept).toMatchObject({ name: both[0] === 'ok' ? 'Una' : 'Otra', order: 'q:name', version: 2 });
  // What somebody saw before it was there, or after it went, is not what is stored.
  expect(await save('inspector', 'twice', { version: 0 })).toBe('stale-version');
  expect(await remove('inspector', 'twice')).toBe('ok');
  expect(await save('inspector', 'twice', { version: 2 })).toBe('view-not-found');
  expect(await save('inspector', 'twice', { version: 0, name: 'De nuevo', order: 'size' })).toBe(
    'request-invalid',
  );
});

it('X33.67 a view gets another name that none of the person’s others has; its author alone renames it', async () => {
  expect(await save('supervisor', 'mine', { name: 'Mía', shared: true })).toBe('ok');
  expect(await save('supervisor', 'next', { name: 'Siguiente' })).toBe('ok');
  expect(await save('supervisor', 'mine', { name: 'SIGUIENTE', shared: true })).toBe('view-name-taken');
  expect(await save('supervisor', 'mine', { name: 'Renombrada', shared: true })).toBe('ok');
  expect(await names('inspector')).toContain('Renombrada');
  const { version } = (await views('supervisor')).views.find(({ id }: Saved) => id === testId('mine'));
  expect(version).toBe(2);
  expect(await save('correctingSupervisor', 'mine', { name: 'De otro', version })).toBe('view-not-found');
  expect(await names('supervisor')).toContain('Renombrada');
});
