// The figures of the plan for who plans: of the areas that they have, over the days that they name or the last month.
// rules: X39.57
import type { Query, Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanFigures } from '@constancia/contract/work-orders/plan-figures.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { quickRange } from '@constancia/domain/statistics/range.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { openPlan, type WorkOrderServices } from '../plan.ts';
import { countPlan, type FiguresRow } from './queries.ts';

const NOTHING = { made: 0, done: 0, doneLate: 0, open: 0, overdue: 0, medianDays: null };

export async function planFigures(
  { db, clock }: WorkOrderServices,
  actor: Actor,
  {
    municipalityId,
    query: { from, to },
  }: { readonly municipalityId: string; readonly query: Query<typeof readPlanFigures> },
): Promise<Reply<typeof readPlanFigures>> {
  const { planned, timeZone } = await openPlan(db, actor, municipalityId);
  const at = clock();
  const usual = quickRange('1-month', wallTimeOf(at, timeZone).day);
  const range = from !== undefined && to !== undefined ? { from, to } : usual;
  const rows = await countPlan(db, planned, { range, now: { at, timeZone } });
  const of = (by: FiguresRow['by']) => rows.filter((row) => row.by === by).map(({ by: _by, ...row }) => row);
  const { id: _id, name: _name, ...total } = of('all')[0] ?? { id: '', name: '', ...NOTHING };
  return { range, total, areas: of('area'), forms: of('form') };
}
