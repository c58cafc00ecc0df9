// Figures of the plan: exact by area and by form, over days of the municipality, and only of the own areas.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_FORM, saveForm } from '../../../testing/forms.ts';
import type { PersonaName } from '../../../testing/personas.ts';
import { AWAY, HOME, testId } from '../../../testing/territory.ts';
import { openRuleWorld, type RuleWorld } from '../../../testing/work-orders/rule-world.ts';

const FIGURES = `/api/municipalities/${HOME.id}/work-order-figures`;
let at: RuleWorld;
let next: string;
beforeAll(async () => {
  at = await openRuleWorld();
  next = await saveForm(at.world.as.admin, {
    id: 'podas',
    areaId: HOME.areas[1],
    definition: STAFF_FORM,
  });
  at.world.time.now = new Date('2026-06-15T15:00:00Z');
});
afterAll(() => at.world.close());

let orders = 0;
const order = (form: string, made: string, more: { due: string; done?: string; state?: string }) =>
  sql`insert into work_orders (municipality_id, id, form_id, area_id, due_on, priority, state, done_at, created_by, created_at)
    select ${HOME.id}, ${testId(`figure${orders++}x`)}, f.id, f.area_id, ${more.due}::date, 1,
      ${more.state ?? (more.done ? 'done' : 'open')}, ${more.done ?? null}, 'x', ${made}
    from forms f where f.id = ${form}`.execute(at.world.db);
const figures = async (query = '', who: PersonaName = 'supervisor') =>
  (await at.world.as[who].get(`${FIGURES}${query}`)).body;

it('X39.57 without any order everything is nothing, over the last month', async () => {
  expect(await figures()).toEqual({
    range: { from: '2026-05-15', to: '2026-06-15' },
    total: { made: 0, done: 0, doneLate: 0, open: 0, overdue: 0, medianDays: null },
    areas: [],
    forms: [],
  });
});

it('X39.57 orders made, done, done late, open and overdue, and the median of days, are counted by area and form over days of the municipality', async () => {
  // Midnight of the municipality is three o'clock in UTC.
  await order(at.lamps, '2026-06-01T02:59:00Z', { due: '2026-06-10', done: '2026-06-03T02:59:00Z' });
  await order(at.lamps, '2026-06-01T03:00:00Z', { due: '2026-06-03', done: '2026-06-05T03:00:00Z' });
  await order(at.lamps, '2026-06-02T12:00:00Z', { due: '2026-06-14' });
  await order(at.claims, '2026-06-09T12:00:00Z', { due: '2026-06-10', done: '2026-06-10T12:00:00Z' });
  await order(at.claims, '2026-06-09T12:00:00Z', { due: '2026-06-15' });
  await order(at.claims, '2026-06-09T12:00:00Z', { due: '2026-06-10', state: 'cancelled' });
  await order(at.claims, '2026-05-01T12:00:00Z', { due: '2026-05-02', done: '2026-05-03T12:00:00Z' });
  await order(next, '2026-06-09T12:00:00Z', { due: '2026-06-10' });
  const june = '?from=2026-06-01&to=2026-06-15';
  const lamps = { made: 2, done: 2, doneLate: 1, open: 1, overdue: 1, medianDays: 3 };
  const claims = { made: 3, done: 1, doneLate: 0, open: 1, overdue: 0, medianDays: 1 };
  const area = { made: 5, done: 3, doneLate: 1, open: 2, overdue: 1, medianDays: 2 };
  const own = await figures(june);
  expect(own.range).toEqual({ from: '2026-06-01', to: '2026-06-15' });
  expect(own.total).toEqual(area);
  expect(own.areas).toEqual([{ id: HOME.areas[0], name: expect.any(String), ...area }]);
  expect(own.forms).toEqual([
    { id: at.lamps, title: { text: 'Luminarias' }, ...lamps },
    { id: at.claims, title: { text: 'Reclamos' }, ...claims },
  ]);
  expect((await figures('?from=2026-05-31&to=2026-05-31')).total).toEqual({
    ...area,
    made: 1,
    done: 0,
    doneLate: 0,
    medianDays: null,
  });
  expect((await figures(june, 'admin')).total).toEqual({ ...area, made: 6, open: 3, overdue: 2 });
  expect((await figures(june, 'neighbour')).areas).toMatchObject([{ id: HOME.areas[1], made: 1, open: 1 }]);
});

it('X39.57 a range with one day, or the wrong way round, is refused by its field; other municipalities and who does not plan get none', async () => {
  const field = async (query: string) => (await figures(query)).issues?.[0]?.at.field;
  expect(await field('?from=2026-06-01')).toBe('query.to');
  expect(await field('?to=2026-06-01')).toBe('query.from');
  expect(await field('?from=2026-06-02&to=2026-06-01')).toBe('query.to');
  expect(await field('?from=2026-02-31&to=2026-06-01')).toBe('query.from');
  expect((await figures('', 'inspector')).code).toBe('forbidden');
  expect((await figures('', 'foreigner')).code).toBe('forbidden');
  const away = await at.world.as.supervisor.get(`/api/municipalities/${AWAY.id}/work-order-figures`);
  expect(away.body.code).toBe('forbidden');
});
